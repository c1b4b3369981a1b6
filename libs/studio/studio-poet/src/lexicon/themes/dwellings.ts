import type { ThemeSource } from '../theme-source.ts';

export const DWELLINGS: ThemeSource[] = [
  {
    name: '屋',
    subjects: `
朱门|the vermilion gate|朱塗りの門|宫市
朱楼|the vermilion tower|朱塗りの楼|宫市楼
红楼|the red tower|紅い楼|楼宫市
画楼|the painted tower|彩りの楼|楼宫市
高楼|the high tower|高殿|楼市宫
朱阁|the vermilion pavilion|朱塗りの閣|宫楼
翠阁|the green pavilion|翠の閣|楼宫园
金阙|the golden palace gate|金色の宮門|宫
金殿|the golden hall|金殿|宫
紫殿|the purple hall|紫宸の殿|宫
玉阙|the jade palace gate|玉の宮門|宫
玉殿|the jade hall|玉の御殿|宫
玄阙|the black gate tower|黒い楼門|宫
丹阙|the red palace gate|赤い宮門|宫
碧瓦|blue-green tiles+|碧の瓦|宫寺市
黄瓦|yellow tiles+|黄色い瓦|宫
黛瓦|dark tiles+|黒ずんだ瓦|市村园
粉墙|the white wall|白い塀|园市宫
白屋|a thatched white house|白い茅屋|村冬
茅舍|a thatched cottage|茅ぶきの家|村
野店|an inn in the fields|野の宿|村市
酒旗|a tavern flag|酒屋の旗|市村江
红旗|a red banner|赤い旗|塞
旌旗|banners+|旗じるし|塞
红桥|the red bridge|紅い橋|市园湖
画桥|the painted bridge|彩りの橋|市园湖
石桥|the stone bridge|石の橋|村市山
古桥|the old bridge|古い橋|村市江
竹亭|the bamboo pavilion|竹のあずまや|竹山
草亭|the thatched pavilion|草ぶきのあずまや|山村江
茅亭|the thatched pavilion|茅ぶきのあずまや|山村江
水亭|the waterside pavilion|水辺のあずまや|湖园
古寺|the old temple|古い寺|寺山
山寺|the mountain temple|山の寺|寺山
禅院|the cloister|禅の庭|寺
佛塔|the pagoda|仏塔|寺山
古塔|the old pagoda|古い塔|寺江市
古城|the old walled town|古い城|塞江市
戍楼|the watch tower|物見の楼|塞
烽火|the beacon fire|のろしの火|塞
狼烟|beacon smoke|狼煙|塞
铁衣|iron mail|鉄のよろい|塞
铁马|armoured horses+|鉄騎の馬|塞
书案|the writing desk|机|斋
石砚|the ink-stone|石の硯|斋
玄墨|black ink|黒い墨|斋
新墨|fresh ink|すりたての墨|斋
墨池|the ink pool|墨の池|斋
茶灶|the tea stove|茶のかまど|斋寺竹
石鼎|the stone tripod|石の鼎|斋寺竹
瓷碗|the porcelain bowl|磁器の碗|斋寺
青瓷|the celadon cup|青磁の碗|斋寺
白瓷|the white cup|白磁の碗|斋寺
瑶琴|the jade zither|玉の琴|斋楼竹
素琴|the plain zither|飾りのない琴|斋竹山
金炉|the golden censer|金の香炉|宫楼
玉炉|the jade censer|玉の香炉|宫楼
香炉|the censer|香炉|寺斋
檀炉|the sandalwood censer|檀香の炉|寺斋楼
珠帘|the pearl blind|真珠の簾|楼宫
翠帘|the green blind|翠の簾|楼宫
罗幕|silk hangings+|薄絹のとばり|楼宫
绛帐|crimson hangings+|紅いとばり|楼宫斋
锦帐|brocade hangings+|錦のとばり|楼宫
绣帘|the embroidered blind|刺繍の簾|楼宫
罗衣|a robe of gauze|薄絹の衣|楼宫
红裙|a red skirt|紅い裳|楼宫湖
翠袖|green sleeves+|翠の袖|楼宫湖
宝镜|the precious mirror|宝の鏡|楼宫
妆镜|the dressing mirror|化粧の鏡|楼宫
胭脂|rouge|紅|楼宫
红妆|her red dress|紅いよそおい|楼宫湖
纨扇|the silk fan|白絹の扇|夏秋楼宫
朱栏|the vermilion railing|朱塗りの欄干|楼宫园
画栏|the painted railing|彩りの欄干|楼园宫
秋千|the swing|ぶらんこ|春园楼
银屏|the silver screen|銀の屏風|楼宫
画屏|the painted screen|絵屏風|楼宫
玉阶|the jade steps+|玉のきざはし|宫楼
金井|the golden well|金の井桁|宫园
新酒|new wine|新しい酒|村市
红炉|the red stove|赤い炉|冬斋村市
渔网|fishing nets+|漁の網|江湖海
筒车|the water-wheel|水車|村夏`,
    acts: `
临流水|stand(s) over running water|流れにのぞむ|江湖市村园亭桥楼阁店舍
当官道|face(s) the high road|街道に面する|市村店旗楼门
深如海|{is|are} deep as the sea|海のように奥深い|宫门殿阙楼
临沧海|face(s) the blue sea|青海原にのぞむ|海
围深院|enclose(s) the deep courtyard|奥深い庭をかこむ|墙
连云起|rise(s) into the clouds|雲に連なってそびえる|楼殿阙阁塔城寺
无人到|see(s) nobody come|訪れる人もない|亭寺店舍院桥阁
飘官道|flutter(s) over the high road|街道にはためく|旗
翻落照|flap(s) in the sunset|夕日にひるがえる|旗暮
沉夜月|reflect(s) the night moon|夜の月を沈める|夜池
烧夜半|burn(s) at midnight|夜半に燃える|夜烽
寒似水|{is|are} cold as water|水のように冷たい|衣屏镜阶砚
香未散|ha(s|ve) still its fragrance|香りがまだ散らない|墨炉帐裙袖衣酒脂
深半掩|{is|are} half closed, and deep|奥深くなかば閉じる|门院帘幕帐
凝晓雪|{is|are} white as morning snow|朝の雪のように白い|瓷碗扇
温似玉|{is|are} smooth as jade|玉のようになめらかだ|瓷碗砚
声断续|{is|are} heard off and on|とぎれとぎれに鳴る|琴车
浮绿乳|hold(s) a green froth|緑の泡を浮かべる|瓷碗鼎
无客至|see(s) no guest come|訪れる客もない|舍店亭院屋
临水岸|stand(s) on the waterside|水辺に立つ|江湖市村亭楼桥塔
初未醉|ha(s|ve) not yet been drunk|まだ酔わせはしない|酒
连北斗|reach(es) to the Dipper|北斗に届く|楼塔城夜
闲挂壁|hang(s) idle on the wall|手持ちぶさたに壁にかかる|琴网扇
闲未试|{is|are} still untried|まだ試されない|墨琴砚
残照里|stand(s) in the last light|夕映えの名残の中にある|暮楼塔寺城亭桥门墙瓦阙殿
临水曲|stand(s) at the water's bend|水の曲がりにのぞむ|亭桥阁江湖园市
生画阁|ris(es|e) about the painted pavilion|彩りの閣に立つ|烟
浮塞上|rise(s) on the frontier|塞のほとりに上がる|烽烟
立斜阳|stand(s) in the slanting sun|夕日の中に立つ|暮楼塔寺城亭桥门墙屋旗
对横塘|face(s) the pool|堤の池に面する|湖村楼亭舍阁
映帘栊|show(s) through the blind|簾ごしに映る|屏炉帐妆裙脂
卷东风|roll(s) up in the east wind|春風に巻き上がる|春帘旗幕
动秋风|stir(s) in the autumn wind|秋風に動く|秋旗帘幕帐衣
倚晴空|stand(s) against the clear sky|晴れた空に立つ|晴楼塔阁殿阙城
向阳开|open(s) to the sun|日に向かって開く|昼门院舍
对花开|open(s) to the flowers|花に向かって開く|春帘门阁镜
积苍苔|gather(s) green moss|青い苔を積もらせる|阶井桥寺屋瓦砚墙亭
照人明|shine(s) clear on me|人を明るく照らす|镜炉瓦屏栏烽
照边城|light(s) the frontier town|辺境の町を照らす|烽旗
入诗清|enter(s) my verses, clear|詩に入って清らか|琴茶瓷碗墨
煮茶声|sing(s) with the tea|茶の煮える音を立てる|鼎灶炉
对清流|face(s) the clear stream|清い流れに面する|亭舍楼桥江湖村园
锁清秋|lock(s) in the clear autumn|澄んだ秋をとざす|秋楼院门阁
小如舟|{is|are} small as a boat|舟のように小さい|亭舍屋店
隔云烟|stand(s) beyond cloud and mist|雲やもやの向こうにある|寺塔楼亭阁城
卷轻烟|roll(s) up in light haze|薄もやの中に巻き上がる|帘幕旗
袅青烟|trail(s) blue smoke|青い煙をくゆらす|炉灶
逐番新|{is|are} new again|いつ見ても新しい|裙衣妆袖
待归人|wait(s) for someone to come home|帰る人を待つ|门舍帘楼店炉酒桥
夜沉沉|lie(s) in the deep of night|夜も深く静まる|夜宫楼门殿阁院帐
带花阴|{is|are} in the flowers' shade|花の陰を帯びる|春栏墙帘千阶井
出山阴|show(s) beyond the hill's shade|山の陰から現れる|寺塔亭
隔桃花|stand(s) beyond the peach blossoms|桃の花の向こうにある|春旗楼门桥舍墙千
煮新芽|boil(s) the new leaves|新芽を煮る|春鼎灶炉
映人衣|shine(s) on our clothes|人の衣に映る|炉旗门栏墙屏
掩清晖|shut(s) out the clear light|清らかな光をさえぎる|帘幕帐屏
对花枝|face(s) the flowering branches|花の枝に向かう|春镜帘楼阁栏屏亭
怯春寒|fear(s) the spring cold|春の寒さにおびえる|春衣袖裙
隔江看|{is|are} seen across the river|川ごしに見える|江楼塔旗城寺亭
隔云看|{is|are} seen through the clouds|雲ごしに見える|寺塔
对青山|face(s) the green hills|青い山に向かう|亭楼舍门寺案阁屋店
对夕阳|face(s) the evening sun|夕日に向かう|暮楼城门寺塔阁亭舍
袅晚风|sway(s) in the evening wind|夕風になびく|暮旗帘千
映日红|show(s) red in the sun|日に映えて紅い|昼暮门楼栏旗阙阁桥墙
入半空|rise(s) halfway up the sky|中空にそびえる|楼塔阁阙殿
向水开|open(s) on the water|水に向かって開く|江湖园门亭楼阁舍店
照眼明|{is|are} bright before the eyes|目に明るい|栏裙门旗墙镜瓷屏瓦桥
入水清|{is|are} clear in the water|水に清らかに映る|桥亭塔楼江湖市园
隔水流|stand(s) beyond the running water|流れの向こうにある|寺亭舍塔楼店村江山
上玉钩|{is|are} caught on its jade hook|玉の鉤に掛けられる|帘幕
不掩秋|do(es) not shut out the autumn|秋をさえぎらない|帘门屏
袅细烟|trail(s) a thin smoke|細い煙をくゆらす|炉灶鼎
半入烟|{is|are} half lost in mist|なかば煙にかくれる|塔楼寺桥城亭阁
绝点尘|{is|are} without a speck of dust|ひとつの塵もない|砚案琴瓷镜碗屏阶亭院
冷照人|reflect(s) me coldly|冷ややかに人を映す|镜屏
不见人|show(s) nobody within|人の姿を見せない|门楼院帘舍亭桥寺
一院深|enclose(s) one deep courtyard|奥深い庭をひとつかこむ|门墙宫寺园
夜更深|{is|are} deeper at night|夜いっそう奥深い|夜楼宫殿门阁帐
带落花|catch(es) the fallen petals|散る花びらを受ける|春栏阶桥帘千袖衣井
隔杏花|stand(s) beyond the apricot blossoms|杏の花の向こうにある|春旗楼舍店桥墙
待燕归|wait(s) for the swallows to return|燕の帰りを待つ|春帘楼幕门
掩翠微|hide(s) the green hillside|緑の山をかくす|帘幕楼墙
映翠微|show(s) against the green hillside|山の緑に映える|寺塔亭旗
拂柳枝|brush(es) the willow branches|柳の枝をなでる|春旗帘
夜生寒|give(s) off cold at night|夜の寒さを生む|夜秋冬衣阶屏帐井瓦
照水寒|shine(s) cold in the water|水に冷たく映る|秋冬烽桥塔
一局闲|wait(s) for an idle game of chess|のどかな一局を待つ|亭`,
    modifiers: `
临水|by the water|水辺の|亭楼舍桥江湖园村市
隔岸|on the far bank|向こう岸の|江湖旗楼塔寺亭
隔竹|beyond the bamboo|竹の向こうの|亭舍寺旗店灶
山顶|on the hilltop|山の頂の|塔寺亭山
几处|here and there,|そこここの|楼旗店舍
十里|for ten li|十里の|市楼帘
花外|beyond the flowers|花の向こうの|春楼桥旗墙
窗下|below the window|窓の下の|案砚琴墨炉屏镜灶鼎
月下|under the moon|月の下の|夜楼门亭桥琴砚城塔
村外|beyond the village|村はずれの|店桥亭
临江|over the river|川にのぞむ|楼城塔亭江
桥边|by the bridge|橋のほとりの|店舍旗亭
山中|in the hills|山の中の|寺亭塔山
城头|on the town wall|城壁の上の|塞旗楼
窗前|before the window|窓の前の|案砚琴墨炉屏镜灶鼎帘
宫中|in the palace|宮中の|宫殿门楼帘炉帐屏阶阁
深深|deep, deep within,|奥深い|院门楼帘殿阁`,
  },
  {
    name: '声',
    subjects: `
晚钟|the evening bell|夕べの鐘|暮寺山江
晓钟|the dawn bell|暁の鐘|晨寺山宫
暮钟|the evening bell|夕暮れの鐘|暮寺山江
钟声|the sound of the bell|鐘の音|寺山江市
疏钟|a slow bell|間遠な鐘|寺山江
寒磬|a cold chime|冷ややかな磬|秋冬寺
梵磬|the temple chime|梵磬の音|寺
画角|a painted horn|画角の音|塞
羌笛|a Tibetan flute|羌笛の音|塞
胡笳|a reed pipe|胡笳の音|塞
玉笛|a jade flute|玉の笛の音|楼江市
短笛|a short flute|短い笛の音|村江
渔唱|a fisherman's song|漁師の歌|江湖
樵唱|a woodman's song|木こりの歌|山
菱唱|a chestnut-gatherer's song|菱採りの歌|湖夏秋
采莲|a lotus-gatherers' song|蓮採りの歌|湖夏
寒杵|the beat of fulling-clubs|冷たい砧の音|秋夜市江塞
寒漏|the cold water-clock|冷たい水時計の音|夜宫
玉漏|the jade water-clock|玉の水時計の音|夜宫楼
箫鼓|pipes and drums+|笛と太鼓の音|市江村
鸡唱|a cock's crow|鶏の声|晨村市
犬吠|a dog's bark|犬の声|村`,
    acts: `
来天外|come(s) from beyond the sky|空のかなたから来る|
随风至|come(s) on the wind|風に乗って来る|
穿林远|go(es) far through the woods|林をぬけて遠ざかる|山村寺
声断续|{is|are} heard off and on|とぎれとぎれに聞こえる|
随水远|go(es) far along the water|水とともに遠ざかる|江湖
催客起|rouse(s) the traveller|旅人を起こす|晨
惊远梦|wake(s) me from far dreams|遠い夢を覚ます|夜晨
过横塘|pass(es) over the pool|堤の池を過ぎる|湖村
落晴空|fall(s) from the clear sky|晴れた空から落ちて来る|
逐风来|come(s) on the wind|風を追って来る|
落江楼|fall(s) on the river tower|川辺の楼に落ちる|江
动离愁|stir(s) the sorrow of parting|別れの悲しみをそそる|
入江天|enter(s) river and sky|川と空との間に入る|江湖
到窗前|come(s) to the window|窓の前まで届く|
唤行人|call(s) the traveller|道ゆく人を呼ぶ|
出烟林|come(s) out of the misty wood|もやの林から聞こえる|山村寺
到人家|reach(es) the houses|家々に届く|村市江
出柴扉|come(s) from the brushwood gate|柴の戸から聞こえる|村
夜生寒|give(s) off cold at night|夜の寒さを生む|夜秋冬
满空山|fill(s) the empty hills|人けのない山に満ちる|山寺
满关山|fill(s) the border hills|国境の山に満ちる|塞
隔短墙|come(s) over the low wall|低い塀ごしに聞こえる|
逐晚风|follow(s) the evening wind|夕風を追う|暮
隔水来|come(s) from across the water|水を隔てて来る|江湖村
入夜清|{is|are} clear into the night|夜に入って澄む|夜
满戍楼|fill(s) the watch tower|物見の楼に満ちる|塞
过小楼|pass(es) the little tower|小楼を過ぎる|
到客船|reach(es) the traveller's boat|旅の船に届く|江
到枕边|reach(es) my pillow|枕べに届く|夜晨
不见人|come(s) from no one to be seen|人の姿は見えない|
出竹林|come(s) out of the bamboo|竹林から聞こえる|竹寺村
隔落花|come(s) from beyond falling petals|散る花の向こうから聞こえる|春
出翠微|come(s) from the green hillside|緑の山から聞こえる|山寺
带月闻|{is|are} heard with the moon|月とともに聞こえる|夜`,
    modifiers: `
隔岸|from the far bank|向こう岸の|江湖
隔水|from across the water|水の向こうの|江湖村
几处|from here and there,|そこここの|
数杵|with slow strokes|いくつか打つ|钟
一声|with a single note|一声の|钟磬笛笳角
三声|with three notes|三声の|磬笛笳角`,
  },
  {
    name: '灯',
    subjects: `
孤灯|a lone lamp|ひとつの灯|夜
寒灯|a cold lamp|寒々とした灯|夜秋冬
青灯|a blue lamp|青い灯|夜寺斋
残灯|a dying lamp|消えかかる灯|夜
渔灯|fishing lamps+|漁りの灯|夜江湖
渔火|fishing fires+|漁火|夜江湖
佛灯|the lamp before the Buddha|仏前の灯|夜寺
红烛|red candles+|紅い蝋燭|夜楼宫
银烛|silver candles+|銀の燭|夜楼宫
画烛|painted candles+|彩りの燭|夜楼宫
红灯|red lanterns+|紅い灯|夜市楼宫
灯火|lamplights+|ともしび|夜村市江
星火|sparks of light+|星のような火|夜江村`,
    acts: `
明还暗|grow(s) bright and dim again|明るんではまた暗む|
依孤枕|stay(s) by a lonely pillow|ひとりの枕に寄り添う|斋楼寺
明深院|light(s) the deep courtyard|奥深い庭を照らす|宫楼寺市
人未寝|find(s) us still awake|まだ寝ない人を照らす|斋楼村
红一点|{is|are} one point of red|一点の紅|
寒不灭|burn(s) on in the cold|寒さの中に消えずにいる|
隔江红|{is|are} red across the river|川を隔てて紅い|江
映帘栊|show(s) through the blind|簾ごしに映る|楼宫斋
照窗明|light(s) the window|窓を明るくする|
照残更|light(s) the last watches|夜ふけを照らす|
伴书生|keep(s) a reader company|書を読む人に寄り添う|斋
入江流|go(es) down into the river's stream|川の流れに映る|江
伴人愁|keep(s) our sorrow company|人の愁いに寄り添う|
照无眠|shine(s) on the sleepless|眠れぬ人を照らす|
近人亲|come(s) near, like kin|人に近く親しい|
夜沉沉|burn(s) in the deep of night|更けゆく夜にともる|
落灯花|drop(s) its burnt flower|燃えさしの花を落とす|灯
映窗纱|show(s) through the window gauze|窓の薄絹に映る|楼斋宫
待人归|wait(s) for someone to come home|人の帰りを待つ|
夜生寒|{is|are} cold in the night|夜の寒さにともる|秋冬
照水红|show(s) red in the water|水に紅く映る|江湖市
两岸明|light(s) both banks|両岸を明るくする|江市
满画楼|fill(s) the painted tower|彩りの楼に満ちる|楼宫市
出钓船|show(s) on the fishing boats|釣り船にともる|江湖
向晓残|burn(s) low towards dawn|明け方に細る|
照夜深|shine(s) deep into the night|深い夜を照らす|
几点斜|twinkle(s) here and there|点々とまたたく|江湖村
隔短篱|show(s) beyond the low fence|低い垣の向こうに見える|村`,
    modifiers: `
隔岸|on the far bank|向こう岸の|江湖
隔竹|beyond the bamboo|竹の向こうの|竹寺斋
数点|a few points of#|いくつかの|
两岸|on both banks|両岸の|江市
十里|for ten li|十里の|市
窗前|before the window|窓の前の|斋楼寺
江边|on the riverside|川べの|江`,
  },
];
