import type { ThemeSource } from '../theme-source.ts';

export const ANIMALS: ThemeSource[] = [
  {
    name: '禽',
    subjects: `
双燕|a pair of swallows+|つがいの燕|
新燕|new-come swallows+|来たばかりの燕|
归燕|homing swallows+|帰る燕|
梁燕|swallows of the eaves+|梁の燕|园村宫楼
紫燕|purple swallows+|紫の燕|
黄鸟|a yellow oriole|黄色い鳥|春夏
黄莺|a yellow oriole|うぐいす|
啼莺|a calling oriole|鳴くうぐいす|
乳莺|a young oriole|若いうぐいす|
白鹭|a white egret|白鷺|春夏秋江湖村
白鸥|a white gull|白い鷗|江湖海
沙鸥|gulls of the sands+|砂浜の鷗|江湖海
双鹭|a pair of egrets+|つがいの鷺|春夏秋江湖村
寒雁|cold wild geese+|寒空の雁|
征雁|wild geese on their way+|旅の雁|
归雁|homing geese+|帰る雁|
孤雁|a lone wild goose|はぐれ雁|
断雁|a straggling goose|群れを離れた雁|
寒鸦|winter crows+|冬の鴉|秋冬
昏鸦|evening crows+|夕暮れの鴉|暮
乌鹊|crows and magpies+|鴉と鵲|秋冬
宿鸟|roosting birds+|ねぐらの鳥|暮夜
归鸟|homing birds+|帰る鳥|暮
山鸟|mountain birds+|山の鳥|
飞鸟|birds on the wing+|飛ぶ鳥|
幽鸟|a hidden bird|姿の見えぬ鳥|
水禽|water birds+|水鳥|江湖园
翠禽|a kingfisher|かわせみ|春夏江湖园
翡翠|a kingfisher|かわせみ|春夏湖园
孔雀|a peacock|孔雀|宫园
鹦鹉|a parrot|鸚鵡|宫楼园
白鹤|a white crane|白鶴|
孤鹤|a lone crane|一羽の鶴|
老鹤|an old crane|老いた鶴|
鸳鸯|mandarin ducks+|おしどり|湖园宫
乳鸭|ducklings+|あひるの子|春夏村湖
野鸭|wild ducks+|かも|秋冬江湖
鹅鸭|geese and ducks+|がちょうとあひる|村
白鹅|white geese+|白いがちょう|村
苍鹰|a grey hawk|青鷹|塞山秋冬
鹧鸪|a partridge|鷓鴣|春山江
斑鸠|a turtle-dove|山鳩|春村
翠羽|blue-green wings+|翠の羽|春夏江湖园`,
    acts: `
穿帘幕|slip(s) between the blinds|簾のあいだをくぐる|春楼宫园
衔泥去|carr(ies) off mud for the nest|泥をくわえて去る|春村园宫燕
窥人语|listen(s) to our talk|人の話に耳を傾ける|
随潮下|go(es) down with the tide|潮とともに下る|江海
横江过|cross(es) the river|川を横切ってゆく|江
鸣寒雨|cr(ies) in the cold rain|冷たい雨に鳴く|雨秋冬
投林去|fl(ies) to the wood|林へ飛んでゆく|暮山村寺江
迷烟树|{is|are} lost among misty trees|もやの木立に紛れる|
依沙睡|sleep(s) on the sand|砂の上に眠る|江湖
飞不定|fl(ies) here and there|定めなく飛ぶ|
相向语|talk(s) face to face|向きあってさえずる|
如有约|come(s) as if by promise|約束したかのように来る|
啼未了|ha(s|ve) not done calling|鳴きやまない|
飞又下|fl(ies) up and come(s) down again|飛んではまた下りる|
时一过|pass(es) now and then|ときおり過ぎてゆく|
宿寒塘|rest(s) on the cold pool|冷たい池に宿る|秋冬湖村
过横塘|pass(es) over the pool|堤の池を過ぎる|湖村江
度斜阳|cross(es) the slanting sun|夕日の中を渡る|
出林塘|rise(s) from grove and pool|林と池から飛びたつ|村山湖
掠晴空|skim(s) the clear sky|晴れた空をかすめる|晴晨昼暮
下晴空|come(s) down from the clear sky|晴れた空から下りる|晴晨昼暮
渡江来|come(s) over the river|川を渡って来る|江
傍人来|come(s) close to me|人のそばに来る|
下阶苔|come(s) down on the mossy steps|苔のきざはしに下りる|园寺斋宫
掠波轻|skim(s) the ripples lightly|さざ波を軽くかすめる|江湖
唤人醒|wake(s) the sleeper|人の眠りを覚ます|晨
两三声|give(s) two or three cries|二声三声鳴く|
下汀洲|come(s) down on the sandbank|中州に下りる|江湖
伴渔舟|keep(s) the fishing boat company|釣り舟に連れそう|江湖
去悠悠|go(es) far away|はるかに去ってゆく|
过高楼|pass(es) over the high tower|高殿の上を過ぎる|楼宫市
破晴烟|break(s) through the bright haze|晴れたもやを破って飛ぶ|晴晨昼暮
入云天|go(es) up into the clouds|雲の空に入る|
下窗前|come(s) down before the window|窓の前に下りる|斋楼
立溪边|stand(s) beside the brook|谷川のほとりに立つ|山村
背人眠|sleep(s), turned away from us|人に背を向けて眠る|江湖
自相亲|keep(s) close together|おのずと寄り添う|
惯依人|{is|are} used to people|人になれている|
语频频|chatter(s) again and again|しきりにさえずる|
宿深林|roost(s) in the deep wood|深い林に宿る|山村寺
有清音|ha(s|ve) a clear voice|澄んだ声をもつ|
立平沙|stand(s) on the level sand|平らな砂に立つ|江湖海
宿芦花|roost(s) among the reed flowers|蘆の花に宿る|江湖秋
入谁家|enter(s) someone's house|誰の家に入るのか|燕
逐花飞|fl(ies) after the petals|花を追って飛ぶ|春
一双飞|fl(ies) as a pair|つれだって飛ぶ|
傍山飞|fl(ies) along the hills|山に沿って飛ぶ|山江村
啄残棋|peck(s) at the chess left on the stone|碁のあとをついばむ|山寺
立多时|stand(s) a long while|久しく立っている|
噪疏篱|{is|are} noisy at the loose fence|まばらな垣に騒ぐ|村鸦鹊
不惊寒|do(es) not mind the cold|寒さに驚かない|冬秋
过前滩|pass(es) the shallows ahead|前の浅瀬を過ぎる|江
入空山|enter(s) the empty hills|人けのない山に入る|山寺
踏花香|step(s) on fragrant petals|香る花を踏む|春
过短墙|pass(es) over the low wall|低い塀を越える|园村宫
下夕阳|come(s) down in the evening sun|夕日の中に下りる|
逐晚风|follow(s) the evening wind|夕風を追う|暮
入晚空|enter(s) the evening sky|夕空に入る|暮
掠水来|skim(s) the water, coming|水をかすめて来る|江湖村园
隔叶声|sound(s) behind the leaves|葉ごしに声がする|春夏
不避声|fear(s) no sound|物音を恐れない|
带雨鸣|sing(s) in the rain|雨の中に鳴く|雨
自在鸣|sing(s) at will|思いのままに鳴く|
立渡头|stand(s) at the landing|渡し場に立つ|江
近客舟|come(s) near the traveller's boat|旅の舟に近づく|江湖
自去留|come(s) and go(es) at will|思うままに去りとどまる|
贴水眠|sleep(s) close to the water|水に身を寄せて眠る|江湖园
没远天|{is|are} lost in the far sky|遠い空に消える|
破晓烟|break(s) the dawn mist|朝もやを破る|晨
近可亲|come(s) near, like a friend|親しげに近づく|
独避人|alone keep(s) away from men|ひとり人を避ける|
宿竹林|roost(s) in the bamboo|竹林に宿る|竹寺山
一两音|give(s) a note or two|一声二声鳴く|
踏软沙|tread(s) the soft sand|やわらかな砂を踏む|江湖海
几点斜|slant(s) by in a few specks|点々と斜めに飛ぶ|暮雁鸦
拂客衣|brush(es) my coat|旅の衣をかすめる|
冒雨飞|fl(ies) through the rain|雨をついて飛ぶ|雨
相对飞|fl(ies) face to face|向きあって飛ぶ|
占一枝|take(s) one branch alone|一枝をしめる|
绕树枝|circle(s) the branches|枝をめぐる|
立石滩|stand(s) on the stony shallows|石の浅瀬に立つ|江湖山
自往还|come(s) and go(es) at will|気ままに行き来する|`,
    modifiers: `
归林|on the way to the wood|林へ帰る|暮
掠水|skimming the water|水をかすめる|江湖园
绕树|circling the trees|木をめぐる|
隔叶|behind the leaves|葉に隠れた|春夏
隔岸|on the far bank|向こう岸の|江湖
远水|from far waters|遠い水の|江湖
隔林|beyond the wood|林の向こうの|山村寺
临流|by the stream|流れにのぞむ|江湖山
穿林|threading the wood|林をぬける|山村寺竹
沿洲|along the sandbank|中州に沿う|江湖
临池|by the pool|池のほとりの|园湖宫
何处|from somewhere,|どこからか来た|
一对|a pair of#|ひとつがいの|
数点|a few specks of#|点々と見える|
冲烟|through the mist|もやをつく|晨暮`,
  },
  {
    name: '虫',
    subjects: `
蝴蝶|butterflies+|蝶|
粉蝶|white butterflies+|白い蝶|
黄蝶|yellow butterflies+|黄色い蝶|
双蝶|a pair of butterflies+|つがいの蝶|
蜻蜓|dragonflies+|とんぼ|夏
萤火|fireflies+|蛍の火|
流萤|drifting fireflies+|流れる蛍|
寒蝉|autumn cicadas+|秋の蝉|秋
蝉噪|the noise of cicadas|蝉しぐれ|夏
蟋蟀|crickets+|こおろぎ|秋夜
寒蛩|crickets+|こおろぎ|秋夜
蜂蝶|bees and butterflies+|蜂と蝶|`,
    acts: `
迷花影|{is|are} lost in the flowers' shadow|花影に迷う|春夏蝶
随风起|rise(s) with the wind|風のまにまに舞いたつ|蝶
依人坐|keep(s) near where I sit|座る人に寄り添う|
飞不去|hover(s) and will not go|飛び去ろうとしない|蝶萤蜓
声断续|{is|are} heard off and on|とぎれとぎれに聞こえる|蝉蛩蟀
飞又落|fl(ies) up and settle(s) again|飛んではまたとまる|蝶萤蜓
过邻墙|cross(es) the neighbours' wall|隣の塀を越えてゆく|蝶萤蜓园村
弄秋光|play(s) in the autumn light|秋の光にたわむれる|秋蝶
舞东风|dance(s) in the east wind|春風に舞う|春蝶
近人来|come(s) near|人に近づいて来る|蝶萤蜓
满阶声|fill(s) the steps with sound|きざはしいっぱいに鳴く|蛩蟀蝉园寺斋
入帘明|come(s) bright through the blind|簾に入って明るい|萤楼宫斋
过墙头|cross(es) the top of the wall|塀の上を越える|蝶萤蜓园村
下池边|come(s) down to the pool's edge|池のほとりに下りる|蜓萤园湖
夜鸣频|sing(s) often in the night|夜しきりに鳴く|蛩蟀
度墙阴|cross(es) the shade of the wall|塀の陰を渡る|蝶萤园
入庭花|go(es) in among the courtyard flowers|庭の花に入る|春蝶园寺
一双飞|fl(ies) in a pair|つれだって飛ぶ|蝶
上疏枝|climb(s) the thin branches|まばらな枝にのぼる|蝉秋
过短墙|cross(es) the low wall|低い塀を越える|蝶萤蜓园村
舞暖风|dance(s) in the warm wind|暖かな風に舞う|春蝶
绕砌鸣|sing(s) round the steps|きざはしをめぐって鳴く|蛩蟀园寺斋
入小楼|come(s) into the little tower|小楼に入る|蝶萤楼
点水来|come(s) touching the water|水にふれて来る|蜓湖园江
似有情|seem(s) to have a heart|情があるかのよう|
立钓船|settle(s) on the fishing boat|釣り舟にとまる|蜓江湖
戏蕊心|play(s) at the heart of the flowers|花の蕊にたわむれる|春夏蝶
入谢家|enter(s) the old courtyard|古い屋敷に入る|蝶
绕客衣|circle(s) my coat|旅の衣をめぐる|蝶萤
抱一枝|cling(s) to a single branch|一枝にすがる|蝉`,
    modifiers: `
隔水|across the water|水の向こうの|湖园江
满院|all over the courtyard|中庭いっぱいの|园寺斋宫
绕砌|round the steps|きざはしをめぐる|园寺斋宫
穿花|among the flowers|花をぬう|春夏园
依墙|by the wall|塀に寄る|园村
数点|a few#|二つ三つの|
几处|here and there,|そこここの|`,
  },
  {
    name: '兽',
    subjects: `
白马|a white horse|白馬|市宫塞
骏马|fine horses+|駿馬|塞宫
胡马|steppe horses+|胡の馬|塞
老马|an old horse|老いた馬|塞
青骢|a dapple grey|葦毛の馬|市宫江塞
黄犊|a brown calf|赤い子牛|春夏村
老牛|an old ox|老いた牛|村
耕牛|the plough ox|耕す牛|村
牛羊|cattle and sheep+|牛と羊|村塞
野鹿|wild deer+|野の鹿|山寺
白鹿|a white deer|白い鹿|山寺
麋鹿|deer+|鹿|山寺
猿鸟|gibbons and birds+|猿と鳥|山
野狐|a wild fox|野の狐|塞
橐驼|camels+|駱駝|塞
寒犬|a dog in the cold|寒さの中の犬|村秋冬
鲤鱼|red carp+|鯉|江湖园
金鱼|goldfish+|金魚|园宫
游鱼|fish+|泳ぐ魚|湖园江
鲈鱼|perch+|鱸|江秋
紫蟹|purple crabs+|紫の蟹|江秋
老龙|an old dragon|老いた竜|海`,
    acts: `
嘶风立|stand(s) neighing to the wind|風にいなないて立つ|马骢
随流去|go(es) with the stream|流れに従ってゆく|鱼
眠芳草|sleep(s) in the sweet grass|かぐわしい草に眠る|春夏鹿犊牛
归来晚|come(s) home late|帰りが遅い|牛羊马驼
行渐远|go(es) slowly out of sight|しだいに遠ざかる|马骢驼羊
行不去|stand(s) and will not go on|行こうとしない|马牛骢
相逐戏|chase(s) one another in play|追いかけあって戯れる|鱼犊鹿
饮寒塘|drink(s) at the cold pool|冷たい池に水を飲む|秋冬马牛鹿骢狐
踏斜阳|tread(s) the slanting sun|夕日を踏む|马牛羊骢驼
下斜阳|come(s) down in the slanting sun|夕日の中を下りて来る|牛羊
向秋风|face(s) the autumn wind|秋風に向かう|秋马骢驼
渡溪来|cross(es) the brook, coming|谷川を渡って来る|牛鹿犊
踏花行|walk(s) over petals|花を踏んでゆく|春马骢鹿
饮清流|drink(s) from the clear stream|清い流れに飲む|马牛鹿骢
戏清流|play(s) in the clear stream|清い流れに戯れる|鱼
卧溪边|lie(s) beside the brook|谷川のほとりに伏す|牛鹿犊
蹴轻尘|kick(s) up light dust|軽い塵を蹴る|马骢
入深林|go(es) into the deep wood|深い林に入る|鹿狐猿
走平沙|go(es) over the level sands|平らな砂をゆく|塞
傍疏篱|lie(s) beside the loose fence|まばらな垣のそばにいる|村
卧空山|lie(s) in the empty hills|人けのない山に伏す|鹿龙
踏碎霜|break(s) the frost underfoot|霜を踏みくだく|马骢驼
卧夕阳|lie(s) in the evening sun|夕日に伏す|牛羊犊犬
逐晚风|run(s) with the evening wind|夕風を追う|马狐
自在行|go(es) at will|思いのままにゆく|
饮碧流|drink(s) from the green stream|碧の流れに飲む|马鹿牛
近钓船|come(s) near the fishing boat|釣り舟に近づく|鱼
不畏人|do(es) not fear me|人を恐れない|鹿鱼犊
卧绿阴|lie(s) in the green shade|緑の陰に伏す|夏牛鹿犊犬
踏浅沙|tread(s) the shallow sand|浅い砂を踏む|
带月归|come(s) home with the moon|月とともに帰る|夜牛马羊
下翠微|come(s) down the green hillside|緑の山を下りて来る|鹿牛羊`,
    modifiers: `
隔水|across the water|水の向こうの|
沿溪|along the brook|谷川に沿う|山村
临流|by the stream|流れにのぞむ|江湖山村
归村|on the way to the village|村へ帰る|村暮`,
  },
];
