import type { ThemeSource } from '../theme-source.ts';

export const WEATHER: ThemeSource[] = [
  {
    name: '雨',
    subjects: `
春雨|spring rain|春の雨|春
细雨|fine rain|細かな雨|
夜雨|night rain|夜の雨|
山雨|mountain rain|山の雨|山寺
寒雨|cold rain|冷たい雨|秋冬
秋雨|autumn rain|秋の雨|秋
微雨|light rain|小雨|
疏雨|scattered rain|まばらな雨|
冷雨|cold rain|冷雨|秋冬
江雨|river rain|川の雨|江
烟雨|misty rain|煙る雨|
新雨|new rain|降りだした雨|
急雨|a sudden shower|にわか雨|夏
暮雨|evening rain|夕べの雨|`,
    acts: `
喧荷盖|drum(s) on the lotus leaves|蓮の葉に音を立てる|夏湖园
侵苔石|dampen(s) the mossy stones|苔むす石を濡らす|山寺园竹
迷江树|hide(s) the river trees|川辺の木立をかすめる|江
鸣窗纸|sound(s) on the window paper|窓の紙に鳴る|斋寺村
沾花片|wet(s) the petals|花びらを濡らす|春
声不断|never stop(s) sounding|音が絶えない|
寒到晓|{is|are} cold until dawn|明け方まで冷ややかに降る|夜秋冬
过横塘|pass(es) over the pool|堤の池を過ぎる|湖村江
打寒塘|beat(s) on the cold pool|冷たい池を打つ|秋冬村湖
送春香|bring(s) the scent of spring|春の香りを送る|春
过桥东|pass(es) east of the bridge|橋の東へ過ぎる|
落孤蓬|fall(s) on a lone boat's awning|孤舟の苫に降る|江湖
逐风来|come(s) on the wind|風を追って来る|
长莓苔|feed(s) the moss|苔を育てる|山寺园
滴空阶|drip(s) on the empty steps|人けのない階に滴る|寺园斋宫楼
入窗声|sound(s) at the window|窓に音を送る|
洗苔青|wash(es) the moss green|苔を青く洗う|山寺园
暗江城|darken(s) the river town|川辺の町を暗くする|江市
打行舟|beat(s) on the traveller's boat|旅の舟を打つ|江
湿汀洲|wet(s) the sandbank|中州を濡らす|江湖
过高楼|pass(es) over the high tower|高殿を過ぎる|楼市宫
细如烟|{is|are} fine as mist|煙のように細かい|
落灯前|fall(s) beyond the lamp|灯の前に降る|夜斋楼寺
湿衣巾|wet(s) my clothes|衣を濡らす|
净无尘|leave(s) no dust|清らかで塵もない|
满前林|fill(s) the wood ahead|前の林に満ちる|山寺村
带烟斜|slant(s) through the mist|もやを帯びて斜めに降る|
湿篱花|wet(s) the flowers of the fence|垣の花を濡らす|村园
润花枝|moisten(s) the flowering branches|花の枝をうるおす|春园村
暗柴扉|darken(s) the brushwood gate|柴の戸を暗くする|村山
夜生寒|give(s) off cold at night|夜の寒さを生む|夜秋冬
入空山|enter(s) the empty hills|人けのない山に入る|山寺
湿短墙|wet(s) the low wall|低い塀を濡らす|村园
夜更长|make(s) the night longer|夜をいっそう長くする|夜
打竹声|rattle(s) on the bamboo|竹を打つ音がする|竹斋寺
响碧流|sound(s) on the green stream|碧の流れに響く|江湖山
湿画楼|wet(s) the painted tower|彩りの楼を濡らす|楼市宫
暗渡头|darken(s) the landing|渡し場を暗くする|江
夜打船|beat(s) on the boat at night|夜の船を打つ|江湖夜
不起尘|raise(s) no dust|塵も立てずに降る|
湿暮林|wet(s) the evening wood|夕べの林を濡らす|暮山寺村
入夜深|fall(s) deep into the night|夜ふけまで降る|夜
落晚花|fall(s) on late flowers|遅い花に降る|春夏园村
湿客衣|wet(s) the traveller's coat|旅の衣を濡らす|
半掩扉|fall(s) at the half-closed gate|半ば閉じた戸に降る|村山
湿短篱|wet(s) the low fence|低い垣を濡らす|村园`,
    modifiers: `
隔岸|on the far bank|向こう岸の|江湖
半夜|at midnight|夜半の|夜
一夜|all night long|一夜の|夜
数点|a few drops of#|ぱらぱらと|
千里|for a thousand li|千里の|江
连江|all along the river|川に連なる|江
连村|all over the village|村をおおう|村
一帘|a curtain of#|簾のような|`,
  },
  {
    name: '雪',
    subjects: `
白雪|white snow|白雪|
新雪|new snow|新雪|
残雪|the last snow|残雪|
积雪|deep snow|積もった雪|
春雪|spring snow|春の雪|春
夜雪|night snow|夜の雪|
暮雪|evening snow|夕べの雪|
山雪|mountain snow|山の雪|山寺
飞雪|flying snow|舞う雪|
寒雪|cold snow|冷たい雪|
玉尘|jade dust of snow|玉の塵のような雪|冬雪
琼花|snow like jasper blossoms|玉の花のような雪|冬雪`,
    acts: `
明书幌|light(s) the study curtain|書斋の帳を明るくする|斋
欺梅蕊|rival(s) the plum buds|梅のつぼみと競う|园山村斋
封樵径|close(s) the woodman's path|木こりの道をとざす|山村
埋沙碛|bur(ies) the desert stones|砂漠の石を埋める|塞
飞不定|fl(ies) here and there|定めなく舞う|
深一尺|{is|are} a foot deep|一尺の深さに積もる|
明野戍|light(s) the outpost|野の砦を明るくする|塞
寒照眼|gleam(s) coldly before the eyes|目に冷たく光る|
满村塘|fill(s) the village pool|村の池を満たす|村
压山房|weigh(s) on the mountain hut|山の庵に重く積もる|山寺
舞长空|dance(s) in the wide air|大空に舞う|
照窗明|light(s) the window|窓を明るく照らす|
满边城|fill(s) the frontier town|辺境の町に満ちる|塞
满江楼|fill(s) the river tower|川辺の楼に満ちる|江
压行舟|weigh(s) on the traveller's boat|旅の舟に積もる|江湖
满江天|fill(s) river and sky|川と空とに満ちる|江
落灯前|fall(s) beyond the lamp|灯の前に降る|夜
净无尘|{is|are} clean, without dust|清らかで塵もない|
照行人|light(s) the traveller's way|道ゆく人を照らす|
满寒林|fill(s) the cold wood|寒々とした林に満ちる|山寺村
满千家|cover(s) a thousand homes|千の家をおおう|市
掩人家|cover(s) the houses|家々をおおう|村市
掩柴扉|cover(s) the brushwood gate|柴の戸をおおう|村山
上人衣|settle(s) on our clothes|人の衣に積もる|
压疏篱|weigh(s) down the loose fence|まばらな垣に積もる|村园
夜生寒|give(s) off cold at night|夜の寒さを生む|夜
满空山|fill(s) the empty hills|人けのない山に満ちる|山寺
照粉墙|gleam(s) on the white wall|白い塀に光る|宫园市
入酒香|fall(s) into the scent of wine|酒の香に舞い込む|市村
舞晚风|dance(s) in the evening wind|夕風に舞う|暮
照眼明|{is|are} bright before the eyes|目に明るい|
入夜清|{is|are} clear into the night|夜に入って清らか|夜
满戍楼|fill(s) the watch tower|物見の楼に満ちる|塞
满画楼|fill(s) the painted tower|彩りの楼に満ちる|宫楼市
压钓船|weigh(s) on the fishing boat|釣り舟に積もる|江湖
不染尘|take(s) no dust|塵に染まらない|
压竹深|lie(s) deep on the bamboo|竹に深く積もる|竹斋寺
入酒家|blow(s) into the tavern|酒屋に舞い込む|市村
带月斜|slant(s) down with the moon|月とともに斜めに光る|夜
满客衣|cover(s) the traveller's coat|旅の衣に積もる|
压竹枝|weigh(s) down the bamboo|竹の枝をたわませる|竹斋寺园
照水寒|gleam(s) cold on the water|水に冷たく映る|江湖
满旧山|fill(s) the old hills|なつかしい山に満ちる|山寺`,
    modifiers: `
满地|all over the ground|地をおおう|
隔岸|on the far bank|向こう岸の|江湖
一夜|of a single night|一夜の|
千里|for a thousand li|千里の|塞江山
盈阶|covering the steps|きざはしに満ちる|寺园斋宫
连天|up to the sky|空に続く|塞江山
千山|on a thousand hills|千の山の|山寺江`,
  },
  {
    name: '风',
    subjects: `
春风|the spring wind|春風|春
东风|the east wind|東風|春
秋风|the autumn wind|秋風|秋
西风|the west wind|西風|秋
清风|a clear wind|清らかな風|
北风|the north wind|北風|冬
朔风|the northern wind|朔風|冬塞
晚风|the evening wind|夕風|
凉风|a cool wind|涼しい風|夏秋
松风|the wind in the pines|松風|山寺
薰风|the warm south wind|南の薫る風|夏
好风|a kind wind|よい風|
微风|a light wind|そよ風|
海风|the sea wind|海風|海
江风|the river wind|川風|江
白露|white dew|白露|秋
清露|clear dew|清らかな露|夏秋
寒露|cold dew|冷たい露|秋
玉露|dew like jade|玉の露|秋
清霜|clear frost|清らかな霜|秋冬
早霜|early frost|早霜|秋
新霜|new frost|初霜|秋
浓霜|thick frost|濃い霜|秋冬`,
    acts: `
吹江树|blow(s) in the river trees|川辺の木立に吹く|江风
翻书页|turn(s) the pages of my book|書物の頁をめくる|斋竹风
吹松子|shake(s) down the pine seeds|松の実を吹き落とす|山寺秋风
无人见|come(s) where nobody sees|見る人もなく訪れる|
吹不断|blow(s) without end|吹きやまない|风
知客意|know(s) a stranger's heart|旅人の心を知る|风
凝碧叶|gather(s) on green leaves|緑の葉に結ぶ|露
凝草际|gather(s) at the edge of the grass|草の端に結ぶ|露霜
沾碧瓦|settle(s) on the green tiles|碧の瓦におりる|露霜宫寺
入横塘|enter(s) the pool|堤の池に吹き入る|湖村风
送花香|send(s) the scent of flowers|花の香りを送る|春夏园宫村风
满衣香|fill(s) my clothes with fragrance|衣を香りで満たす|春夏风
过墙东|pass(es) east of the wall|塀の東を過ぎる|园村宫风
渡江来|come(s) over the river|川を渡って来る|江风
动帘来|come(s) stirring the blind|簾を動かして来る|楼斋宫风
入松声|enter(s) the voice of the pines|松の声に入る|山寺风
晓来清|{is|are} clear at daybreak|明け方清らかだ|晨
满高楼|fill(s) the high tower|高殿に満ちる|楼宫风
冷于秋|{is|are} colder than autumn|秋よりも冷ややか|夏冬
送归舟|send(s) the boat home|帰る舟を送る|江湖风
起江天|rise(s) over river and sky|川と空とに起こる|江风
满阶前|fill(s) the space before the steps|きざはしの前に満ちる|寺园斋宫
最随人|follow(s) me best of all|何よりも人に寄り添う|风
净无尘|{is|are} clean, without dust|清らかで塵もない|
满疏林|fill(s) the thin wood|まばらな林に満ちる|秋山村
起平沙|rise(s) from the level sands|平らな砂に起こる|塞海风
落檐花|shake(s) down flowers at the eaves|軒の花を散らす|春园村风
湿人衣|wet(s) my clothes|人の衣を濡らす|露
入柴扉|enter(s) the brushwood gate|柴の戸に入る|村山风
动花枝|stir(s) the flowering branches|花の枝を動かす|春园风
夜生寒|give(s) off cold at night|夜の寒さを生む|夜秋冬
出关山|come(s) from the border hills|国境の山から来る|塞风
动竹枝|stir(s) the bamboo|竹の枝を動かす|竹斋寺园风
过短墙|pass(es) over the low wall|低い塀を越える|园村风
满袖香|fill(s) the sleeves with scent|袖に香りを満たす|春夏风
扫落红|sweep(s) up the fallen petals|散った紅い花を掃く|春风
隔水来|come(s) from across the water|水を隔てて来る|江湖村风
满院清|fill(s) the courtyard, clear|中庭に清らかに満ちる|园寺斋宫
作雨声|make(s) the sound of rain|雨の音を立てる|风竹山寺
满渡头|fill(s) the landing|渡し場に満ちる|江
卷碧流|ruffle(s) the green stream|碧の流れを巻く|江湖风
送客船|send(s) the traveller's boat on|旅の船を送る|江风
满水天|fill(s) water and sky|水と空とに満ちる|江湖海
不扫尘|move(s) no dust|塵も動かさない|
似故人|{is|are} like an old friend|旧友のようだ|风
入素琴|enter(s) the plain zither|飾りのない琴に入る|斋竹山风
落柿花|shake(s) down persimmon flowers|柿の花を散らす|夏村寺风
滴草花|drip(s) on the grass flowers|草花に滴る|露
拂客衣|brush(es) the traveller's coat|旅の衣をなでる|风
满客衣|fall(s) all over the traveller's coat|旅の衣いっぱいにおりる|露霜
压短篱|lie(s) on the low fence|低い垣におりる|霜村`,
    modifiers: `
满地|all over the ground|地をおおう|霜露
一夜|all night long|一夜の|夜
千里|for a thousand li|千里の|塞江
凌晨|at daybreak|明け方の|晨
盈阶|covering the steps|きざはしに満ちる|霜露`,
  },
];
