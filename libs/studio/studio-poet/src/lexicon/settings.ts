export const PLACES = `
渡口|at the ferry landing|渡し場では|江
野渡|at the ferry in the fields|野の渡しでは|江村
江岸|on the river bank|川の岸では|江
沙岸|on the sandy shore|砂の岸では|江湖海
江上|on the river|川の上では|江
江村|in the river village|川辺の村では|江村
江头|by the river|川べでは|江
江楼|at the river tower|川辺の楼では|江
江城|in the river town|川辺の町では|江市
渡头|at the landing|渡し場では|江
沙头|on the sands|砂のほとりでは|江海
汀洲|on the sandbank|中州では|江湖
湖上|on the lake|湖の上では|湖
湖面|on the face of the lake|湖の面では|湖
湖边|by the lake|湖のほとりでは|湖
湖心|in the middle of the lake|湖のなかほどでは|湖
湖亭|at the lake pavilion|湖のあずまやでは|湖
横塘|at the pool|堤の池では|湖
池上|over the pool|池の上では|湖园
池边|by the pool|池のほとりでは|湖园
山下|below the hills|山のふもとでは|山
山路|on the mountain road|山道では|山
石径|on the stone path|石の小道では|山寺竹
松径|on the pine path|松の小道では|山寺
谷口|at the mouth of the valley|谷の口では|山
空山|in the empty hills|人けのない山では|山寺
深山|deep in the hills|山の奥では|山寺
山中|in the hills|山の中では|山
山家|at a house in the hills|山の家では|山
山房|in the mountain hut|山の庵では|山寺
岩前|before the cliff|岩の前では|山
寺外|outside the temple|寺の外では|寺
寺里|within the temple|寺の中では|寺
殿外|outside the hall|御堂の外では|寺
禅房|in the cloister|禅房では|寺
山门|at the temple gate|山門では|寺
僧房|in the monk's cell|僧房では|寺
禅关|at the temple gate|禅寺の門では|寺
小院|in the little courtyard|小さな中庭では|园斋
庭院|in the courtyard|中庭では|园斋寺
墙外|outside the wall|塀の外では|园宫
径里|on the garden path|庭の小道では|园
小园|in the little garden|小さな庭では|园
园中|in the garden|庭の中では|园
庭前|before the house|庭先では|园斋
墙头|over the wall|塀の上では|园
芳园|in the flower garden|花園では|园春夏
宫里|in the palace|宮中では|宫
御苑|in the royal garden|御苑では|宫
殿角|at the corner of the hall|御殿の角では|宫
宫墙|at the palace wall|宮の塀では|宫
深宫|deep in the palace|奥深い宮では|宫
宫前|before the palace|宮殿の前では|宫
城南|south of the walls|城の南では|宫市
村外|beyond the village|村はずれでは|村
陌上|on the field path|あぜ道では|村
垄上|on the ridges of the field|畑の畝では|村
门外|outside the gate|門の外では|村山斋
野店|at the inn in the fields|野の宿では|村
田家|at the farm|農家では|村
荒村|in the lonely village|さびしい村では|村
前村|in the village ahead|前の村では|村
柴门|at the brushwood gate|柴の門では|村山
茅檐|under thatched eaves|茅の軒では|村山
溪头|by the brook|谷川のほとりでは|村山
桥外|beyond the bridge|橋の向こうでは|市村
桥下|under the bridge|橋の下では|市村
市上|in the market|市では|市
城里|within the walls|町の中では|市
街头|in the street|街角では|市
长街|along the long street|長い街では|市
桥边|by the bridge|橋のほとりでは|市村
桥头|at the bridge|橋のたもとでは|市村
酒家|at the tavern|酒屋では|市村
城西|in the west of the town|町の西では|市
关外|beyond the pass|関の外では|塞
塞外|beyond the wall|塞の外では|塞
塞下|under the fort|塞のほとりでは|塞
碛里|in the stony desert|砂漠の中では|塞
边城|in the frontier town|辺境の町では|塞
关山|among the border hills|国境の山では|塞
沙场|on the battlefield|砂の戦場では|塞
城头|on the wall|城壁の上では|塞
孤城|in the lonely fort|ひとりたつ城では|塞
窗外|outside the window|窓の外では|斋楼
窗下|below the window|窓の下では|斋楼
案上|on the desk|机の上では|斋
书斋|in the study|書斎では|斋
书窗|at the study window|書斎の窓では|斋
寒窗|at the cold window|寒い窓辺では|斋秋冬
小斋|in the little study|小さな書斎では|斋
竹里|in the bamboo|竹の中では|竹
竹径|on the bamboo path|竹の小道では|竹
竹外|beyond the bamboo|竹の外では|竹斋
竹林|in the bamboo grove|竹林では|竹
林间|among the stems|林の中では|竹
幽篁|in the quiet bamboo|静かな竹やぶでは|竹
海上|on the sea|海の上では|海
海畔|by the sea|海べでは|海
岛外|beyond the islands|島の向こうでは|海
海门|at the sea gate|海への口では|海
沧洲|on the blue shores|青い洲では|海
海边|by the sea|海べでは|海
楼外|outside the tower|楼の外では|楼
楼上|in the tower|楼の上では|楼
帘外|beyond the blind|簾の外では|楼宫
妆楼|in her tower|化粧の楼では|楼
小楼|in the little tower|小楼では|楼
西楼|in the west tower|西の楼では|楼
帘前|before the blind|簾の前では|楼宫
楼前|before the tower|楼の前では|楼`;

export const TIMES = `
日暮|at dusk|日暮れに|暮
日落|at sunset|日が落ちて|暮
薄暮|as dusk comes on|夕闇せまるころ|暮
向晚|towards evening|夕べ近く|暮
日晚|late in the day|日も遅く|暮
夜静|in the quiet of night|夜の静けさに|夜
夜半|at midnight|夜半に|夜
夜久|far into the night|夜も更けて|夜
今夜|tonight|今夜|夜
昨夜|last night|昨夜は|夜
破晓|at daybreak|夜明けに|晨
欲晓|near dawn|明け方近く|晨
向晓|towards dawn|明け方に向かい|晨
日出|at sunrise|日の出に|晨晴
日午|at noon|真昼に|昼晴
午后|after noon|昼さがりに|昼
日永|on the long day|日ながの日に|昼夏春
雨后|after rain|雨のあと|雨晴
雨歇|as the rain stops|雨がやんで|雨晴
雨霁|as the rain clears|雨が上がって|晴
雾散|as the mist clears|霧が晴れて|晨晴
云散|as the clouds part|雲が散って|晴
风定|as the wind drops|風がやんで|
雪后|after the snow|雪のあと|雪
雪霁|as the snow clears|雪がやんで|雪
春尽|at the end of spring|春の尽きるころ|春
春暖|in the warmth of spring|春の暖かさに|春
春晚|late in spring|春も遅く|春
夏首|as summer begins|夏のはじめに|夏
夏日|on a summer day|夏の日に|夏昼
秋尽|at the end of autumn|秋の尽きるころ|秋
秋晚|late in autumn|秋も遅く|秋
秋半|in mid-autumn|秋のなかば|秋
岁晚|late in the year|年の暮れに|冬
岁暮|at the year's end|年の瀬に|冬
腊尽|as the old year ends|年の終わりに|冬
日斜|as the sun slants|日が傾いて|暮晴
黄昏|at twilight|黄昏に|暮
向昏|towards nightfall|日暮れ近く|暮
夜深|deep in the night|夜更けに|夜
更深|in the deep watches|更けゆく夜に|夜
夜阑|as the night wears out|夜も尽きるころ|夜
清宵|in the clear night|清らかな宵に|夜
清晨|in the clear morning|すがすがしい朝に|晨
凌晨|before daybreak|夜明け前に|晨
朝来|with the morning|朝になって|晨
天明|as day breaks|夜が明けて|晨
日高|when the sun is high|日も高く|昼晴
日长|on the long day|日ながに|昼夏
闲时|in an idle hour|のどかなときに|昼
雨余|after the rain|雨あがりに|雨晴
雨来|as the rain comes|雨が来て|雨
雨中|in the rain|雨の中で|雨
云开|as the clouds part|雲がひらけて|晴
风来|as the wind comes|風が吹いて|
天晴|under a clear sky|空が晴れて|晴
雪晴|after snow, in the clear|雪晴れに|雪
雪中|in the snow|雪の中で|雪
春来|with the spring|春になって|春
春深|deep in spring|春も深く|春
春归|as spring goes home|春の帰るころ|春
花时|at blossom time|花のころ|春
夏来|with the summer|夏になって|夏
新凉|in the new cool|涼しさの立つころ|夏秋
秋来|with the autumn|秋になって|秋
秋深|deep in autumn|秋も深く|秋
秋高|under the high autumn sky|秋の空高く|秋晴
霜清|in the clear frost|霜の清らかなころ|秋冬
天寒|in the cold|寒空に|冬
冬来|with the winter|冬になって|冬
年终|at the end of the year|年の終わりに|冬`;

export const CLAUSES = `
人初静|people have just fallen quiet|人が寝静まったばかり|夜
人归尽|everyone has gone home|人はみな帰った|暮夜
人声少|there are few voices|人の声も少ない|
行人少|few people pass|道ゆく人も少ない|
人踪绝|no footstep is left|人の足あとも絶えた|冬塞山
潮初落|the tide has just gone down|潮が引いたばかり|江海
潮声起|the tide begins to sound|潮の音が起こる|江海
潮痕浅|the tide has left a faint mark|潮のあとが淡い|江海
烟初合|the mist has just closed in|もやがこめたばかり|暮
烟初起|mist is just rising|もやが立ちはじめる|晨暮
云初起|clouds are just rising|雲がわきはじめる|
云来去|clouds come and go|雲が行き来する|晨昼暮
波光动|light moves on the ripples|波の光がゆれる|江湖海
波纹细|the ripples are fine|さざ波が細かい|江湖园
花初落|blossoms begin to fall|花が散りはじめる|春江湖山寺园宫村市斋竹楼
花飞尽|the last blossoms have flown|花はみな散った|春江湖山寺园宫村市斋竹楼
花阴转|the flowers' shade moves round|花の陰が移ってゆく|春昼晴园宫楼斋
花阴静|the flowers' shade is still|花の陰が静か|春昼晴园宫楼斋
莺声近|an oriole is calling near|うぐいすの声が近い|春园宫村楼斋
蝉声急|the cicadas are shrill|蝉の声がしきり|夏昼江湖山寺园宫村市斋竹楼
蝉声歇|the cicadas have stopped|蝉の声がやんだ|秋夏暮江湖山寺园宫村市斋竹楼
蛙声近|frogs are calling near|蛙の声が近い|夏夜村湖
鸡声早|the cock crows early|鶏の声が早い|晨村市
虫声切|insects sing urgently|虫の声がしきり|秋夜江湖山寺园宫村市斋竹楼
松声近|the pines sound near|松の音が近い|山寺
松花落|pine flowers are falling|松の花が落ちる|春夏山寺
泉声细|the spring sounds thin|泉の音がか細い|山寺
钟声远|a bell sounds far away|鐘の音が遠い|寺山江
钟初动|the bell has just been struck|鐘が鳴りはじめる|寺晨暮
炊烟起|cooking smoke is rising|炊煙が立つ|村晨暮
炊烟少|there is little cooking smoke|炊煙も少ない|村塞晨暮
炉烟直|the smoke of the censer stands straight|香の煙がまっすぐ立つ|寺斋宫楼
炉香细|the incense is a thin thread|香の煙が細い|寺斋宫楼
茶烟细|the tea smoke is thin|茶の煙が細い|斋寺竹
灯花落|the lamp drops its burnt flower|灯の花が落ちる|夜斋楼寺
灯初上|the lamps have just been lit|灯がともったばかり|暮夜市楼宫江
苔痕湿|the moss is damp|苔が湿っている|园寺山竹斋
秋声早|the sounds of autumn come early|秋の声が早い|秋
秋声满|the sounds of autumn are everywhere|秋の声が満ちる|秋
寒声起|a cold sound rises|寒々とした音が起こる|秋冬
寒云薄|the cold clouds are thin|寒々とした雲が薄い|冬秋
轻阴合|a light shade gathers|薄曇りになる|春昼
新晴好|the new clear sky is good|晴れたばかりの空がよい|晴
东风软|the east wind is soft|春風がやわらか|春
东风急|the east wind is strong|春風がはげしい|春
西风急|the west wind is strong|西風がはげしい|秋
南风熟|the south wind is warm|南風が暖かい|夏
新茶熟|the new tea is ready|新茶ができた|春斋山村
新醅熟|the new wine is ready|新酒が熟した|秋冬村市
无人到|nobody comes|訪れる人もない|
门初掩|the gate has just been closed|門を閉ざしたばかり|暮夜
书声静|the reading voices are still|書を読む声も静か|斋夜
晨钟动|the morning bell is struck|朝の鐘が鳴る|晨寺市宫
霜华重|the frost is heavy|霜が重い|秋冬晨夜
天如洗|the sky is washed clean|空は洗ったよう|晴
天光淡|the light of the sky is pale|空の光が淡い|晨暮
凉初透|the cool begins to reach us|涼しさがしみてくる|秋夏夜
寒犹浅|the cold is still slight|寒さはまだ浅い|秋春
车声断|the sound of carts has ceased|車の音がとだえた|夜暮市
歌声断|the singing has broken off|歌声がとだえた|市湖楼宫
沙如雪|the sand is like snow|砂は雪のよう|塞夜
霜如雪|the frost is like snow|霜は雪のよう|秋冬夜塞晨
胡笳动|a reed pipe begins to play|胡笳が鳴りはじめる|塞
边声起|the sounds of the frontier rise|辺境の音が起こる|塞
云涛起|the waves rise like clouds|雲のような波が起こる|海
天风急|the wind of the sky is strong|空の風がはげしい|海山
人不到|nobody comes|訪れる人もない|
人迹少|there are few traces of men|人の足あとも少ない|山塞寺竹
人语静|the talk has grown still|人の話し声も静か|夜暮
春水绿|the spring water is green|春の水が緑|春江湖村园
春水满|the spring water is full|春の水が満ちる|春江湖村园
秋水阔|the autumn water is wide|秋の水が広い|秋江湖
秋水净|the autumn water is clean|秋の水が澄む|秋江湖园
山月白|the mountain moon is white|山の月が白い|夜山寺
江月白|the river moon is white|川の月が白い|夜江
江路远|the river road is long|川の道が遠い|江
山色近|the colour of the hills is near|山の色が近い|山寺村晴
山色好|the hills have a fine colour|山の色がよい|山寺村晴
山色暮|the hills grow dim|山の色が暮れる|暮
花影乱|the flowers' shadows mingle|花の影が乱れる|春园宫楼斋
花影静|the flowers' shadows are still|花の影が静か|春园宫楼斋
花自落|the flowers fall of themselves|花はおのずと散る|春江湖山寺园宫村市斋竹楼
花似雪|the blossoms are like snow|花は雪のよう|春江湖山寺园宫村市斋竹楼
花落尽|the flowers have all fallen|花はみな散った|春江湖山寺园宫村市斋竹楼
苔径滑|the mossy path is slippery|苔の小道がすべる|雨山寺竹园
风力软|the wind is soft|風がやわらか|春
风满院|wind fills the courtyard|中庭に風が満ちる|园寺斋
风日暖|wind and sun are warm|風も日も暖か|春晴昼
风露冷|wind and dew are cold|風も露も冷たい|秋夜晨
风雪里|wind and snow are all around|あたりは風と雪|冬雪
寒气重|the cold is heavy|寒さが重い|冬秋
寒日短|the cold day is short|寒い日は短い|冬昼
溪水浅|the brook is shallow|谷川の水が浅い|山村
溪水急|the brook runs fast|谷川の水が早い|山村
天色晚|the sky grows late|空の色が暮れる|暮
天欲晓|the sky is near dawn|空は明けようとする|晨
天欲雪|the sky is about to snow|空は雪もよう|冬
天在水|the sky lies in the water|空が水に映る|江湖海
烟水阔|mist and water are wide|もやと水とが広い|江湖海
烟渐重|the mist grows heavy|もやがしだいに濃い|暮晨
烟雨里|mist and rain are all around|あたりは煙る雨|雨
灯影暗|the lamp's shadow is dim|灯の影が暗い|夜
灯火近|lamplight is near|ともしびが近い|夜
灯欲尽|the lamp is nearly out|灯が尽きようとする|夜斋楼寺
香雾细|fragrant mist is fine|香る霧が細かい|楼宫寺
香欲烬|the incense is nearly ash|香が燃え尽きようとする|斋楼寺宫
蝉未歇|the cicadas have not stopped|蝉はまだやまない|夏秋江湖山寺园宫村市斋竹楼
莺乱语|orioles chatter|うぐいすがしきりに鳴く|春江湖山寺园宫村市斋竹楼
鸡一唱|a cock crows once|鶏が一声鳴く|晨村
鸦未起|the crows have not yet risen|鴉はまだ起きない|晨秋冬
潮欲上|the tide is about to rise|潮が満ちようとする|江海
潮水满|the tide is full|潮が満ちる|江海
波渺渺|the waves are dim and wide|波がはるか|江湖海
沙漠漠|the sands are dim and wide|砂がはるか|塞
云漠漠|the clouds are dim and wide|雲がたれこめる|
风动麦|wind moves in the wheat|麦に風がわたる|夏村
禾黍熟|the grain is ripe|穀物が熟した|秋村
桑叶绿|the mulberry leaves are green|桑の葉が緑|春夏村
书半卷|the book is half unrolled|書物はなかば開いたまま|斋
茶正熟|the tea is just ready|茶がちょうど煮えた|斋寺竹山
琴罢后|the zither has ended|琴を弾きおえた|斋竹楼
棋局罢|the game of chess is over|碁を打ちおえた|山竹斋寺
笳鼓静|pipes and drums are still|笛も太鼓も静か|塞
沙月冷|the moon on the sands is cold|砂の上の月が冷たい|塞夜
帘半卷|the blind is half rolled up|簾はなかば巻いたまま|楼宫斋
钟磬静|bells and chimes are still|鐘も磬も静か|寺
松子落|pine seeds are falling|松の実が落ちる|秋山寺
泉响冷|the spring sounds cold|泉の響きが冷たい|山寺
清露滴|clear dew is dripping|清らかな露がしたたる|竹斋夜晨夏秋
鱼自乐|the fish are happy by themselves|魚はおのずと楽しむ|湖园昼
新酒熟|the new wine is ripe|新しい酒が熟した|市村
晚风清|the evening wind is clear|夕風がさわやか|暮
雨初晴|the rain has just cleared|雨が晴れたばかり|晴
暮烟生|evening mist is rising|夕もやが立つ|暮
晓烟轻|the dawn mist is light|朝もやが軽い|晨
鸟声清|the birds sing clear|鳥の声がさわやか|晨昼
夜潮生|the night tide is rising|夜の潮が満ちてくる|夜江海
落花轻|the falling petals are light|散る花が軽い|春江湖山寺园宫村市斋竹楼
百虫鸣|all the insects are singing|虫がみな鳴く|秋夜江湖山寺园宫村市斋竹楼
少人行|few people walk|ゆく人も少ない|
远钟声|a far bell is heard|遠い鐘が聞こえる|寺山江
子规声|a cuckoo is heard|ほととぎすが聞こえる|春夏山
水东流|the water runs east|水は東へ流れる|江
暮云收|the evening clouds are gathered in|夕べの雲がおさまる|暮晴
晚烟收|the evening mist clears|夕もやが晴れる|暮晴
月如钩|the moon is like a hook|月は鉤のよう|夜
一灯幽|a single lamp is dim|一つの灯がほの暗い|夜
夜悠悠|the night is long|夜は長くはるか|夜
晚来秋|evening brings the autumn|夕べには秋の気配|秋暮
似新秋|it is like early autumn|秋の初めのよう|夏夜
夕阳红|the evening sun is red|夕日が紅い|暮晴
落花风|the wind is full of petals|花を散らす風が吹く|春江湖山寺园宫村市斋竹楼
一江风|the river is all wind|川いっぱいに風が吹く|江
水连空|water joins the sky|水は空に連なる|江湖海
半窗风|wind is in the half-open window|窓のなかばに風が入る|斋楼
百花香|a hundred flowers are fragrant|百の花が香る|春江湖山寺园宫村市斋竹楼
夜初长|the nights begin to be long|夜が長くなりはじめる|秋夜
雨生凉|the rain brings the cool|雨が涼しさを生む|夏雨
水风凉|the wind from the water is cool|水の風が涼しい|夏湖江
麦初黄|the wheat is just turning yellow|麦が黄ばみはじめる|夏村
稻花香|the rice flowers are fragrant|稲の花が香る|夏秋村
柳丝长|the willow threads are long|柳の糸が長い|春江湖山寺园宫村市斋竹楼
夜沉香|incense burns into the night|夜ふけて香をたく|夜楼宫斋
满庭霜|frost fills the courtyard|庭いっぱいの霜|秋冬夜晨园斋
漏声长|the water-clock sounds long|水時計の音が長い|夜宫楼
燕双飞|swallows fly in pairs|燕がつれだって飛ぶ|春园村楼宫
暮禽归|birds come home at dusk|夕べの鳥が帰る|暮山村寺竹
雨霏霏|fine rain is falling|こぬか雨が降る|雨
客来稀|visitors are few|訪れる客もまれ|山斋村竹寺
柳依依|the willows are soft|柳がやわらかになびく|春江湖山寺园宫村市斋竹楼
絮初飞|catkins begin to fly|柳絮が飛びはじめる|春江湖山寺园宫村市斋竹楼
燕归来|the swallows come home|燕が帰って来る|春园村楼宫
晚潮来|the evening tide comes in|夕潮が満ちてくる|暮江海
野花开|wild flowers are in bloom|野の花が咲く|春夏山村
水如天|the water is like the sky|水は空のよう|江湖海
草如烟|the grass is like mist|草は煙のよう|春江湖山寺园宫村市斋竹楼
柳如烟|the willows are like mist|柳は煙のよう|春江湖山寺园宫村市斋竹楼
夜如年|a night is like a year|一夜が一年のよう|夜
月当天|the moon is high in the sky|月は空高くかかる|夜
雪晴天|the sky has cleared after snow|雪のあと空が晴れる|雪
水生烟|mist rises from the water|水からもやが立つ|江湖村晨暮
柳条新|the willow switches are new|柳の枝が新しい|春江湖山寺园宫村市斋竹楼
草如茵|the grass is like a carpet|草はしとねのよう|春江湖山寺园宫村市斋竹楼
静无尘|all is quiet, without dust|静かで塵もない|
少行人|few people pass|道ゆく人も少ない|
不逢人|there is nobody to meet|会う人もない|山塞寺竹
一番新|everything is new again|すべてがまた新しい|春
柳阴阴|the willows make a deep shade|柳の陰が深い|春夏江湖山寺园宫村市斋竹楼
暮云深|the evening clouds are deep|夕雲が深い|暮
夜沉沉|the night is deep|夜が深い|夜
昼阴阴|the day is dim with shade|昼も小暗い|昼夏竹寺山
落花深|the fallen petals lie deep|散った花が深い|春江湖山寺园宫村市斋竹楼
日西斜|the sun slants west|日が西に傾く|暮晴
月西斜|the moon slants west|月が西に傾く|夜
雨如麻|the rain falls like hemp threads|雨は麻糸のよう|雨
噪归鸦|homing crows are noisy|帰る鴉が騒ぐ|暮秋冬
夜生寒|the night grows cold|夜が冷えてくる|夜秋冬
水声寒|the water sounds cold|水の音が冷たい|秋冬江山
绕青山|green hills stand round|青い山がとりまく|山村江湖
白云闲|white clouds are idle|白い雲がのどか|晴昼
月正明|the moon is at its brightest|月がちょうど明るい|夜
水自清|the water is clear of itself|水はおのずと澄む|江湖山园村
鸟不惊|the birds are not afraid|鳥も驚かない|
百草生|all the grasses grow|もろもろの草が生える|春江湖山寺园宫村市斋竹楼
犬吠声|a dog is barking|犬の声がする|村市
月满楼|moonlight fills the tower|月が楼に満ちる|夜楼市宫江
水自流|the water flows by itself|水はおのずと流れる|江山村
叶已秋|the leaves have turned to autumn|木の葉はもう秋|秋江湖山寺园宫村市斋竹楼
雨未收|the rain has not ended|雨はまだやまない|雨
草木秋|grass and trees are in autumn|草も木も秋|秋江湖山寺园宫村市斋竹楼
日正红|the sun is at its reddest|日がちょうど紅い|暮晨晴
雪满空|snow fills the air|雪が空に満ちる|冬雪
十里风|ten li of wind|十里の風が吹く|江湖村市
日渐长|the days grow longer|日がしだいに長くなる|春昼
夜未央|the night is not half over|夜はまだ半ばにならない|夜
草自香|the grass is fragrant of itself|草はおのずと香る|春夏江湖山寺园宫村市斋竹楼
稻正香|the rice is just fragrant|稲がちょうど香る|秋村
客未归|the traveller is not yet home|旅人はまだ帰らない|
露未晞|the dew is not yet dry|露はまだ乾かない|晨春夏秋
雪又飞|snow is flying again|雪がまた舞う|冬雪
鸟自飞|birds fly as they will|鳥は思うままに飛ぶ|晨昼暮
客自来|a guest comes unasked|客がおのずと来る|
月又来|the moon comes again|月がまた来る|夜
夜气回|the night air returns|夜の気がめぐる|夜
月在天|the moon is in the sky|月は空にある|夜
草似烟|the grass is like mist|草は煙のよう|春江湖山寺园宫村市斋竹楼
水拍天|water beats on the sky|水が空を打つ|江海
夜不眠|the night is sleepless|眠れない夜|夜
草木新|grass and trees are new|草も木も新しい|春江湖山寺园宫村市斋竹楼
雨洗尘|rain washes the dust away|雨が塵を洗う|雨
月近人|the moon comes near|月が人に近い|夜
草木深|grass and trees are deep|草も木も深い|夏山村
夜气深|the night air is deep|夜の気が深い|夜
日未斜|the sun is not yet low|日はまだ傾かない|昼晴
月半斜|the moon is half aslant|月がなかば傾く|夜
水气寒|the breath of the water is cold|水の気が冷たい|秋冬江湖
夜色阑|the night is nearly over|夜の色が尽きようとする|夜
草色闲|the green of the grass is idle|草の色がのどか|春夏江湖山寺园宫村市斋竹楼
日夜闲|day and night are idle|昼も夜ものどか|山寺竹
暮色迟|dusk is slow to come|暮色がゆっくり来る|暮
日影迟|the sun's shadow is slow|日の影がゆっくり移る|昼晴春夏`;

export const TURN_OPENINGS = `
夜来|with the night|夜になって|@闻寄读夜
风前|in the wind|風の前で|@闻立寄
灯前|by the lamp|灯の前で|@闻寄读夜
柳边|by the willows|柳のほとりで|@闻春夏
月下|under the moon|月の下で|@闻寄立夜
枕上|on the pillow|枕べで|@闻寄夜
柳外|beyond the willows|柳の向こうで|@闻春夏
静里|in the stillness|静けさの中に|@闻读
闲来|at leisure|のどかに|@立问知读醉
归来|come home|帰って来て|@立读
晓来|with the dawn|夜が明けて|@立妆闻晨
晚来|towards evening|夕べになって|@立闻归客暮
花前|before the flowers|花の前で|@立惜醉春
终日|all day long|ひねもす|@立读妆昼
尽日|all day long|日がな一日|@立妆读昼
寂寂|in the stillness|ひっそりと|@立妆读
脉脉|without a word|もの言わず|@立妆寄
而今|now|いまは|@问寄知归
登临|on this height|高みにのぼって|@问立
凭高|from on high|高みから|@问寄立
停杯|setting down the cup|杯をとめて|@问寄
到此|come to this place|ここに来て|@问知
客里|on my travels|旅にあって|@寄归醉
临风|facing the wind|風に向かい|@寄立问
年年|year after year|年ごとに|@寄归惜妆
别后|since the parting|別れてのち|@寄
岁岁|year upon year|年また年と|@寄归妆
今朝|this morning|けさ|@客晨
今宵|tonight|こよい|@客寄醉夜
此日|on this day|この日|@客醉立知
此夜|on this night|この夜|@客寄醉立夜
时人|people of the day,|世の人よ|@知惜
旁人|bystanders,|かたわらの人よ|@知惜
世上|in this world|この世では|@知
看去|looking at it|見わたせば|@知惜
凭君|I pray you|君にたのむ|@惜醉
春来|with the spring|春になって|@惜妆知立春
秋来|with the autumn|秋になって|@惜寄立秋
人生|in this life|人の生に|@醉
相逢|met together|出会ったからには|@醉
老去|growing old|老いては|@醉
天涯|at the world's end|地の果てで|@归寄
客中|on my travels|旅の身で|@归寄
日暮|at dusk|日暮れに|@归客立寄暮
醉里|in my cups|酔いの中で|@归醉
昼长|in the long day|日ながに|@读昼夏春
夜深|deep in the night|夜更けに|@读闻立寄客夜
午后|after noon|昼さがりに|@读客昼
睡起|risen from sleep|眠りから起きて|@读妆昼晨
夜静|in the quiet of night|夜の静けさに|@读闻夜
深闺|in the inner rooms|奥の部屋で|@妆
帘前|before the blind|簾の前で|@妆立
日日|day after day|日ごとに|@妆惜
此际|at this moment|このとき|@闻立归客
此时|at this hour|このとき|@闻立客归知
村前|before the village|村の前で|@归客立村
村外|beyond the village|村はずれに|@归客立村
山中|in the hills|山の中で|@客立读山寺
江头|by the river|川べで|@立归寄江
江上|on the river|川の上で|@立归闻江
湖心|in the middle of the lake|湖のなかほどで|@闻归湖
湖上|on the lake|湖の上で|@闻归立湖
边头|on the frontier|辺境で|@立闻寄归塞
塞上|on the frontier|塞のほとりで|@立闻寄归塞
桥边|by the bridge|橋のほとりで|@立闻醉归市
竹里|in the bamboo|竹の中で|@读立客闻竹
林间|in the grove|林の中で|@读立客闻竹
海边|by the sea|海べで|@立闻归海
海上|on the sea|海の上で|@立归海
楼头|in the tower|楼の上で|@立闻寄楼
楼上|in the tower|楼の上で|@立妆闻楼
窗前|before the window|窓の前で|@读立斋
窗下|below the window|窓の下で|@读立斋
寺里|in the temple|寺の中で|@客立问读寺
宫前|before the palace|宮殿の前で|@立问宫
宫里|in the palace|宮中で|@妆问立宫
园中|in the garden|庭の中で|@立客惜园
园里|in the garden|庭の中で|@立醉惜园`;

export const CLOSE_OPENINGS = `
但见|as I look|見れば|@景惊
忽见|suddenly|ふと見れば|@景惊
遥看|far away|はるかに見れば|@景
却看|turning to look|振り向けば|@景
满眼|all before my eyes|見わたすかぎり|@景
依旧|as of old|もとのまま|@景事理
依然|as of old|もとのままに|@景理
此际|at this moment|このとき|@景事
此时|at this hour|このとき|@景事
回看|looking back|振り返って見れば|@景
举目|lifting my eyes|目を上げれば|@景
抬头|raising my head|頭を上げれば|@景
一望|at a glance|ひと目に|@景
不觉|before I know|いつしか|@景
居然|all at once|いつのまにか|@景
寂寂|in the stillness|ひっそりと|@景
悠然|at ease|ゆったりと|@事
闲来|at leisure|のどかに|@事
尽日|all day long|日がな一日|@事昼
随意|as I please|心のままに|@事
从此|from now on|これよりは|@事理
从来|as ever|これまでも|@理
毕竟|after all|つまりは|@理
如今|now|いまは|@理景
到底|in the end|とどのつまり|@理
原来|so it is|もともと|@理
隐隐|faintly|かすかに|@音
忽然|suddenly|ふいに|@音惊
悠悠|far and long|はるばると|@音
无端|for no reason|わけもなく|@音惊
一夜|all the night|一夜|@音夜
随风|on the wind|風のまにまに|@音
袅袅|lingering|たゆたうように|@音`;
