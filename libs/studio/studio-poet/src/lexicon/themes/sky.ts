import type { ThemeSource } from '../theme-source.ts';

export const SKY: ThemeSource[] = [
  {
    name: '月',
    subjects: `
明月|the bright moon|明月|
新月|the new moon|新月|
残月|the waning moon|残月|晨
初月|the young moon|夕月|
秋月|the autumn moon|秋の月|秋
寒月|the cold moon|寒月|秋冬
孤月|the lone moon|ただ一つの月|
江月|the river moon|川の月|江
山月|the mountain moon|山の月|山寺
海月|the moon on the sea|海の月|海
素月|the white moon|白い月|
霜月|the frosty moon|霜夜の月|
凉月|the cool moon|涼しい月|夏秋
边月|the frontier moon|辺境の月|塞
月华|moonlight|月の光|
月光|moonlight|月の光|
清辉|the clear light|清らかな月の光|夜
清光|the clear light|清い月光|夜
疏星|scattered stars+|まばらな星|
残星|the last stars+|残りの星|晨
明河|the Silver River|天の川|秋夜
银汉|the Silver River|銀河|秋夜
玉轮|the jade wheel of the moon|玉の輪の月|夜`,
    acts: `
临孤馆|look(s) down on a lonely inn|ひとけない宿にのぞむ|市江塞
当窗白|{is|are} white at the window|窓に白い|斋楼竹寺
穿云去|pass(es) through the clouds|雲をぬけてゆく|
随人去|go(es) where I go|人について来る|
来林下|come(s) in beneath the trees|木の下に差し入る|山寺竹园
升东岭|rise(s) over the eastern ridge|東の嶺にのぼる|山
知人意|know(s) what is in my heart|人の心を知る|
明似水|{is|are} bright as water|水のように明るい|
沉远水|sink(s) into far water|遠い水に沈む|江湖海
才半出|{is|are} only half risen|ようやく半ばのぼる|
窥户牖|look(s) in at door and window|戸や窓からのぞく|斋楼村
千里共|{is|are} shared for a thousand li|千里の人とともに見る|
满池塘|fill(s) the pool|池いっぱいに満ちる|园湖村
冷如霜|{is|are} cold as frost|霜のように冷たい|
照寒江|shine(s) on the cold river|寒々とした川を照らす|江
满帘栊|fill(s) the blinds|簾いっぱいに差す|楼宫斋
满晴空|fill(s) the clear sky|晴れた空に満ちる|
挂疏桐|hang(s) in the thin parasol tree|まばらな桐にかかる|秋园斋
过墙来|come(s) over the wall|塀を越えて来る|园宫
照苍苔|shine(s) on the moss|青い苔を照らす|园寺山竹
上楼台|climb(s) the terrace|楼台にのぼる|楼宫园
照人明|shine(s) clear on me|人を明るく照らす|
近人清|come(s) near and clear|人に近く清らか|
照江城|shine(s) on the river town|川辺の町を照らす|江市
照孤舟|shine(s) on a lone boat|一そうの舟を照らす|江湖
下西楼|go(es) down behind the west tower|西の楼に沈む|楼宫市
满汀洲|fill(s) the sandbank|中州に満ちる|江湖
照无眠|shine(s) on the sleepless|眠れぬ人を照らす|
满霜天|fill(s) the frosty sky|霜の空に満ちる|秋冬
到窗前|come(s) to the window|窓の前に来る|斋楼竹
白于银|{is|are} whiter than silver|銀よりも白い|
照离人|shine(s) on those who part|別れゆく人を照らす|
满衣襟|fill(s) my lapels|襟に満ちる|
照鸣琴|shine(s) on the zither|鳴る琴を照らす|竹斋山
照平沙|shine(s) on the level sands|平らな砂を照らす|江塞海
照千家|shine(s) on a thousand homes|千の家を照らす|市江
照人归|light(s) the way home|帰る人を照らす|
上林扉|climb(s) to the gate in the wood|林の戸口にのぼる|山寺
照花枝|shine(s) on flowering branches|花の枝を照らす|春园
夜生寒|give(s) off cold at night|夜の寒さを生む|秋冬
出关山|rise(s) over the border hills|国境の山から出る|塞
照松关|shine(s) on the pine gate|松の門を照らす|山寺
白似霜|{is|are} white as frost|霜のように白い|
转画廊|move(s) along the painted gallery|彩りの回廊を移る|宫园楼
照半床|light(s) half the bed|寝床を半ば照らす|斋楼
挂晚空|hang(s) in the evening sky|夕空にかかる|
半入空|{is|are} halfway up the sky|中空にかかる|
照水来|come(s) shining on the water|水を照らして来る|江湖海
照影清|make(s) clear shadows|影を清らかに映す|
近水明|{is|are} bright close to the water|水に近く明るい|江湖
满画楼|fill(s) the painted tower|彩りの楼に満ちる|楼宫
逐水流|follow(s) the running water|水の流れを追う|江
上客船|come(s) aboard the traveller's boat|旅の船に差し込む|江
共水天|{is|are} one with water and sky|水と空とひとつになる|江湖海
隔晓烟|hang(s) beyond the dawn mist|朝もやの向こうにかかる|晨
独照人|shine(s) on me alone|ひとり人を照らす|
照夜深|shine(s) deep into the night|深い夜を照らす|
伴苦吟|keep(s) me company over my verses|詩に苦しむ人に寄り添う|斋
照浅沙|shine(s) on shallow sands|浅い砂を照らす|江湖海
过竹斜|slant(s) past the bamboo|竹を過ぎて傾く|竹斋园
照客衣|shine(s) on the traveller's coat|旅の衣を照らす|
上翠微|climb(s) the green hillside|緑の山にのぼる|山寺
挂一枝|hang(s) on a branch|枝の先にかかる|园山
照水寒|shine(s) cold on the water|水を冷たく照らす|秋冬江湖
出海湾|rise(s) from the bay|入り江からのぼる|海`,
    modifiers: `
出海|risen from the sea|海を出た|海
照水|on the water|水を照らす|江湖海
隔竹|beyond the bamboo|竹の向こうの|竹斋园
半夜|at midnight|夜半の|
当空|high in the sky|空に高い|
窥窗|at the window|窓にのぞく|斋楼
三更|at the third watch|真夜中の|
衔山|at the mountain's edge|山の端の|山江村`,
  },
  {
    name: '日',
    subjects: `
红日|the red sun|赤い日|昼晨
朝日|the morning sun|朝日|
初日|the new sun|のぼったばかりの日|晨
旭日|the rising sun|旭日|晨
落日|the setting sun|落日|
斜日|the low sun|斜めの日|暮
斜阳|the slanting sun|夕日|
夕阳|the evening sun|夕陽|
残阳|the last sun|沈みゆく日|暮
残照|the last light|夕映えの名残|
返照|the returning light|照り返す夕日|
晚霞|the evening glow|夕焼け|
残霞|the last of the glow|夕焼けの名残|
落霞|the sinking glow|沈む夕焼け|
丹霞|the red glow|紅い霞|晨暮
朝霞|the morning glow|朝焼け|
赤霞|the crimson glow|真っ赤な霞|晨暮
彩霞|the coloured glow|彩りの霞|晨暮
紫霞|the purple glow|紫の霞|晨暮
晴光|clear sunlight|晴れた光|晴昼
春日|the spring sun|春の日|昼
曙色|the light of daybreak|夜明けの色|晨
曙光|the first light|曙の光|晨
烈日|the fierce sun|烈しい日|夏昼
余霞|the lingering glow|名残の霞|暮
金乌|the golden crow of the sun|金烏の日|昼晨`,
    acts: `
明孤戍|light(s) the lonely outpost|ぽつんと立つ砦を照らす|塞
沉江树|sink(s) behind the river trees|川辺の木立に沈む|江暮
生沧海|rise(s) from the blue sea|青海原にのぼる|海晨
明山郭|light(s) the hill town|山あいの町を照らす|山市
穿云出|come(s) out through the clouds|雲を破って出る|
临城阙|look(s) down on the palace gates|宮城の門にのぞむ|宫
烘山谷|warm(s) the mountain valley|山の谷を温める|山
浮远水|float(s) on far water|遠い水に浮かぶ|江湖海
红半壁|redden(s) half the cliff|崖のなかばを紅く染める|山
明万瓦|light(s) ten thousand tiles|あまたの瓦を照らす|宫市
来竹里|come(s) into the bamboo|竹の中に差す|竹
明古渡|light(s) the old ferry|古い渡しを照らす|江
照寒塘|shine(s) on the cold pool|冷たい池を照らす|秋冬村湖
下宫墙|come(s) down the palace wall|宮殿の塀を下りる|宫
照渔梁|shine(s) on the fishing weir|やなを照らす|江湖
半江红|redden(s) half the river|川のなかばを紅く染める|江
照人红|redden(s) our faces|人を紅く照らす|
照帘栊|shine(s) on the blinds|簾を照らす|楼宫
上高台|climb(s) the high terrace|高台にのぼる|宫楼塞
照江开|open(s) the river to the light|川を照らしひろげる|江
照苍苔|shine(s) on the moss|青い苔を照らす|山寺园竹
照关城|shine(s) on the border town|関の城を照らす|塞
照边城|shine(s) on the frontier town|辺境の城を照らす|塞
雨余明|{is|are} bright after the rain|雨のあとに明るい|
照高楼|shine(s) on the high tower|高殿を照らす|楼宫市
照归舟|shine(s) on the homing boat|帰る舟を照らす|江湖
满汀洲|fill(s) the sandbank|中州に満ちる|江湖
满江天|fill(s) river and sky|川と空とに満ちる|江
照炊烟|shine(s) on the cooking smoke|炊煙を照らす|村
照行人|shine(s) on those who travel|道ゆく人を照らす|
满通津|fill(s) the ferry road|渡しの道に満ちる|市江
满疏林|fill(s) the thin wood|まばらな林に満ちる|秋冬山村
下遥岑|come(s) down on the far hills|遠い峰に下りる|山
照平沙|shine(s) on the level sand|平らな砂を照らす|塞江海
照人家|shine(s) on the houses|家々を照らす|村市
上柴扉|climb(s) the brushwood gate|柴の戸に差す|村山
照人衣|shine(s) on our clothes|人の衣を照らす|
照疏篱|shine(s) on the loose fence|まばらな垣を照らす|村园
隔云看|{is|are} seen through the clouds|雲ごしに見える|
满空山|fill(s) the empty hills|人けのない山に満ちる|山寺
下野塘|come(s) down to the pool in the fields|野の池に下りる|村
照粉墙|shine(s) on the white wall|白い塀を照らす|园宫市
照水红|show(s) red on the water|水に紅く映る|江湖海
一抹红|leave(s) one stroke of red|ひと刷けの紅をのこす|
入户来|come(s) in at the door|戸口に差し込む|
照塞城|shine(s) on the fort|塞の城を照らす|塞
满眼明|{is|are} all brightness to the eye|目いっぱいに明るい|
下戍楼|go(es) down behind the watch tower|物見の楼に沈む|塞暮
满渡头|fill(s) the landing|渡し場に満ちる|江
照钓船|shine(s) on the fishing boat|釣り舟を照らす|江湖
接水天|join(s) water and sky|水と空とをつなぐ|江湖海
照眼新|{is|are} new to the eye|目に新しい|晨
照故人|shine(s) on an old friend|旧い友を照らす|
半在林|{is|are} half among the trees|なかば林にかかる|山村寺
照酒家|shine(s) on the tavern|酒屋を照らす|市村江
满浅沙|fill(s) the shallow sands|浅い砂に満ちる|江海塞
照客衣|shine(s) on the traveller's coat|旅の衣を照らす|
入翠微|enter(s) the green hillside|緑の山に入る|山寺
照短篱|shine(s) on the low fence|低い垣を照らす|村园
挂树枝|hang(s) on the branches|木の枝にかかる|
照水湾|shine(s) on the bend of the water|入り江を照らす|江湖村`,
    modifiers: `
万里|over ten thousand li|万里の|塞海江
隔岸|on the far bank|向こう岸の|江湖
衔山|at the mountain's edge|山の端の|山江村塞
依山|close on the hills|山に寄る|山江村塞`,
  },
  {
    name: '云',
    subjects: `
白云|white cloud|白雲|晴
孤云|a lone cloud|ひとひらの雲|
闲云|an idle cloud|のどかな雲|
浮云|drifting cloud|浮き雲|
轻云|light cloud|薄い雲|
春云|spring cloud|春の雲|春
秋云|autumn cloud|秋の雲|秋
暮云|evening cloud|夕べの雲|
黑云|black cloud|黒い雲|夏雨
乌云|dark cloud|黒雲|夏雨
冻云|frozen cloud|凍った雲|冬
阴云|grey cloud|曇り空の雲|冬秋塞
碧云|blue cloud|碧の雲|
彩云|coloured clouds+|彩りの雲|晨暮
紫烟|purple haze|紫の煙|
青烟|blue haze|青い煙|
轻烟|light haze|薄もや|
寒烟|cold mist|寒々としたもや|秋冬
晴烟|bright haze|晴れた日のもや|晴
野烟|mist of the fields|野のもや|
苍烟|grey mist|青灰色のもや|
炊烟|cooking smoke|炊煙|村山
茶烟|smoke of the tea stove|茶を煮る煙|斋寺竹
孤烟|a single smoke|一すじの煙|塞村江
晓烟|dawn mist|朝もや|
暮烟|evening mist|夕もや|
晓雾|dawn fog|朝霧|
江雾|river fog|川霧|江晨
山岚|mountain mist|山の気|山寺
夕岚|evening mist of the hills|夕べの山気|山寺
晴岚|bright mist of the hills|晴れた山気|山寺晴
翠岚|blue-green mist of the hills|みどりの山気|山寺`,
    acts: `
依檐宿|rest(s) under the eaves|軒先に宿る|山寺村
连江树|reach(es) to the river trees|川辺の木立に連なる|江
横山郭|lie(s) across the hill town|山あいの町に横たわる|山市
生幽谷|rise(s) from the hidden valley|奥深い谷に生まれる|山
随流去|go(es) with the stream|流れに従ってゆく|江山
笼沙岸|veil(s) the sandy shore|砂の岸をつつむ|江湖海
封石径|close(s) the stone path|石の小道をとざす|山寺
迷去路|hide(s) the road ahead|行く道を迷わせる|
横古塞|lie(s) across the old fort|古い塞に横たわる|塞
浓似墨|{is|are} thick as ink|墨のように濃い|雨
飞不尽|drift(s) on without end|尽きることなく流れる|
深几许|{is|are} deep, who knows how deep|どれほど深いことか|
出林塘|rise(s) from grove and pool|林と池から立つ|村湖山
绕山房|circle(s) the mountain hut|山の庵をめぐる|山寺
过溪东|pass(es) east of the brook|谷川の東へ過ぎる|山村
散晴空|thin(s) out in the clear sky|晴れた空に散る|晴
满晴空|fill(s) the clear sky|晴れた空に満ちる|晴
入窗来|come(s) in at the window|窓に入って来る|斋山寺楼
掩楼台|hide(s) the tower and terrace|楼台をつつむ|宫楼市
没江城|hide(s) the river town|川辺の町をかくす|江市
逐人行|go(es) along with me|人を追ってゆく|
掩汀洲|hide(s) the sandbank|中州をかくす|江湖
上高楼|climb(s) the high tower|高殿にのぼる|楼宫
去悠悠|go(es) far away|はるかに去ってゆく|
满前川|fill(s) the valley ahead|前の川に満ちる|山江村
接江天|meet(s) river and sky|川と空とに接する|江
满阶前|fill(s) the space before the steps|きざはしの前に満ちる|寺山园
自相亲|{is|are} a friend unasked|おのずから親しい|
湿衣巾|dampen(s) my clothes|衣を湿らせる|
满空林|fill(s) the empty wood|人けのない林に満ちる|山寺
宿高岑|rest(s) on the high peak|高い峰に宿る|山寺
带残霞|carr(ies) the last of the glow|夕焼けの名残を帯びる|暮
护人家|shelter(s) the houses|家々をつつむ|村山
满山扉|fill(s) the mountain gate|山の戸に満ちる|山寺
伴僧归|come(s) home with the monk|僧とともに帰る|寺
出山迟|leave(s) the hills late|遅く山を出る|山
锁空山|lock(s) the empty hills|人けのない山をとざす|山寺
过关山|pass(es) the border hills|国境の山を過ぎる|塞
半掩墙|half hide(s) the wall|塀をなかば隠す|园村宫
出上方|come(s) from the temple above|上の寺から出る|寺
贴晚空|lie(s) close on the evening sky|夕空に張りつく|暮
带雨来|come(s) bringing rain|雨を連れて来る|雨
扑面来|come(s) into my face|顔に吹きつけて来る|
度晚晴|cross(es) the clear evening|晴れた夕べを渡る|晴暮
一片轻|{is|are} one light stretch|ひとひら軽い|
逐水流|follow(s) the running water|水の流れを追う|江山
入画楼|enter(s) the painted tower|彩りの楼に入る|楼宫
共水天|{is|are} one with water and sky|水と空とひとつになる|江湖海
隔钓船|hide(s) the fishing boat|釣り舟をへだてる|江湖
不染尘|take(s) no dust|塵に染まらない|
去住心|stay(s) or go(es), without a care|去るもとどまるも無心だ|
满谷深|fill(s) the valley deep|谷に深く満ちる|山寺
半掩家|half hide(s) the house|家をなかば隠す|村山
隔岸斜|slant(s) beyond the water|向こう岸に斜めになびく|江湖
湿客衣|dampen(s) the traveller's coat|旅の衣を湿らせる|
自在飞|drift(s) at will|思うままに流れる|
绕翠微|circle(s) the green hillside|緑の山をめぐる|山寺
带晓寒|carr(ies) the chill of dawn|明け方の寒さを帯びる|晨秋冬
去复还|go(es) and come(s) back|去ってはまた還る|
满旧山|fill(s) the old hills|なつかしい山に満ちる|山寺`,
    modifiers: `
隔水|across the water|水の向こうの|江湖村
绕屋|around the house|家をめぐる|村山
出谷|out of the valley|谷を出る|山寺
几缕|some threads of#|いくすじかの|
千里|for a thousand li|千里の|塞江海
依山|close on the hills|山に寄る|山江村寺
沿溪|along the brook|谷川に沿う|山村
连江|all along the river|川に連なる|江`,
  },
];
