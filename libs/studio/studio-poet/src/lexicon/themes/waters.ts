import type { ThemeSource } from '../theme-source.ts';

export const WATERS: ThemeSource[] = [
  {
    name: '水',
    subjects: `
春水|spring water|春の水|春
绿水|green water|緑の水|
碧水|blue-green water|碧の水|
流水|running water|流れる水|
秋水|autumn water|秋の水|秋
寒水|cold water|冷たい水|秋冬
野水|the water of the fields|野の水|村
碧波|green ripples+|碧の波|
清波|clear ripples+|清い波|
白浪|white waves+|白い波|江海
沧浪|dark green waves+|青い波|江湖海
春潮|the spring tide|春の潮|春江海
寒潮|the cold tide|冷たい潮|秋冬江海
晚潮|the evening tide|夕べの潮|江海
早潮|the morning tide|朝の潮|晨江海
江流|the river|川の流れ|江
沧江|the dark green river|青い大河|江
长江|the long river|長江|江
寒江|the cold river|寒々とした川|秋冬江
春江|the spring river|春の川|春江
碧江|the green river|碧の川|江
澄江|the limpid river|澄んだ川|江
黄河|the Yellow River|黄河|塞
碧海|the blue sea|青い海|海
沧海|the dark blue sea|青海原|海
平湖|the level lake|平らかな湖|湖
春湖|the spring lake|春の湖|湖春
碧潭|the green pool|碧の淵|山
寒潭|the cold pool|冷たい淵|山秋冬
清溪|a clear brook|清い谷川|山村
碧溪|a green brook|碧の谷川|山村
山泉|a mountain spring|山の泉|山寺
寒泉|a cold spring|冷たい泉|山寺
飞泉|a flying fall|飛ぶような滝|山
瀑布|the waterfall|滝|山
小池|a little pool|小さな池|园寺斋
绿池|a green pool|緑の池|园宫
春池|the spring pool|春の池|春园宫
秋池|the autumn pool|秋の池|秋园
御沟|the palace moat|宮中の堀|宫
绿渠|a green channel|緑の水路|村市
石泉|a spring among stones|石間の泉|山寺
薄冰|thin ice|薄い氷|冬江湖园村
寒冰|cold ice|冷たい氷|冬塞江`,
    acts: `
明沙岸|shine(s) along the sandy shore|砂の岸に光る|江湖海
流花去|carr(ies) the petals away|花を流してゆく|春
摇孤月|rock(s) the lone moon|ただ一つの月を揺らす|夜
平如镜|{is|are} smooth as a mirror|鏡のように平らだ|
浮天际|float(s) on the edge of the sky|空の果てに浮かぶ|江湖海
穿幽谷|thread(s) the hidden valley|奥深い谷をぬける|山
通邻舍|run(s) on to the neighbours|隣の家に通じる|村园
平似掌|{is|are} flat as the palm|手のひらのように平らだ|江湖
清见底|{is|are} clear to the bottom|底まで澄んでいる|
流不尽|flow(s) without end|尽きることなく流れる|
寒照影|{is|are} cold and mirror(s) shadows|冷ややかに影を映す|
浮晓日|float(s) the morning sun|朝日を浮かべる|晨
环古寺|circle(s) the old temple|古い寺をめぐる|寺山
浸斜阳|steep(s) the slanting sun|夕日をひたす|暮
绕宫墙|wind(s) round the palace wall|宮殿の塀をめぐる|宫
自流东|flow(s) ever east|おのずと東へ流れる|江塞
映天红|{is|are} red with the sky|空を映して紅い|暮晨
接天开|open(s) out to the sky|空に続いてひらける|江湖海
抱村来|come(s) round the village|村を抱いて流れ来る|村
带春声|carr(ies) the sound of spring|春の音を帯びる|春
绕孤城|circle(s) the lonely town|ひとりたつ城をめぐる|塞江
向东流|flow(s) east|東へ流れる|江
绕高楼|wind(s) round the high tower|高殿をめぐる|楼市
送行舟|send(s) the boat on its way|ゆく舟を送る|江湖
拍江天|beat(s) between river and sky|川と空との間に打つ|江
碧于天|{is|are} bluer than the sky|空よりも青い|
落阶前|fall(s) before the steps|きざはしの前に落ちる|寺山
照行人|mirror(s) those who travel|道ゆく人を映す|
净无尘|{is|are} clean, without dust|清らかで塵もない|
入平林|run(s) into the level wood|平らな林に流れ入る|村山
没平沙|cover(s) the level sands|平らな砂をひたす|江海
过人家|run(s) past the houses|家々を過ぎて流れる|村市
湿人衣|wet(s) my clothes|人の衣を濡らす|山海
满陂池|fill(s) the fishpond|つつみの池に満ちる|村春夏
夜生寒|give(s) off cold at night|夜の寒さを生む|夜秋冬
绕青山|wind(s) round the green hills|青い山をめぐる|江山湖
绕野塘|wind(s) round the pool in the fields|野の池をめぐる|村
夜自香|{is|are} fragrant at night|夜おのずと香る|夏湖
日夜东|run(s) east by day and night|昼も夜も東へゆく|江塞
绕石来|come(s) winding round the stones|石をめぐって来る|山寺村
日夜声|sound(s) by day and night|昼も夜も音を立てる|山寺江
照影清|mirror(s) shadows clearly|影を清らかに映す|
日夜流|flow(s) by day and night|昼も夜も流れる|江山村塞
不起鸥|raise(s) no gull|鷗も立たせない|江湖
映画楼|mirror(s) the painted tower|彩りの楼を映す|楼市宫
渺似烟|{is|are} dim as mist|煙のようにかすむ|江湖海
欲拍天|{is|are} all but beating on the sky|空を打つばかりだ|江海
不染尘|take(s) no dust|塵に染まらない|
照古今|mirror(s) past and present|昔も今も映している|
一曲深|{is|are} deep at the bend|ひと曲がりの奥に深い|山江村
漱浅沙|wash(es) the shallow sand|浅い砂を洗う|江湖海
抱几家|hold(s) a few houses in its arm|いくつかの家を抱く|村江
浸落霞|steep(s) the sinking glow|沈む夕焼けをひたす|暮江湖海
上钓矶|climb(s) the angler's rock|釣りの岩に寄せる|江湖
映翠微|mirror(s) the green hillside|緑の山を映す|
漾柳枝|ripple(s) under the willow branches|柳の枝の下に揺れる|春江湖园
照客寒|mirror(s) the traveller coldly|旅人を冷ややかに映す|秋冬
又一湾|make(s) one bend more|また一つ曲がる|江山村`,
    modifiers: `
门外|outside the gate|門の外の|村
绕屋|around the house|家をめぐる|村山
带雪|with snow on it|雪を帯びた|雪
桥下|under the bridge|橋の下の|村市江园
一曲|at its bend|ひと曲がりの|
几曲|with its many bends|いくつも曲がる|江山村
千顷|wide and boundless|果てしなくひろい|江湖海
门前|before the gate|門の前の|村山
桥边|by the bridge|橋のほとりの|村市江
沿村|along the village|村に沿う|村
连天|up to the sky|空に続く|江湖海`,
  },
  {
    name: '山',
    subjects: `
青山|the green hills+|青い山|
远山|the far hills+|遠い山|
寒山|the cold hills+|寒々とした山|秋冬
秋山|the autumn hills+|秋の山|秋
春山|the spring hills+|春の山|春
暮山|the evening hills+|夕べの山|
碧山|the blue-green hills+|碧の山|
翠微|the green hillside|緑の山腹|
远岫|far peaks+|遠い峰|
翠岫|green peaks+|緑の峰|
翠壁|the green cliff|緑の崖|山
苍壁|the dark cliff|青黒い崖|山
赤壁|the red cliff|赤い崖|江
丹崖|the red cliff|赤い崖|山海
怪石|strange stones+|奇怪な石|园山海
白石|white stones+|白い石|山江
苔石|mossy stones+|苔むす石|山寺园竹
群峰|the peaks+|群がる峰|山
乱峰|jostling peaks+|入り乱れた峰|山
层峦|range behind range|重なる峰|山
大漠|the great desert|大砂漠|塞
黄沙|the yellow sands+|黄色い砂|塞
平沙|the level sands+|平らな砂|塞江海
古道|the old road|古い道|塞村
古塞|the old fort|古い塞|塞
黄埃|yellow dust|黄色い塵|塞
远岛|far islands+|遠い島|海
珊瑚|coral|珊瑚|海`,
    acts: `
横天际|lie(s) across the edge of the sky|空の果てに横たわる|
当门翠|{is|are} green before the gate|門の前に緑をなす|村
连云起|rise(s) into the clouds|雲に連なってそびえる|
明残雪|shine(s) with the last snow|残雪に光る|冬
无人到|see(s) nobody come|訪れる人もない|
迷归路|hide(s) the way home|帰り道を迷わせる|塞
青一抹|{is|are} one stroke of green|ひと刷けの青|
如有待|seem(s) to be waiting|待つところがあるようだ|
横落照|lie(s) across the sunset|夕日に横たわる|暮
含暮色|hold(s) the evening's colour|暮色をふくむ|暮
浮海外|float(s) beyond the sea|海の向こうに浮かぶ|海
立斜阳|stand(s) in the slanting sun|夕日の中に立つ|暮
没斜阳|{is|are} lost in the slanting sun|夕日に消える|暮
夕阳红|{is|are} red at sunset|夕日に紅い|暮
雨余青|{is|are} green after rain|雨のあとに青い|雨晴
隔江青|{is|are} green beyond the river|川を隔てて青い|江
倚高城|lean(s) on the high wall|高い城に寄る|塞市
对高楼|face(s) the high tower|高殿と向きあう|楼市
不知秋|know(s) no autumn|秋を知らない|秋
接长天|meet(s) the wide sky|広い空に接する|
出云端|rise(s) above the clouds|雲の上に出る|
不生尘|raise(s) no dust|塵も立たない|
旧相亲|{is|are} an old friend|昔なじみのよう|
暮云深|{is|are} deep in evening cloud|夕雲に深い|暮
带残霞|wear(s) the last of the glow|夕焼けの名残を帯びる|暮
入窗扉|come(s) in at the window|窓に入って来る|斋村山
淡如眉|{is|are} faint as eyebrows|眉のように淡い|
晓生寒|give(s) off cold at dawn|明け方に寒さを生む|晨秋冬
旧时颜|keep(s) its old face|昔の面影のまま|
出短墙|show(s) above the low wall|低い塀の上に見える|村园
对夕阳|face(s) the evening sun|夕日に向かう|暮
入晚空|enter(s) the evening sky|夕空に入る|暮
逐客来|come(s) after the traveller|旅人を追って来る|江
雨后青|{is|are} green after rain|雨のあとに青い|雨晴
晓更明|{is|are} clearer at dawn|明け方いっそう明らか|晨
欲暮秋|{is|are} near the end of autumn|秋の暮れに近い|秋
隔水流|stand(s) beyond the running water|流れの向こうに立つ|江湖
远接天|meet(s) the sky far off|遠く空に接する|
半入烟|{is|are} half lost in mist|なかば煙にかくれる|
对故人|face(s) an old friend|旧友と向きあう|
晚更深|grow(s) deeper at evening|夕べにいよいよ深い|暮
雨里斜|slant(s) away in the rain|雨の中に斜めに連なる|雨
似旧时|{is|are} as in former days|昔のままである|
带晓寒|carr(ies) the chill of dawn|明け方の寒さを帯びる|晨秋冬
相对闲|sit(s) idle across from me|向きあってのどか|`,
    modifiers: `
隔水|across the water|水の向こうの|江湖村
雨后|after the rain|雨のあとの|雨晴
雪后|after the snow|雪のあとの|雪
万里|for ten thousand li|万里の|塞海
千里|for a thousand li|千里の|塞江
江外|beyond the river|川の向こうの|江
城头|above the town wall|城壁の上の|塞市
桥西|west of the bridge|橋の西の|村市
门前|before the gate|門の前の|村`,
  },
  {
    name: '舟',
    subjects: `
孤舟|a lone boat|一そうの舟|江湖海
扁舟|a little boat|小舟|江湖
小舟|a small boat|小さな舟|江湖村市
轻舟|a light boat|軽い舟|江湖
渔舟|a fishing boat|釣り舟|江湖
钓船|a fishing boat|釣り船|江湖
客船|a traveller's boat|旅の船|江市
画船|a painted boat|彩りの船|湖市春夏
兰舟|a magnolia boat|木蘭の舟|湖
莲舟|a lotus boat|蓮採りの舟|
归舟|a homing boat|帰る舟|江湖海
归帆|homing sails+|帰る帆|江海
孤帆|a lone sail|ひとつの帆|江海
远帆|far sails+|遠い帆|江海
白帆|a white sail|白い帆|江海湖
片帆|a single sail|一片の帆|江海湖
野艇|a skiff|野の小舟|江湖村
钓艇|an angler's skiff|釣りの小舟|江湖`,
    acts: `
依沙岸|rest(s) by the sandy shore|砂の岸に寄せる|江湖海
随波去|go(es) with the waves|波のまにまにゆく|
穿云影|go(es) through the clouds' shadow|雲の影をぬける|
归来晚|come(s) home late|帰りが遅い|
无人渡|lie(s) with no one to ferry|渡す人もない|
轻似叶|{is|are} light as a leaf|木の葉のように軽い|
行渐远|go(es) slowly out of sight|しだいに遠ざかる|
浮天外|float(s) beyond the sky|空の外に浮かぶ|海江
依柳岸|lie(s) by the willow bank|柳の岸に寄せる|春夏
出横塘|leave(s) the pool|堤の池を出てゆく|湖
泛斜阳|drift(s) in the slanting sun|夕日に浮かぶ|暮
任东风|leave(s) all to the east wind|春風にまかせる|春
挂秋风|hoist(s) the autumn wind|秋風に帆を上げる|秋帆
趁潮来|come(s) with the tide|潮に乗って来る|江海
傍江城|lie(s) by the river town|川辺の町に寄せる|江市
近沙汀|come(s) near the sandy shore|砂の岸に近づく|江湖
下中流|go(es) down midstream|川なかを下る|江
系汀洲|lie(s) tied at the sandbank|中州につながれている|江湖
宿江天|lie(s) between river and sky|川と空との間に泊まる|江夜
破秋烟|cut(s) the autumn mist|秋のもやをわける|秋
渡行人|take(s) travellers across|旅人を渡す|江村
柳阴阴|lie(s) in the willows' shade|柳の陰につながれている|春夏
宿芦花|rest(s) among the reed flowers|蘆の花に泊まる|江湖秋
近渔家|lie(s) near the fishers' houses|漁師の家に近い|江湖海
载花归|come(s) home laden with flowers|花をのせて帰る|春夏
系柳枝|lie(s) tied to a willow branch|柳の枝につながれている|
下寒滩|go(es) down the cold shallows|寒い早瀬を下る|江秋冬
过前湾|pass(es) the bay ahead|前の入り江を過ぎる|
下夕阳|go(es) down in the evening sun|夕日の中を下る|暮
趁晚风|take(s) the evening wind|夕風に乗る|暮
载月来|come(s) laden with moonlight|月をのせて来る|夜
带雨行|go(es) through the rain|雨の中をゆく|雨
逐水流|follow(s) the running water|水の流れを追う|
泊渡头|lie(s) at the landing|渡し場に泊まる|江
入远天|go(es) into the far sky|遠い空に入ってゆく|江海
破晓烟|cut(s) the dawn mist|朝もやをわける|晨
不碍人|{is|are} in nobody's way|人のじゃまをしない|
入苇深|go(es) deep into the reeds|蘆の奥深くに入る|江湖
趁浪花|ride(s) the foam of the waves|波の花に乗る|江海
载酒归|come(s) home with wine|酒をのせて帰る|江湖市
过翠微|pass(es) the green hillside|緑の山を過ぎる|江湖
系柳湾|lie(s) tied in the willow bay|柳の入り江につながれている|春夏`,
    modifiers: `
隔岸|on the far bank|向こう岸の|
沿溪|along the brook|谷川に沿う|村
顺水|going downstream|水に従う|江
带月|in the moonlight|月を帯びた|夜
冲烟|through the mist|もやをつく|晨暮
乘潮|riding the tide|潮に乗る|江海
何处|bound who knows where|どこへゆくのか|
载酒|laden with wine|酒をのせた|江湖市`,
  },
];
