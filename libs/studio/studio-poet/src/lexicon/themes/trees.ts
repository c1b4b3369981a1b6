import type { ThemeSource } from '../theme-source.ts';

export const TREES: ThemeSource[] = [
  {
    name: '木',
    subjects: `
垂柳|weeping willows+|しだれ柳|春夏
垂杨|drooping willows+|しだれ柳|春夏
绿杨|green willows+|緑の柳|春夏
新柳|new willows+|芽ぶいた柳|
烟柳|misty willows+|もやにけむる柳|
杨柳|willows+|柳|
柳条|willow switches+|柳の枝|
柳丝|willow threads+|柳の糸|
嫩柳|tender willows+|みずみずしい柳|
枯柳|bare willows+|枯れ柳|秋冬
衰柳|failing willows+|衰えた柳|秋
古松|an old pine|古い松|
苍松|a dark pine|青黒い松|
孤松|a lone pine|一本の松|
长松|tall pines+|丈高い松|
乔松|a towering pine|そびえる松|
松影|the shadows of pines+|松の影|
翠竹|green bamboo|緑の竹|
修竹|tall bamboo|長い竹|
新竹|new bamboo|若竹|
疏竹|thin bamboo|まばらな竹|
寒竹|cold bamboo|冷ややかな竹|
竹影|the shadows of bamboo+|竹の影|
新笋|bamboo shoots+|たけのこ|春夏
丹枫|red maples+|紅い楓|
枫叶|maple leaves+|楓の葉|
枫林|the maple wood|楓の林|
红叶|red leaves+|紅葉|秋
黄叶|yellow leaves+|黄ばんだ葉|秋
落叶|fallen leaves+|落葉|秋
霜叶|frosted leaves+|霜をおいた葉|
秋叶|autumn leaves+|秋の葉|
梧叶|leaves of the parasol tree+|桐の葉|
疏桐|a thinning parasol tree|葉のまばらな桐|秋
碧梧|a green parasol tree|緑の梧桐|
芭蕉|a plantain|芭蕉|夏秋
蕉叶|plantain leaves+|芭蕉の葉|夏秋
绿槐|green locust trees+|緑の槐|
古槐|an old locust tree|古い槐|
老槐|an old locust tree|槐の老木|
桑叶|mulberry leaves+|桑の葉|
柔桑|soft mulberries+|やわらかな桑|
乌桕|tallow trees+|なんきんはぜ|秋
银杏|ginkgo trees+|いちょう|秋
橘树|orange trees+|みかんの木|江村园山
丹橘|red oranges+|赤いみかん|秋江村园山
黄橘|yellow oranges+|黄色いみかん|秋江村园山
黄柑|yellow tangerines+|黄色い柑子|秋江村园山
枇杷|loquats+|びわの実|夏江村园山
黄梅|yellow plums+|黄ばんだ梅の実|夏雨
青梅|green plums+|青い梅|夏
朱樱|red cherries+|赤いさくらんぼ|夏
葡萄|grapes+|葡萄|秋
红枣|red dates+|赤いなつめ|秋村塞
柿叶|persimmon leaves+|柿の葉|秋
红柿|red persimmons+|赤い柿|秋
梨叶|pear leaves+|梨の葉|秋
古木|old trees+|古木|
寒木|cold trees+|寒々とした木|秋冬
乔木|tall trees+|高い木|
高树|high trees+|高い樹|
杂树|mixed trees+|さまざまの木|
疏林|a thin wood|まばらな林|秋冬
寒林|a cold wood|寒々とした林|秋冬
远林|a far wood|遠い林|
翠柏|green cypresses+|緑の柏|
古柏|old cypresses+|古い柏|
老柏|old cypresses+|老いた柏|
茶树|tea bushes+|茶の木|
新茶|new tea leaves+|新茶の芽|春山村
檀树|sandalwood trees+|檀の木|
棕叶|palm leaves+|棕櫚の葉|`,
    acts: `
摇残照|sway(s) in the last light|名残の光に揺れる|
当门立|stand(s) before the gate|門の前に立つ|村山寺园
临流水|stand(s) over running water|流れにのぞむ|江湖山村园市
连深院|reach(es) to the deep courtyard|奥深い庭に連なる|园宫寺楼
如人立|stand(s) like someone waiting|人のように立つ|
含烟雨|hold(s) mist and rain|煙る雨をふくむ|雨
侵苔石|shade(s) the mossy stones|苔むす石をおおう|山寺园竹
临风动|stir(s) in the wind|風に動く|
依山寺|stand(s) close to the mountain temple|山寺に寄り添う|寺山
遮半路|half hide(s) the road|道をなかば隠す|山村寺
青未了|{is|are} green without end|青さが尽きない|
寒更绿|grow(s) greener in the cold|寒さにいよいよ緑になる|冬
深几许|{is|are} deep, who knows how deep|どれほど深いことか|
连远岸|reach(es) to the far bank|遠い岸に連なる|江湖
遮野水|shade(s) the waters of the plain|野の水をおおう|村江
随晓吹|follow(s) the morning breeze|朝風になびく|晨
绕寒塘|{is|are} all round the cold pool|冷たい池をめぐる|秋冬村湖园
映斜阳|glow(s) in the slanting sun|夕日に映える|
拂宫墙|brush(es) the palace wall|宮殿の塀をなでる|宫
覆山房|shelter(s) the mountain hut|山の庵をおおう|山寺
起秋风|rouse(s) the autumn wind|秋風を起こす|秋
满山红|redden(s) the whole hill|山いっぱいに紅い|山寺
倚晴空|stand(s) against the clear sky|晴れた空に立つ|晴
拂楼台|brush(es) the tower and terrace|楼台をなでる|楼宫园
映楼台|mirror(s) on tower and terrace|楼台に映える|楼宫园
覆莓苔|spread(s) over the moss|苔をおおう|山寺园竹
弄新晴|play(s) in the new clear sky|晴れたばかりの空にたわむれる|晴
作秋声|make(s) the sound of autumn|秋の声を立てる|秋
雨余青|{is|are} green after rain|雨のあとに青い|雨晴
绕溪流|wind(s) round the brook|谷川をめぐる|山村竹园
覆汀洲|shade(s) the sandbank|中州をおおう|江湖
系行舟|hold(s) the traveller's boat|旅の舟をつなぐ|江湖市
淡如烟|{is|are} pale as mist|煙のように淡い|
拂江天|brush(es) river and sky|川と空とをなでる|江
出云端|rise(s) above the clouds|雲の上に出る|山寺
自成邻|keep(s) me company|おのずから隣人となる|
静无尘|{is|are} quiet, without dust|静かで塵もない|
夹通津|line(s) the way to the ferry|渡し場への道の両側に並ぶ|江市
昼阴阴|keep(s) a deep shade at noon|昼も小暗い|昼
满前林|fill(s) the wood ahead|行く手の林に満ちる|
影横斜|cast(s) a slanting shadow|影を斜めに落とす|
护人家|shelter(s) the houses|人家をかこむ|村市山
映残霞|stand(s) before the last glow|夕焼けの名残に映る|暮
绕山扉|grow(s) round the mountain gate|山の戸をめぐる|山寺
拂人衣|brush(es) my clothes|人の衣をなでる|
落还飞|fall(s) and fly(s) again|散ってはまた舞う|秋
拂涟漪|brush(es) the ripples|さざなみをなでる|江湖园
夜生寒|give(s) off cold at night|夜の寒さを生む|夜秋冬
护禅关|guard(s) the temple gate|寺の門を守る|寺
满空山|fill(s) the empty hills|人けのない山に満ちる|山寺
绕野塘|{is|are} all round the pool in the fields|野の池をめぐる|村
已半黄|{is|are} already half yellow|もうなかば黄ばむ|秋
覆短墙|hang(s) over the low wall|低い塀をおおう|村园
引晚风|draw(s) the evening wind|夕風をさそう|暮
落晚风|fall(s) in the evening wind|夕風に散る|秋暮
映日红|show(s) red in the sun|日に映えて紅い|昼暮
半掩台|half hide(s) the terrace|高台をなかば隠す|园宫楼
覆绿苔|spread(s) over green moss|緑の苔をおおう|山寺园竹斋
拂槛来|come(s) brushing the rail|欄干をなでて来る|楼园
晓更青|{is|are} greener at dawn|明け方にいっそう青い|晨
雨后青|{is|are} green after rain|雨のあとに青い|雨晴
月下清|{is|are} clear under the moon|月の下に清らか|夜
照水明|{is|are} bright in the water|水に明るく映る|江湖园
拂画楼|brush(es) the painted tower|彩りの楼をなでる|楼宫市园
欲暮秋|{is|are} near the end of autumn|秋の暮れに向かう|秋
傍水流|follow(s) the running water|流れに沿う|江湖山村竹园市
蘸碧流|dip(s) in the green stream|碧の流れにひたる|江湖园
拂钓船|brush(es) the fishing boat|釣り舟をなでる|江湖
半入烟|{is|are} half lost in mist|なかば煙にかくれる|
隔晓烟|stand(s) beyond the dawn mist|朝もやの向こうに立つ|晨
影近人|come(s) near with a shadow|影が人に近い|
绿照人|shine(s) green on me|緑が人を照らす|
带雨深|{is|are} deeper with the rain|雨を帯びて深い|雨
一院阴|shade(s) the whole courtyard|中庭いっぱいに陰をつくる|夏园寺宫斋
晚自阴|darken(s) at evening|夕べおのずと暗む|暮
半掩家|half hide(s) the house|家をなかば隠す|村山
掩酒家|hide(s) the tavern|酒屋を隠す|市村江
一径斜|lead(s) along a slanting path|斜めの小道に続く|山村寺竹园
映夕扉|stand(s) by the evening door|夕べの戸口に映る|暮
雨里飞|fly(s) in the rain|雨の中を舞う|雨秋
出短篱|rise(s) over the low fence|低い垣の上に出る|村园
晓带寒|{is|are} cold at dawn|明け方の寒さを帯びる|秋冬晨
老更闲|{is|are} old and the more at ease|老いていよいよのどか|
隔水湾|stand(s) across the bend of the water|入り江の向こうに立つ|江湖村`,
    modifiers: `
夹岸|on both banks|両岸の|江湖市
绕屋|around the house|家をめぐる|村山斋
拂水|sweeping the water|水をはらう|江湖园
带雨|wet with rain|雨をふくんだ|雨
带雪|under the snow|雪をのせた|雪
满院|all over the courtyard|中庭いっぱいの|园寺宫斋
隔岸|on the far bank|向こう岸の|江湖
映月|in the moonlight|月に映える|夜
绕寺|around the temple|寺をめぐる|寺山
当户|before the door|戸口の|
一径|along one path|ひとすじの道の|山寺竹园村
几处|here and there,|そこここの|
沿溪|along the brook|谷川に沿う|山村竹
临溪|over the brook|谷川にのぞむ|山村竹园
连村|beyond the village|村に続く|村
临池|by the pool|池のほとりの|园湖宫斋
当窗|at the window|窓辺の|斋楼寺竹
经霜|touched by frost|霜を経た|秋冬
含烟|full of mist|もやをふくむ|
依墙|against the wall|塀に寄る|园宫村
摇风|shaken by the wind|風に揺れる|
千章|in their thousands|数知れぬ|山寺`,
  },
  {
    name: '草',
    subjects: `
春草|spring grass|春の草|
芳草|fragrant grass|かぐわしい草|春夏
青草|green grass|青草|春夏
细草|fine grass|細い草|春夏
野草|wild grass|野の草|春夏秋
绿草|green grass|緑の草|春夏
烟草|misty grass|もやにかすむ草|春夏
庭草|the courtyard grass|庭の草|春夏秋园寺斋宫
白草|white steppe grass|白い草|秋冬塞
黄草|yellow grass|黄ばんだ草|秋塞村
衰草|withered grass|枯れ草|秋
蓬草|tumbleweed|よもぎ|秋塞
苍苔|grey-green moss|青い苔|
青苔|green moss|青苔|
绿苔|green moss|緑の苔|
苔痕|traces of moss+|苔のあと|
古苔|old moss|古い苔|
浮萍|duckweed|浮き草|春夏江湖园村
绿萍|green duckweed|緑の浮き草|春夏江湖园村
蒲叶|rush leaves+|蒲の葉|夏江湖
菰蒲|wild rice and rushes+|まこもと蒲|夏秋江湖
芦苇|reeds+|蘆|江湖
芦叶|reed leaves+|蘆の葉|江湖
荷叶|lotus leaves+|蓮の葉|夏江湖园村
圆荷|round lotus leaves+|丸い蓮の葉|夏江湖园村
枯荷|withered lotuses+|枯れた蓮|秋湖园
菱叶|water-chestnut leaves+|菱の葉|夏秋江湖园
新麦|new wheat|新しい麦|夏
麦苗|the young wheat|麦の苗|春
麦浪|waves of wheat+|麦の波|夏村
黄麦|yellow wheat|黄色い麦|夏
秧针|rice seedlings+|早苗|夏春村
新秧|new rice seedlings+|植えたばかりの早苗|夏村
晚稻|late rice|晩稲|秋
香稻|fragrant rice|香り高い稲|秋
黄云|ripe grain like yellow cloud|黄色い雲のような稲|秋村
豆叶|bean leaves+|豆の葉|秋夏村
葵叶|mallow leaves+|葵の葉|夏村园
药草|healing herbs+|薬草|山寺春夏
兰草|orchid leaves+|蘭の葉|
瓜蔓|melon vines+|瓜のつる|夏村
藤蔓|trailing vines+|蔓草|山竹寺`,
    acts: `
连天际|reach(es) to the edge of the sky|空の果てに続く|江塞村海
侵阶绿|{is|are} green up the steps|きざはしまで緑に満ちる|寺园斋宫
侵行径|grow(s) over the path|小道をおかす|
沿堤绿|{is|are} green along the dyke|堤に沿って緑に|江湖村春
无人扫|{is|are} swept by nobody|掃く人もない|寺园宫山斋
随波动|move(s) with the ripples|波のまにまに動く|江湖
青一片|{is|are} one stretch of green|一面に青い|
深几尺|{is|are} some feet deep|幾尺の深さか|
寒不死|live(s) on in the cold|寒さにも枯れない|冬
平似剪|{is|are} even, as if cut|刈ったように平らだ|春夏
满池塘|fill(s) the pool|池いっぱいに茂る|园湖村
满山梁|cover(s) the ridge|山の背をおおう|山
自生香|{is|are} fragrant unasked|おのずと香る|
动秋风|stir(s) in the autumn wind|秋風に動く|秋
绕墙东|grow(s) east of the wall|塀の東をめぐる|园村
上楼台|climb(s) the terrace|楼台にのぼる|园宫楼
雨中青|{is|are} green in the rain|雨の中に青い|雨
傍阶生|grow(s) beside the steps|きざはしの傍に生える|园寺宫斋
没江洲|cover(s) the islet|中州をおおう|江湖
绿盈畴|fill(s) the fields with green|田を緑に満たす|村
绿如烟|{is|are} green as mist|煙るように緑|
接长天|meet(s) the wide sky|広い空に連なる|江塞村
欲侵人|come(s) up to my feet|人に迫ろうとする|
绿如茵|{is|are} green like a carpet|しとねのように緑|春夏
满园林|fill(s) garden and grove|園と林に満ちる|园
没平沙|cover(s) the flat sands|平らな砂をおおう|江塞
上窗纱|lend(s) green to the window gauze|窓の薄絹に緑を映す|斋楼
映柴扉|show(s) by the brushwood gate|柴の戸に映る|村山竹
雨霏霏|lie(s) in the fine rain|こぬか雨に濡れる|雨
露华滋|{is|are} moist with bright dew|輝く露にうるおう|晨夜
覆盆池|cover(s) the basin pool|小さな池をおおう|园斋
不胜寒|can hardly bear the cold|寒さに耐えかねる|秋冬
满柴关|fill(s) the way to the wicket|柴の門に満ちる|村山
接大荒|run(s) to the great waste|荒野に続く|塞
满石床|cover(s) the stone bench|石の床をおおう|山寺园
一望中|fill(s) all that is in sight|見わたすかぎりに広がる|
上石台|climb(s) the stone terrace|石の台にのぼる|山寺园
照眼青|{is|are} green before the eyes|目に青い|
雨后生|grow(s) after the rain|雨のあとに生える|雨晴
满渡头|fill(s) the landing|渡し場に満ちる|江
一夜秋|{has|have} turned to autumn in a night|一夜で秋になった|秋
暗渡头|darken(s) the landing|渡し場に暗く茂る|江暮夜
接水天|meet(s) water and sky|水と空とに続く|江湖海
半似烟|{is|are} half like mist|なかば煙のよう|
不染尘|take(s) no dust|塵に染まらない|
没马深|{is|are} deep enough to hide a horse|馬を隠すほど深い|塞
几许深|{is|are} deep, who knows how deep|どれほど深いことか|
一径斜|lie(s) along a slanting path|斜めの小道に続く|山村寺园
映日斜|shine(s) in the low sun|傾く日に映える|暮
上客衣|lend(s) colour to my coat|旅人の衣に色を移す|
露未晞|{has|have} dew not yet dry|露もまだ乾かない|晨
绕石池|grow(s) round the stone pool|石の池をめぐる|寺园斋
雨又滋|{is|are} moist again with rain|また雨にうるおう|雨
露气寒|lie(s) in cold dew|露も冷ややか|秋晨夜
雨里闲|{is|are} idle in the rain|雨の中にのどか|雨`,
    modifiers: `
满地|all over the ground|地をおおう|
绕砌|round the steps|きざはしをめぐる|园寺宫斋
满径|all along the path|小道いっぱいの|园山寺村竹
带雨|wet with rain|雨に濡れた|雨
隔水|across the water|水の向こうの|江湖园
两岸|on both banks|両岸の|江湖
千里|for a thousand li|千里の|塞江
十里|for ten li|十里の|江湖村
沿阶|along the steps|きざはしに沿う|园寺宫斋
沿堤|along the dyke|堤に沿う|江湖村
连天|up to the sky|空に続く|江塞海
盈阶|covering the steps|きざはしに満ちる|园寺宫斋
含烟|full of mist|もやをふくむ|
连汀|along the shore|みぎわに続く|江湖`,
  },
];
