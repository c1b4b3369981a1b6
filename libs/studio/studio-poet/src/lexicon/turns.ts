/**
 * Third lines, where the poem turns. The last field adds the kind of turn (@…) to the tags; the last line
 * must share the kind. Kinds: 闻 a sound (乐 music, 吹 blown), 立 standing and looking, 问 a question to the past,
 * 寄 a letter, 客 a guest, 惜 a season ending, 知 who could paint this, 醉 wine, 归 the way home, 读 reading and
 * tea, 妆 a lady at her mirror.
 */
export const TURNS = `
何人吹短笛|Who is it, playing a short flute?|誰が短い笛を吹いているのか|@闻乐吹
谁家吹玉笛|In whose house does a jade flute play?|誰の家で玉の笛を吹くのか|@闻乐吹江市楼村湖
何人横玉笛|Who is it that holds a jade flute?|誰が玉の笛を横たえるのか|@闻乐吹
谁家敲夜杵|In whose house do the fulling-clubs beat at night?|誰の家で夜の砧を打つのか|@闻秋夜村市江
谁家弹绿绮|In whose house does a zither play?|誰の家で琴を弾くのか|@闻乐园楼斋市宫
忽闻歌一曲|Suddenly a song is heard.|ふと一曲の歌が聞こえる|@闻乐湖江市村
隔水闻渔笛|From across the water comes a fisher's flute.|水の向こうに漁師の笛が聞こえる|@闻乐吹江湖
隔水闻人语|From across the water comes the sound of talk.|水の向こうに人の声が聞こえる|@闻江湖村
何处吹羌管|Where is the Tibetan pipe being played?|どこで羌の笛を吹くのか|@闻乐吹塞
夜久闻孤雁|Far into the night I hear a lone wild goose.|夜ふけに一羽の雁を聞く|@闻寄秋夜
隔竹闻棋响|Beyond the bamboo I hear the click of chess.|竹の向こうに碁の音が聞こえる|@闻竹山寺斋
隔院闻箫鼓|From the next court come pipes and drums.|隣の院から笛と太鼓が聞こえる|@闻乐吹宫市楼
云外闻清磬|Beyond the clouds I hear a clear chime.|雲の向こうに清い磬を聞く|@闻乐寺山
何处弹清瑟|Where is it, that clear zither?|どこで清らかな瑟を弾くのか|@闻乐楼湖园江宫
墙外闻人笑|Beyond the wall I hear somebody laugh.|塀の外に笑う声が聞こえる|@闻园宫村
凭栏人不语|Someone at the railing says nothing.|欄干による人は何も言わない|@立楼园宫江湖
倚楼人不语|Someone leaning in the tower says nothing.|楼に寄る人は何も言わない|@立楼江市
幽人初睡起|The recluse has just risen from sleep.|隠者は眠りから起きたばかり|@立山竹斋昼晨
闲来无一事|I am at leisure, with nothing at all to do.|のどかで何ひとつする事もなく|@立
诗成无处写|The poem is made, and nowhere to write it.|詩ができたが書くところがない|@立读
徘徊无一语|I pace to and fro without a word.|行きつ戻りつ一言もなく|@立
倚杖柴门外|I lean on a staff outside the wicket.|杖にすがって柴の門の外に|@立村山
独立无人语|I stand alone with nobody to talk to.|ひとり立って語る人もいない|@立
独坐无人见|I sit alone where nobody sees.|ひとり坐って見る人もない|@立
独倚朱栏久|Alone, I lean long on the red railing.|ひとり朱の欄干に久しく寄る|@立楼宫园湖
欲去还回首|I am about to go, and turn my head once more.|去ろうとしてまた振り返る|@立
倚棹中流望|Resting the oar midstream, I look around.|櫂を休めて川なかから眺める|@立江湖
立马高原望|Reining in my horse on the high ground, I look out.|馬をとめて高原から眺める|@立塞
把酒临风久|Cup in hand, I stand long in the wind.|杯を手に久しく風に向かう|@立醉
卷起珠帘看|I roll up the pearl blind and look.|真珠の簾を巻き上げて眺める|@立楼宫
童子推窗看|The boy pushes the window open to look.|童子は窓をおしあけて眺める|@立斋山
老僧扶杖立|The old monk stands leaning on his staff.|老僧は杖にすがって立つ|@立寺山
老僧无一语|The old monk says not a word.|老僧は一言も言わない|@立寺山
征人空伫立|The soldier stands there, in vain.|出征の人はむなしくたたずむ|@立塞
渔翁浑不管|The old fisherman minds none of it.|老いた漁師は少しもかまわない|@立江湖
牧童浑不管|The herd-boy minds none of it.|牛飼いの子は少しもかまわない|@立村
欲问前朝事|I would ask about times gone by.|過ぎた世のことを問いたい|@问江宫塞寺市
欲问兴亡事|I would ask how kingdoms rose and fell.|国の興り亡びを問いたい|@问江宫塞市
欲问长生诀|I would ask for the secret of long life.|長生の秘訣を問いたい|@问山寺
欲问来时路|I would ask the way I came.|来た道を問いたい|@问归山江竹
借问春何在|Tell me, where is the spring?|春はどこにあるのかと問えば|@惜春
试问秋多少|I ask, how much autumn is there?|秋はどれほどかと問えば|@惜秋
当年歌舞地|Here once there was song and dance.|かつて歌い舞ったところ|@问宫楼市湖
前朝多少事|So much happened in former times.|前の世の数々の出来事も|@问宫江寺市塞
千年兴废事|A thousand years of rise and ruin.|千年の栄えと廃れは|@问江宫塞寺
功名浑是梦|Fame was a dream, all of it.|功名はすべて夢であった|@问塞江寺山
欲寄平安字|I would send word that I am well.|無事の知らせを送りたい|@寄江塞楼市秋
欲寄江南信|I would send a letter to the south.|江南へ便りを送りたい|@寄塞
万里家何在|Ten thousand li away, where is home?|万里のかなた、家はどこか|@寄归塞海江
相思无处寄|Thoughts of you have nowhere to go.|思いを送るところもない|@寄
故人千里外|My old friend is a thousand li away.|旧い友は千里のかなた|@寄
离人千里外|The one who left is a thousand li away.|別れた人は千里のかなた|@寄
天涯人未返|The one far away has not come back.|遠く行った人はまだ帰らない|@寄归
家书何日到|On what day will a letter from home arrive?|家の便りはいつ届くのか|@寄塞江市
锦书何处寄|Where could a letter be sent?|便りをどこへ送ろうか|@寄楼宫
别后知何处|Since we parted, who knows where?|別れたのちはどこにいるのか|@寄
一别经年久|Parted once, and it is years.|一たび別れてもう幾年|@寄
沿堤人唤渡|Along the dyke someone calls for the ferry.|堤に沿って渡しを呼ぶ人がいる|@闻江湖
系缆垂杨下|I tie the boat beneath a drooping willow.|しだれ柳の下に舟をつなぐ|@立归醉江湖春夏
停桡人不语|The oar at rest, somebody says nothing.|櫂をとめて何も言わない|@立江湖
采得红菱去|They gather red water-chestnuts, and go.|紅い菱を採って去る|@归湖夏秋
有客敲门至|A guest comes knocking at the gate.|客が門をたたいて来る|@客山村斋竹寺
有客携琴至|A guest comes, bringing a zither.|客が琴をたずさえて来る|@客山斋竹寺
忽有邻翁至|Suddenly the old neighbour is here.|ふと隣の翁がやって来る|@客村山
相约邻翁饮|I ask the old neighbour over to drink.|隣の翁を誘って飲もう|@客醉村
故人何日到|When will my old friend be here?|旧い友はいつ来るのか|@寄
故人携酒至|An old friend comes, bringing wine.|旧い友が酒をたずさえて来る|@客醉
故人期不至|An old friend promised, and does not come.|旧い友は約束したのに来ない|@寄立
山僧留客宿|The mountain monk keeps his guest for the night.|山の僧は客を引きとめ泊める|@客寺山暮夜
主人留客醉|The host keeps his guest, to drink.|主人は客を引きとめて酔わせる|@客醉市村
莫道无人赏|Do not say there is nobody to enjoy it.|愛でる人がいないと言うな|@知
莫道春归尽|Do not say that spring has all gone home.|春はみな帰ったと言うな|@惜春
莫道秋光老|Do not say that autumn has grown old.|秋の光が老いたと言うな|@惜秋
不知春已老|I did not know that spring had grown old.|春がもう老いたとは知らなかった|@惜春
不知秋几许|I do not know how much of autumn there is.|秋がどれほどか知らない|@惜秋
人间春不老|In this world spring does not grow old.|人の世に春は老いない|@惜春
人间多少事|So many are the affairs of this world.|人の世のさまざまな事も|@问
世事浑如梦|The world's affairs are all like a dream.|世の事はすべて夢のよう|@问
此意无人会|What this means nobody understands.|この心を解する人はない|@知
此景谁能画|Who could paint such a scene?|この景色を誰が描けようか|@知
画手应难写|A painter would find it hard to paint.|絵師にも描きがたいだろう|@知
丹青图不尽|Red and blue could never paint it all.|丹青の筆にも描きつくせない|@知
天工谁染得|Who but heaven could have dyed it so?|天のほかに誰がこう染められよう|@知
不知谁染就|I do not know who dyed it so.|誰がこう染めたのか知らない|@知
化工应有意|Heaven's hand must have meant it so.|天の手に心があったのだろう|@知
好景须人惜|A fine scene asks to be cherished.|よい景色は惜しむべきもの|@知
惜花人起早|One who loves flowers rises early.|花を惜しむ人は早く起きる|@立春晨园
一醉浑忘我|Once drunk, I quite forget myself.|一たび酔えば我を忘れる|@醉
且尽杯中物|Let us finish what is in the cup.|まずは杯の中を尽くそう|@醉
有酒君须饮|Here is wine: you must drink.|酒があるから君よ飲みたまえ|@醉
典衣沽美酒|I pawn my coat to buy good wine.|衣を質に入れてよい酒を買う|@醉市村
旗亭沽酒罢|At the tavern I have bought my wine.|酒屋で酒を買いおえて|@醉归市村
醉来无问处|I am drunk, with nowhere to ask the way.|酔って道を問うところもない|@醉归市村江
欲买扁舟去|I would buy a little boat and be gone.|小舟を買って去りたい|@归江湖市海
欲觅归时路|I look for the way home.|帰る道をさがす|@归山江村竹
此去家山远|From here it is far to the hills of home.|ここから故郷の山は遠い|@归塞江海市
醉后归来晚|After drinking, I come home late.|酔って帰りが遅い|@归醉村市湖
野老归来晚|The old man of the fields comes home late.|野の老人は帰りが遅い|@归村
何日归来好|What day will be good for coming home?|いつ帰れるのだろうか|@归塞海江市
几时归去好|When would be a good time to go home?|いつ帰るのがよいだろう|@归塞海江市
行人归去晚|The traveller goes home late.|旅人は帰りが遅い|@归
扁舟归去晚|The little boat goes home late.|小舟の帰りが遅い|@归江湖
樵夫归路近|The woodman's way home is near.|木こりの帰り道は近い|@归山
采莲归去晚|The lotus-gatherers go home late.|蓮を採って帰りが遅い|@归湖夏
农夫归去晚|The farmer goes home late.|農夫は帰りが遅い|@归村
读罢南华卷|I have finished reading Zhuangzi.|荘子を読みおえた|@读斋竹山寺
卷罢残书坐|I roll up the old book and sit.|古い書を巻いて坐る|@读斋
自汲新泉煮|I draw new spring water to boil.|新しい泉を汲んで煮る|@读斋山竹寺
煮茗消长昼|I boil tea to pass the long day.|茶を煮て長い昼を過ごす|@读斋竹寺昼
弹罢瑶琴坐|I have played the zither, and sit.|玉の琴を弾きおえて坐る|@读斋竹楼
闲煎新茗坐|I brew new tea at leisure and sit.|のどかに新茶を煎じて坐る|@读斋寺竹山
焚香无一事|I burn incense, with nothing to do.|香をたいて何ひとつ事もない|@读斋寺竹楼
开窗临古帖|I open the window and copy old writing.|窓を開けて古い書を習う|@读斋
吟成人不寐|The poem made, I do not sleep.|詩ができて眠れない|@读斋夜
挑灯书卷读|I trim the lamp and read on.|灯をかき立てて書を読む|@读斋夜
研朱评旧句|I grind red ink to mark old lines.|朱を磨って古い句に印をつける|@读斋
小婢敲冰去|The little maid goes to break ice.|小さな女中が氷を割りにゆく|@读冬斋
朝朝勤拂镜|Morning after morning she wipes the mirror.|朝ごとに鏡をぬぐう|@妆楼宫
晓起梳妆罢|Risen at dawn, she has done her hair.|朝起きて化粧をおえる|@妆楼宫晨
绣罢无人语|Her embroidery done, nobody to talk to.|刺繍をおえて語る人もない|@妆楼宫
妆成无客见|Her dressing done, there is nobody to see.|化粧ができても見る人はない|@妆楼宫
停针人不语|The needle at rest, she says nothing.|針をとめて何も言わない|@妆楼宫
新衣谁为试|For whom would she try on the new robe?|新しい衣を誰のために着よう|@妆楼宫
君王何日到|On what day will the king come?|君王はいつおいでになるのか|@妆宫
宫人头已白|The palace ladies' hair has gone white.|宮人の髪はもう白い|@问宫`;

/**
 * Last lines. The last field contains the kinds of turn that the line can follow, and the line's own kind. A
 * seven-character line gets its opening word from its own kind: 景 a view, 事 an action, 音 an effect of a
 * sound, 惊 something startled, 理 a thought.
 */
export const CLOSES = `
惊起一滩鸥|It startles up a beach of gulls.|ひと浜の鷗を驚かせて立たせる|@惊闻江湖海
散入满城秋|It scatters into a town full of autumn.|町いっぱいの秋に散ってゆく|@音乐秋市塞江
吹落一庭花|It brings down a courtyard of flowers.|庭いっぱいの花を吹き落とす|@音吹春园宫楼斋
吹落满山霜|It brings down the frost of all the hills.|山いっぱいの霜を吹き落とす|@音吹秋塞山
声在水云间|The sound is between water and cloud.|音は水と雲のあいだにある|@音闻江湖山海
人在小楼中|Somebody is in the little tower.|人は小楼の中にいる|@理闻立寄楼市
只在绿杨西|Only there, west of the green willows.|ただ緑の柳の西にある|@理闻春夏村湖江
吹尽晚霞红|It blows until the red of evening is gone.|夕焼けの紅の尽きるまで吹く|@音吹暮
吹彻五更寒|It plays through the cold of the fifth watch.|五更の寒さに吹きとおす|@音吹夜秋冬
只隔一溪烟|It is only across a brook of mist.|ただ谷川のもやを隔てるだけ|@理闻归村山
隔断一重山|A single hill lies between.|ひとえの山が隔てている|@理闻寄归山江
不见月中人|The one in the moonlight is not to be seen.|月の中の人は見えない|@理闻夜
吹上月轮孤|It rises to the lonely moon.|孤りの月まで吹きのぼる|@音吹夜
愁杀倚楼人|It grieves the one who leans in the tower.|楼に寄る人を悲しませる|@音乐楼江市
飞过小桥东|It flies past the little bridge, to the east.|小橋の東へ飛んでゆく|@音乐村园市
惊飞两白鸥|Two white gulls fly up, startled.|二羽の白い鷗が驚いて飛ぶ|@惊闻江湖海
随风过水楼|On the wind it passes the waterside tower.|風に乗って水辺の楼を過ぎる|@音乐江湖楼
声声过女墙|Note after note, it crosses the battlements.|一声一声城壁を越えてゆく|@音乐塞市
声声到客船|Note after note, it reaches the traveller's boat.|一声一声旅の船に届く|@音乐江市
声声入夜长|Note after note, it enters the long night.|一声一声長い夜に入る|@音乐夜
声随落叶飞|The sound flies with the falling leaves.|音は落葉とともに飛ぶ|@音乐秋
何人不忆家|Who would not think of home?|家を思わぬ人があろうか|@理乐寄归
行人尽白头|The travellers have all gone white.|道ゆく人はみな白髪になった|@理乐问塞
余音在柳阴|Its last note is in the willows' shade.|余韻は柳の陰にある|@音乐春夏
疑从天上来|It seems to come from heaven.|空から来たかと思われる|@音乐
相思入梦来|Longing comes into my dreams.|思いは夢に入って来る|@音乐寄夜妆
悠扬出翠微|Drawn out, it leaves the green hillside.|ゆるやかに緑の山から出る|@音乐山寺
吹残一树花|It plays until a tree of flowers is spent.|ひと木の花の散りはてるまで吹く|@音吹春
闲看白鸟飞|Idly I watch white birds fly.|のどかに白い鳥の飛ぶのを見る|@事立归醉读江湖山
闲看野云归|Idly I watch the clouds go home.|のどかに雲の帰るのを見る|@事立归醉读晨昼暮山村寺
闲数过江帆|Idly I count sails crossing the river.|のどかに川を渡る帆を数える|@事立江
独对一江秋|Alone I face a river of autumn.|ひとり川いっぱいの秋に向かう|@事立寄江秋醉
独对晚山青|Alone I face the green of evening hills.|ひとり夕べの山の青に向かう|@事立归问暮山村寺
独坐到黄昏|I sit alone till twilight.|ひとり黄昏まで坐る|@事立妆客暮
坐到月明时|I sit until the moon is bright.|月の明るくなるまで坐る|@事立客读醉夜
坐到夕阳斜|I sit until the evening sun is low.|夕日の傾くまで坐る|@事立客读醉暮
看尽远山青|I look my fill of the green far hills.|遠い山の青を見つくす|@事立昼山江村晴
看到月西沉|I look until the moon sinks west.|月が西に沈むまで眺める|@事立夜
看尽落花飞|I watch till the last petal has flown.|花の散りつくすまで見る|@事立春
一半夕阳中|Half of it lies in the evening sun.|なかばは夕日の中にある|@理立知问暮
天外一帆归|From beyond the sky a single sail comes home.|空のかなたから帆がひとつ帰る|@景立寄江海
天际数峰青|At the sky's edge a few peaks are green.|空の果てに峰がいくつか青い|@景立问山江塞晴
数点晚山青|A few evening hills are dots of green.|夕べの山が点々と青い|@景立问知江湖村暮
千里暮云平|For a thousand li the evening clouds are level.|千里に夕べの雲が平らか|@景立寄塞归暮
一片暮云飞|One strip of evening cloud is flying.|ひとひらの夕雲が飛ぶ|@景立问寄暮
万里一天秋|Ten thousand li are one sky of autumn.|万里はひとつの秋の空|@景立寄秋塞海江
残照满关山|The last light fills the border hills.|夕映えの名残が国境の山に満ちる|@景立问寄塞暮
风起落花深|Wind rises, and the fallen petals lie deep.|風が起こり散る花が深い|@景立妆春园宫
月上海棠枝|The moon climbs the crab-apple branch.|月が海棠の枝にのぼる|@景立妆春夜园宫楼
花影上栏干|The flowers' shadows climb the railing.|花の影が欄干にのぼる|@景立妆读春园宫楼
青山满四邻|Green hills are neighbours on every side.|青い山が四方の隣り|@景立读山村晴昼
江天一色秋|River and sky are one colour of autumn.|川も空も一色の秋|@景立寄秋江
山高月小时|The hills are high and the moon is small.|山は高く月は小さい|@景立夜山
江清月近人|The river is clear and the moon comes near.|川は清く月が人に近い|@景立夜江
星河欲向西|The Silver River is turning west.|天の川が西に傾こうとする|@景立夜秋
飞来一片云|A strip of cloud comes flying.|ひとひらの雲が飛んで来る|@景立读山寺
飞花过短墙|Flying petals cross the low wall.|花びらが低い塀を越えて飛ぶ|@景立妆春园宫
风前燕子斜|Swallows slant before the wind.|風の前に燕が斜めに飛ぶ|@景立春村园楼
沙边一鹭飞|By the sands one egret flies.|砂のほとりに鷺が一羽飛ぶ|@景立江湖春夏秋
长天一雁飞|In the long sky one wild goose flies.|広い空に雁が一羽飛ぶ|@景立寄秋
寒鸦数点飞|A few winter crows are flying.|寒い空に鴉がいくつか飛ぶ|@景立冬秋暮
归云度远岑|Homing clouds cross the far peaks.|帰る雲が遠い峰を渡る|@景立归山暮昼
鸣禽下绿阴|Singing birds come down to the green shade.|鳴く鳥が緑の陰に下りる|@景立读夏山园
沧海日初红|On the blue sea the sun is newly red.|青海原に日が紅くのぼりはじめる|@景立海晨
波上一帆轻|On the waves one light sail.|波の上に軽い帆がひとつ|@景立寄海江湖
流水自西东|The running water goes its own way, west or east.|流れる水はおのずと西へ東へ|@理问江市村
草木自春秋|Grass and trees keep their own springs and autumns.|草木はおのずと春秋を重ねる|@理问寺宫塞山
一笑对青山|With a smile I face the green hills.|ひとつ笑って青い山に向かう|@事问知醉山江
江水自东流|The river flows on, east.|川は東へ流れてゆく|@景问寄江
山鸟两三声|The mountain birds give two or three cries.|山の鳥が二声三声鳴く|@理问立读山寺
青草满宫墙|Green grass covers the palace wall.|青草が宮の塀をおおう|@景问宫春夏
明月照空城|The bright moon shines on an empty town.|明月が人けのない城を照らす|@景问夜塞江
寒月照荒城|A cold moon shines on the ruined fort.|寒月が荒れた城を照らす|@景问夜塞秋冬
付与卖渔翁|Leave it to the old fishmonger.|魚を売る翁にまかせよう|@理问江市
都在落花中|It is all among the falling petals.|みな散る花の中にある|@理问惜春
尽在不言中|It is all there, unsaid.|すべて言わぬうちにある|@理问知立妆
一梦到如今|One dream has lasted until today.|ひとつの夢が今に至る|@理问
回首暮云深|I look back: the evening clouds are deep.|振り返れば夕雲が深い|@事问立归暮
青山自不言|The green hills themselves say nothing.|青い山は何も言わない|@理问知山江
江流日夜东|The river runs east by day and night.|川は昼も夜も東へ流れる|@景问寄江
空余一树花|Only a tree of flowers is left.|ただひと木の花が残る|@理问宫寺春
空余燕子飞|Only swallows are left, flying.|ただ燕が残って飛ぶ|@理问春宫村市
秋风满故宫|The autumn wind fills the old palace.|秋風が古い宮に満ちる|@景问宫秋
斜阳入远波|The slanting sun goes into far waves.|夕日が遠い波に入る|@景问立江海暮
残钟度远林|A last bell crosses the far wood.|名残の鐘が遠い林を渡る|@景问立寺山
僧闲不记年|The monk, at ease, does not count the years.|僧はのどかで年を数えない|@理问寺山
松花落酒杯|Pine flowers fall into the wine cup.|松の花が杯に落ちる|@景问醉客山春
浮云自往还|Drifting clouds come and go at will.|浮き雲は思うままに行き来する|@理问立山寺昼
苔深旧石桥|Moss lies deep on the old stone bridge.|古い石橋に苔が深い|@景问寺山村
沙头一雁横|Above the sands one wild goose crosses.|砂のほとりを雁が一羽横切る|@景问立塞秋江
孤鸿不肯留|The lone goose will not stay.|一羽の雁はとどまろうとしない|@景寄秋
天高雁影稀|The sky is high; the geese are few.|空は高く雁の影もまれ|@景寄秋
秋深雁不来|Autumn is deep, and no geese come.|秋は深く雁も来ない|@景寄秋
梅花又一年|The plum blossoms: again a year.|梅の花、また一年|@景寄冬
春来又一年|Spring is here, and again a year.|春が来てまた一年|@景寄春
相思夜夜深|Longing grows deeper night by night.|思いは夜ごとに深い|@理寄夜妆
相思似水长|Longing is as long as the water.|思いは水のように長い|@理寄江湖
江南草又生|In the south the grass grows again.|江南に草がまた生える|@景寄春塞
家山入梦遥|The hills of home are far, in dreams.|故郷の山は夢にも遥か|@理寄归夜
寒衣未寄人|The winter clothes are not yet sent.|冬の衣はまだ送っていない|@理寄秋妆
柳色暗离亭|The willows darken the parting pavilion.|柳の色が別れの亭を暗くする|@景寄春江市
雁外夕阳多|Beyond the geese there is much evening sun.|雁の向こうに夕日があふれる|@景寄秋暮
共看一轮秋|We look at one round autumn moon.|ともにひとつの秋の月を見る|@事寄秋夜
夜夜一回头|Each night, another look back.|夜ごとに一度振り返る|@理寄夜
归雁又南飞|The homing geese fly south again.|雁はまた南へ飛ぶ|@景寄秋
花落又经年|The flowers fall; another year has passed.|花が散ってまた年が過ぎる|@景寄春妆
江上又春风|On the river again the spring wind.|川の上にまた春風が吹く|@景寄春江
不见一书来|Not one letter comes.|一通の便りも来ない|@事寄塞
折柳寄谁边|To whom shall I send a sprig of willow?|柳を折って誰に送ろうか|@事寄春市江
同看一枝春|Together we look at one branch of spring.|ともに一枝の春を見る|@事客春
同坐听松声|Together we sit and hear the pines.|ともに坐って松の音を聞く|@事客山寺
同醉菊花前|Together we drink before the chrysanthemums.|ともに菊の前で酔う|@事客醉秋村园
相对两忘机|Face to face we forget all schemes.|向きあってともに世を忘れる|@事客山寺竹
一笑共倾杯|With one laugh we empty our cups.|ひとつ笑ってともに杯を傾ける|@事客醉
谈到月西斜|We talk until the moon slants west.|月が西に傾くまで語る|@事客夜
留客话桑麻|I keep him to talk of mulberry and hemp.|客をとめて桑や麻を語る|@事客村
闲煮雨前茶|At ease we boil the tea picked before the rains.|のどかに新茶を煮る|@事客读春夏斋寺山竹
灯火夜深棋|By lamplight, late at night, a game of chess.|ともしびの下、夜ふけの碁|@景客夜斋山
开樽对竹林|We open the jar before the bamboo.|酒がめを開いて竹林に向かう|@事客醉竹村斋
烹茶对石泉|We brew tea beside the stony spring.|茶を煮て石の泉に向かう|@事客读山竹寺
围炉煮雪茶|Round the stove we boil snow for tea.|炉をかこみ雪を煮て茶をいれる|@事客读冬雪斋寺山
分茶待月来|We share tea and wait for the moon.|茶を分けて月の出を待つ|@事客读夜斋竹寺
相留月满船|We stay, till the moon fills the boat.|とどまるうちに月が船に満ちる|@事客江湖夜
松窗共一灯|At the pine window we share one lamp.|松の窓にひとつの灯をともにする|@景客山寺夜
同看雨后山|Together we look at the hills after rain.|ともに雨あがりの山を見る|@事客山村雨晴
呼儿洗酒杯|I call the boy to rinse the cups.|子を呼んで杯を洗わせる|@事客醉村
归时月满衣|Going home, our clothes are full of moonlight.|帰るとき衣に月が満ちる|@事客归醉夜
犹有一枝红|There is still one branch of red.|まだ一枝の紅がある|@理惜春夏
只在此花中|It is only here, among these flowers.|ただこの花の中にある|@理惜春夏
尽在此山中|It is all here in these hills.|すべてこの山の中にある|@理知山寺
只有白鸥知|Only the white gulls know.|ただ白い鷗だけが知る|@理知归江湖海
唯有月明知|Only the bright moon knows.|ただ明るい月だけが知る|@理知寄妆夜
一半在烟霞|Half of it is in mist and glow.|なかばは霞の中にある|@理知晨暮山
尽入此诗中|It all goes into this poem.|すべてこの詩の中に入る|@理知
分付与东风|It is entrusted to the east wind.|春風にゆだねよう|@理惜春
燕子不知愁|The swallows know no sorrow.|燕は愁いを知らない|@理惜春
独立小桥东|I stand alone, east of the little bridge.|ひとり小橋の東に立つ|@事知立村园市
尽日对溪山|All day I face brook and hills.|ひねもす谷川と山に向かう|@事知读山村昼
秋在菊花边|Autumn is beside the chrysanthemums.|秋は菊のほとりにある|@理惜秋园村
一叶已知秋|One leaf already knows the autumn.|一葉がもう秋を知る|@理惜秋
春在卖花声|Spring is in the flower-sellers' cry.|春は花売りの声にある|@理惜春市
分与世人看|It is shared, for all the world to see.|世の人に分けて見せる|@理知
墙阴尚有花|In the shade of the wall there are flowers yet.|塀の陰にまだ花がある|@理惜春园村宫
东风最有情|The east wind has the kindest heart.|春風がいちばん情がある|@理惜春
清风不用钱|The clear wind costs no money.|清らかな風に銭はいらない|@理醉
乾坤一色中|Heaven and earth are all one colour.|天と地とただ一色の中|@理知
人间第一春|It is the first spring of the world.|人の世の第一の春|@理知春
诗人染得成|Only a poet could dye it so.|詩人こそがこう染められる|@理知
天边一抹霞|One stroke of glow is at the sky's edge.|空の果てにひと刷けの霞|@景知立晨暮
枝头几度春|On the branch how many springs have passed?|枝の先に幾たびの春か|@理惜问春
春风满树花|The spring wind fills the tree with flowers.|春風が木いっぱいに花を咲かせる|@景惜春
闲人得最多|The idle man has most of it.|のどかな人がいちばん多く得る|@理知
篱边菊又开|By the fence the chrysanthemums open again.|垣のほとりに菊がまた咲く|@景惜客秋村园
寒香第一枝|It is the first branch of cold fragrance.|寒さに香る第一の枝|@景知冬
山家雪满门|At the house in the hills snow fills the gate.|山の家は雪が門に満ちる|@景知客冬雪山村
醉卧落花中|Drunk, I lie among fallen petals.|酔って散る花の中に伏す|@事醉春
醉倚石栏干|Drunk, I lean on the stone railing.|酔って石の欄干による|@事醉园市江湖
扶醉上归舟|Helped, half drunk, I board the boat home.|酔いを助けられ帰る舟に乗る|@事醉归江湖市
一枕卧松云|On one pillow I lie among pines and clouds.|枕ひとつ松と雲に伏す|@事醉归山寺
醉里不知秋|Drunk, I do not know it is autumn.|酔って秋を知らない|@事醉秋
醉里看青山|Drunk, I look at the green hills.|酔いながら青い山を見る|@事醉山村江昼
芳草醉中眠|In the sweet grass I sleep, drunk.|かぐわしい草に酔って眠る|@事醉春夏
花前醉一回|Before the flowers I drink my fill once.|花の前でひとたび酔う|@事醉客春
人生几度秋|How many autumns has a life?|人生に秋は幾たびか|@理醉问秋
归来月满身|Coming home, I am covered with moonlight.|帰れば月が身に満ちる|@事醉归夜
扶归月在天|Helped home, with the moon in the sky.|助けられて帰れば月は空に|@事醉归夜
青山入酒杯|The green hills come into the wine cup.|青い山が杯に入る|@景醉客山江村昼
逢人话酒香|I tell whomever I meet how good the wine was.|会う人ごとに酒の香を語る|@事醉市村
犬吠竹篱边|A dog barks by the bamboo fence.|竹垣のほとりに犬が吠える|@景归客村
隔岸有灯明|On the far bank a lamp is bright.|向こう岸に灯が明るい|@景归夜江湖
灯火两三家|Lamps are lit in two or three houses.|二、三軒に灯がともる|@景归夜村江山
炊烟三四家|Smoke rises from three or four houses.|三、四軒に炊煙が立つ|@景归村暮
桥西有酒旗|West of the bridge there is a tavern flag.|橋の西に酒屋の旗がある|@景归客村市
前村未掩门|In the village ahead the gates are not yet closed.|前の村はまだ門を閉ざさない|@景归村山暮
溪声送到门|The brook's voice sees me to my gate.|谷川の音が門まで送ってくれる|@景归醉山村
渔歌入浦深|The fishermen's song goes deep into the inlet.|漁の歌が浦の奥に入る|@景归问江湖
荷香满袖风|Lotus scent fills the sleeves of the wind.|蓮の香が袖の風に満ちる|@景归湖夏
芦花一夜风|A night of wind in the reed flowers.|蘆の花に一夜の風が吹く|@景归闻江秋夜
烟波一钓竿|In mist and waves, one fishing rod.|もやと波の中に釣り竿ひとつ|@景归江湖
烟波万里秋|Mist and waves: ten thousand li of autumn.|もやと波、万里の秋|@景归秋江海
荷露湿人衣|Lotus dew wets our clothes.|蓮の露が衣を濡らす|@景归湖夏
明月满前溪|The bright moon fills the brook ahead.|明月が前の谷川に満ちる|@景归夜山村
新月上渔矶|The new moon rises over the angling rock.|新月が釣り岩にのぼる|@景归夜江湖
雪里一灯红|In the snow one lamp is red.|雪の中に灯がひとつ紅い|@景归客冬雪村山
沙路月如霜|On the sand road the moon is like frost.|砂の道に月は霜のよう|@景归夜江塞海
牛背夕阳红|On the ox's back the evening sun is red.|牛の背に夕日が紅い|@景归村暮
随意落花中|At ease, among falling petals.|心のままに散る花の中|@事读归春园
窗外雨如烟|Outside the window rain is like mist.|窓の外の雨は煙のよう|@景读雨斋楼
窗外一声莺|Outside the window one oriole's note.|窓の外にうぐいすの一声|@景读春斋楼妆
窗竹夜生声|The bamboo at the window sounds in the night.|窓の竹が夜に音を立てる|@景读夜斋竹
一枕竹风凉|On the pillow the bamboo wind is cool.|枕に竹の風が涼しい|@事读夏斋竹
一鹤下苍苔|A crane comes down on the green moss.|鶴が一羽青い苔に下りる|@景读立山寺竹
梅影上窗纱|The plum's shadow climbs the window gauze.|梅の影が窓の薄絹にのぼる|@景读冬斋楼夜妆
明月在书床|The bright moon lies on the bookshelf.|明月が書の棚にさす|@景读夜斋
黄叶打窗声|Yellow leaves tap on the window.|黄ばんだ葉が窓を打つ|@景读秋斋寺
残雪压窗深|The last snow weighs deep on the window.|残雪が窓に深く積もる|@景读冬雪斋
清香满屋中|A clear fragrance fills the room.|清らかな香が部屋に満ちる|@景读斋寺
茶香一室春|The scent of tea makes the room a spring.|茶の香に部屋じゅうが春|@景读斋春
松风入石炉|The pine wind enters the stone stove.|松風が石の炉に入る|@景读山寺斋
松风满耳清|The pine wind is clear in my ears.|松風が耳に清らか|@景读山寺
松风入夜弹|The pine wind plays into the night.|松風が夜を奏でる|@景读山寺夜
梅花入砚香|Plum blossoms scent the ink-stone.|梅の花が硯に香る|@景读冬斋
窗前草自生|Before the window grass grows of itself.|窓の前に草がおのずと生える|@景读春夏斋
庭花落砚池|Courtyard flowers fall in the ink pool.|庭の花が硯の池に落ちる|@景读春斋
灯前落叶声|By the lamp, the sound of falling leaves.|灯の前に落葉の音|@景读秋夜斋寺
秋声绕屋梁|The sounds of autumn circle the beams.|秋の声が梁をめぐる|@景读秋斋寺
荷风入座来|The lotus wind comes in to sit with me.|蓮の風が座に入って来る|@景读夏斋园湖
啼鸟数声闲|A bird calls a few times, idly.|鳥がいく声かのどかに鳴く|@景读立春夏山园斋竹
春风自入帘|The spring wind comes through the blind unasked.|春風はおのずと簾に入る|@理妆春
梁间燕自飞|Among the beams swallows fly as they will.|梁のあいだを燕が飛ぶ|@景妆春楼宫园
珠帘月一钩|At the pearl blind hangs one hook of moon.|真珠の簾に月が鉤のよう|@景妆夜
银灯照夜深|The silver lamp shines deep into the night.|銀の灯が深い夜を照らす|@景妆夜
无人问落花|Nobody asks about the fallen flowers.|散る花を問う人もない|@理妆问春
帘前燕语频|Before the blind the swallows chatter.|簾の前に燕がしきりに鳴く|@景妆春
秋风入画屏|The autumn wind enters the painted screen.|秋風が絵屏風に入る|@景妆秋
秋霜上鬓来|Autumn's frost comes to the temples.|秋の霜が鬢にのぼる|@景妆问秋
梧桐叶上霜|On the parasol tree's leaves there is frost.|梧桐の葉の上に霜|@景妆问秋
黄昏雨打花|At twilight rain beats on the flowers.|黄昏の雨が花を打つ|@景妆春雨暮
飞花入镜中|Flying petals enter the mirror.|花びらが鏡の中に入る|@景妆春
红颜不待春|A young face does not wait for spring.|若い顔は春を待たない|@理妆春
一院海棠红|A courtyard of crab-apples is red.|中庭いっぱいの海棠が紅い|@景妆春宫园楼
对镜惜春残|At the mirror she grieves that spring is spent.|鏡に向かい春の終わりを惜しむ|@事妆春
独自数更筹|Alone, she counts the watches.|ひとり夜の時を数える|@事妆夜
香冷玉炉烟|The jade censer's smoke grows cold.|玉の香炉の煙が冷める|@景妆夜
花外漏声长|Beyond the flowers the water-clock sounds long.|花の向こうに水時計の音が長い|@景妆春夜宫
烟水五湖天|Mist and water: the sky of the five lakes.|もやと水、五湖の空|@景归立江湖
一笛下江天|One flute descends through river and sky.|ひとすじの笛が川と空に下りる|@景立归江湖
万壑起松声|From ten thousand gullies rises the sound of pines.|あまたの谷に松の声が起こる|@景立问读山寺
石上听流泉|On a stone one listens to the running spring.|石の上で流れる泉を聞く|@事立读客山寺
一榻白云边|One couch at the white clouds' edge.|白雲のほとりに寝床ひとつ|@景立读归山寺昼
一榻落花前|One couch before the falling petals.|散る花の前に寝床ひとつ|@景读立醉春园斋
花落酒家前|Petals fall before the tavern.|酒屋の前に花が散る|@景醉立春市村
沽酒杏花前|Wine is bought before the apricot blossoms.|杏の花の前で酒を買う|@事醉客春市村
灯火酒家楼|Lamplight in the tavern's tower.|酒楼にともしびがともる|@景醉归夜市
斜月过江楼|The slanting moon passes the river tower.|傾く月が川辺の楼を過ぎる|@景醉归立夜江
人影在桥西|There are figures west of the bridge.|人影が橋の西にある|@景立市村园
鸡犬自相闻|Cocks and dogs hear one another.|鶏と犬とが互いに聞きあう|@景归立客村
桑下话年丰|Under the mulberries they talk of a good year.|桑の下で豊年を語る|@事客归村夏
一笛下牛羊|To one flute the cattle and sheep come down.|ひとすじの笛に牛や羊が下りて来る|@景归立村暮
篱落豆花香|By the fence the bean flowers are fragrant.|垣根に豆の花が香る|@景归客立村夏秋
稻熟一村香|The rice is ripe: one fragrant village.|稲が実って村じゅうが香る|@景归客立村秋
一路稻花香|All the way the rice is in fragrant flower.|道すがら稲の花が香る|@景归立村夏秋
秋水隔年年|Autumn waters lie between, year after year.|秋の水が年ごとに隔てる|@景寄秋江湖
鱼雁两茫茫|Of letters there is none, either way.|便りはいずれも絶えてない|@理寄
回首路茫茫|I look back: the road is dim and long.|振り返れば道ははるか|@事寄归塞江
寒色上征鞍|The colour of cold climbs the saddle.|寒い色が旅の鞍にのぼる|@景归立塞秋冬
孤烟大漠中|A single smoke in the great desert.|大砂漠の中にひとすじの煙|@景立归问塞暮昼
黄沙古战场|Yellow sand: an old battlefield.|黄色い砂、古い戦場|@景问立归塞
白草暮云黄|White grass, and evening clouds of yellow.|白い草に夕雲が黄色い|@景问立归寄塞暮
归马踏斜阳|The homing horses tread the slanting sun.|帰る馬が夕日を踏む|@景归立塞暮
秋风起戍楼|The autumn wind rises at the watch tower.|物見の楼に秋風が起こる|@景立寄归问塞秋
寒灯照铁衣|A cold lamp shines on iron mail.|寒い灯が鉄のよろいを照らす|@景寄立归塞夜
边云冷不飞|The frontier clouds are cold and do not move.|辺境の雲は冷えて動かない|@景立寄归塞秋冬
潮来月满沙|The tide comes, and moonlight fills the sand.|潮が満ち月の光が砂に満ちる|@景立归海夜
沧波万里天|Dark waves, and ten thousand li of sky.|青い波と万里の空|@景立归寄问海
蓬莱隔水烟|The isles of the blest lie beyond mist.|蓬莱は水けむりの向こう|@景立归问海
海日照人间|The sun from the sea shines on the world of men.|海の日が人の世を照らす|@景立问海晨
孤帆入杳冥|A lone sail goes into the dim distance.|帆がひとつはるかに消える|@景立归寄海江
天风送海潮|The wind of the sky sends the tide.|空の風が潮を送る|@景立海
竹影上空阶|The shadows of bamboo climb the empty steps.|竹の影が人けのない階にのぼる|@景读立客竹斋寺
竹露滴清声|Dew drips from the bamboo with a clear sound.|竹の露が澄んだ音でしたたる|@景读立客竹夜晨
清阴满石床|Clear shade fills the stone bench.|清らかな陰が石の床に満ちる|@景读立客竹山昼
新竹过人长|The new bamboo is taller than a man.|若竹は人よりも高い|@景读立客竹夏
绿影上人衣|Green shadows climb our clothes.|緑の影が衣にのぼる|@景读立客竹昼
云在竹西头|The clouds are west of the bamboo.|雲は竹の西にある|@景立归读竹
一径入云深|One path goes deep into the clouds.|ひとすじの小道が雲の奥に入る|@景归立问山寺竹
不觉夜钟残|Unnoticed, the night bell dies away.|いつしか夜の鐘が尽きる|@景读客立寺夜
钟动白云间|A bell sounds among the white clouds.|白雲のあいだに鐘が鳴る|@景立问归寺山
磬响暮山空|A chime sounds; the evening hills are empty.|磬が鳴り夕べの山は人けもない|@景立问归客寺暮
一塔夕阳中|One pagoda in the evening sun.|夕日の中に塔がひとつ|@景立问归寺山江暮
香散满山云|The incense scatters into hills full of cloud.|香が山いっぱいの雲に散る|@景读立问寺
禅心一片闲|The mind at peace is all one idleness.|禅の心はただのどか|@理问读客寺
莺啼御柳边|An oriole calls by the palace willows.|宮の柳にうぐいすが鳴く|@景立问妆宫春
金殿锁春寒|The golden hall locks in the spring cold.|金殿が春の寒さをとざす|@景妆问立宫春
落日满宫墙|The setting sun fills the palace wall.|落日が宮の塀に満ちる|@景问立妆宫暮
月色满宫城|Moonlight fills the palace.|月の光が宮に満ちる|@景问立妆宫夜
残漏五更长|The dripping clock: the fifth watch is long.|尽きぬ水時計に五更が長い|@景妆立寄宫夜楼
空阶落叶深|On the empty steps fallen leaves lie deep.|人けのない階に落葉が深い|@景妆问立宫秋寺
笙歌隔院墙|Pipes and songs come over the court wall.|笛や歌が塀ごしに聞こえる|@景妆问立宫市
花落闭门深|Petals fall behind the closed, deep gate.|花が散り門は奥深く閉じる|@景妆问立春宫楼园
独掩小屏风|Alone she closes the little screen.|ひとり小さな屏風を閉じる|@事妆楼宫
芳草遍天涯|Sweet grass grows to the ends of the earth.|かぐわしい草が地の果てまで続く|@景妆寄立春楼江
双燕入帘来|A pair of swallows come in through the blind.|つがいの燕が簾に入って来る|@景妆立春楼宫园
楼头月正圆|Over the tower the moon is just round.|楼の上に月がちょうど丸い|@景妆寄立夜楼市
落叶满阶前|Fallen leaves fill the space before the steps.|落葉がきざはしの前に満ちる|@景妆立读客秋楼斋园寺
寒梅一两枝|Of winter plum, a branch or two.|寒中の梅が一枝二枝|@景妆读立客知冬
梅影到窗前|The plum's shadow comes to the window.|梅の影が窓の前に来る|@景读妆立客冬斋楼夜
雪月满前山|Snow and moon fill the hills ahead.|雪と月とが前の山に満ちる|@景读立客归冬雪夜山寺村斋
柴门夜雪深|At the brushwood gate the night's snow is deep.|柴の門に夜の雪が深い|@景客归读冬雪夜村山
雪满钓鱼船|Snow fills the fishing boat.|雪が釣り舟に満ちる|@景归立江冬雪
芳树影重重|The shadows of fragrant trees lie layer on layer.|かぐわしい木々の影が重なる|@景立读知春园宫
蝶过粉墙东|A butterfly passes the white wall, to the east.|蝶が白い塀の東へ過ぎる|@景立读惜春园宫
流水小桥东|Water runs east of the little bridge.|小橋の東に水が流れる|@景立归惜春园市村
池面落红香|On the pool the fallen red is fragrant.|池の面に散った紅が香る|@景立惜妆春园湖
莲动暗香来|The lotuses stir, and a hidden scent comes.|蓮がゆれてひそかな香が来る|@景归立读夏湖园
荷叶满池圆|Lotus leaves fill the pool with circles.|蓮の葉が池いっぱいに丸い|@景立归读夏湖园
水面绿荷香|On the water the green lotus is fragrant.|水の面に緑の蓮が香る|@景立归醉夏湖园
芦雪满汀洲|Reeds like snow fill the sandbank.|雪のような蘆が中州に満ちる|@景归立寄秋江湖
秋色满湖山|The colour of autumn fills lake and hills.|秋の色が湖と山に満ちる|@景归立惜知秋湖山
霜叶满林红|The frosted leaves are red all through the wood.|霜の葉が林いっぱいに紅い|@景惜立归知秋山寺
红叶满山秋|Red leaves fill the autumn hills.|紅葉が秋の山に満ちる|@景惜立归客秋山寺
橘柚一洲黄|Oranges and pomelos: one yellow islet.|みかんや柚で中州が黄色い|@景惜归立秋江村
芙蓉照水开|The lotuses bloom, bright on the water.|芙蓉が水を照らして咲く|@景惜立夏秋湖园
丹枫照晚晴|Red maples glow in the clear evening.|紅い楓が晴れた夕べに映える|@景惜立归知秋暮晴山江
花影落棋盘|The flowers' shadows fall on the chessboard.|花の影が碁盤に落ちる|@景客读立春园斋
啼莺在画楼|An oriole calls in the painted tower.|彩りの楼にうぐいすが鳴く|@景立妆惜春园宫市楼
长街酒旆红|In the long street the wine flags are red.|長い街に酒の旗が紅い|@景醉归立市
桥头月似霜|At the bridge the moon is like frost.|橋のたもとに月は霜のよう|@景醉归立夜市村
春灯十万家|Spring lanterns in a hundred thousand homes.|春の灯が十万の家にともる|@景立醉归知春夜市
笙歌画舫归|With pipes and songs the painted boats come home.|笛や歌とともに彩りの船が帰る|@景立醉归湖市春夏
开门雪满山|I open the gate: snow fills the hills.|門を開ければ雪が山に満ちる|@事客读立冬雪山寺村
推窗月满山|I push the window: moonlight fills the hills.|窓をおせば月が山に満ちる|@事读立客夜山寺斋
烹茶待月圆|I brew tea and wait for the round moon.|茶を煮て月の丸くなるのを待つ|@事读客夜斋山寺竹
焚香对古书|I burn incense before old books.|香をたいて古い書に向かう|@事读斋
寒窗一穗灯|At the cold window, one grain of lamplight.|寒い窓にひと穂の灯|@景读立冬秋夜斋
闲庭落桂花|In the idle court the cassia flowers fall.|のどかな庭に桂の花が落ちる|@景读立秋斋园寺
疏星渡小楼|Scattered stars cross the little tower.|まばらな星が小楼を渡る|@景立寄妆夜楼斋
垂杨系酒船|At the willow a wine boat is tied.|しだれ柳に酒の船をつなぐ|@景醉归客春夏江湖市
高歌月满船|Singing aloud: moonlight fills the boat.|声高く歌えば月が船に満ちる|@事醉归客夜江湖
溪头枕石眠|By the brook I sleep on a stone.|谷川のほとりに石を枕に眠る|@事醉归读山村夏
松根枕石眠|At the pine's root I sleep on a stone.|松の根もとに石を枕に眠る|@事醉读立山寺
斜阳满酒船|The slanting sun fills the wine boat.|夕日が酒の船に満ちる|@景醉归客暮江湖市
陶然又一年|Merry, and again a year.|うっとりとまた一年|@事醉
何妨醉十年|What harm in ten years of drinking?|十年酔うとて何のさまたげ|@理醉
浮名不值钱|A floating name is worth no money.|浮いた名は一文にもならない|@理醉问
檐前燕语新|Before the eaves the swallows' talk is new.|軒先の燕の声が新しい|@景立妆醉惜春村园宫楼
青衫半染尘|My blue gown is half in dust.|青い衣はなかば塵にまみれる|@景归寄
桃花又一春|Peach blossoms, and again a spring.|桃の花、また一春|@景惜知立春
柴门月色新|At the brushwood gate the moonlight is new.|柴の門に月の色が新しい|@景归客立夜村山
依依似故人|It lingers like an old friend.|なつかしく旧友のよう|@理惜知
云深不见人|The clouds are deep, and nobody is seen.|雲は深く人の姿も見えない|@景归立山寺
山深有古琴|Deep in the hills there is an old zither.|山深く古い琴がある|@景知客山寺
灯深夜语长|By the deep lamp the night's talk is long.|灯の奥に夜の語らいが長い|@景客夜斋寺村
春深小院香|Spring deepens, and the little court is fragrant.|春深く小さな中庭が香る|@景惜立读妆春园宫斋楼
松风一枕凉|The pine wind is cool on the pillow.|松風が枕に涼しい|@景读立归山寺夏
莲歌入晚凉|The lotus song enters the evening cool.|蓮採りの歌が夕涼みに入る|@景归闻湖夏暮
渔灯照晚沙|A fishing lamp lights the evening sand.|漁りの灯が夕べの砂を照らす|@景归立江湖海暮夜
天边半是霞|Half the edge of the sky is glow.|空の果てはなかば霞|@景知立归暮晨
墙头一树花|Over the wall, a tree of flowers.|塀の上にひと木の花|@景惜知立春园宫村
窗灯映雪花|The window's lamp shines on snowflakes.|窓の灯が雪の花に映る|@景读客冬雪夜斋村
散入水云乡|It scatters into a land of water and cloud.|水と雲の里に散ってゆく|@音乐江湖
声落晚波寒|The sound falls on the cold evening waves.|音は冷たい夕波に落ちる|@音闻江湖海暮秋冬
人隔藕花深|Somebody is there, beyond deep lotus flowers.|人は蓮の花の奥の向こうにいる|@景闻湖夏
知在柳阴中|It is in the willows' shade, I know.|柳の陰の中とわかる|@理闻春夏江湖村园
不见有船来|No boat is seen to come.|来る船は見えない|@景闻立江湖
船在绿荷中|The boat is among green lotus leaves.|舟は緑の蓮の中にある|@景闻立湖夏
声入碧云长|The sound goes long into the blue clouds.|音は碧の雲に長く入る|@音闻晨昼暮
一曲水风清|One tune, and the wind from the water is clear.|一曲に水の風がさわやか|@景乐江湖
渔舟隔晚烟|Fishing boats lie beyond the evening mist.|釣り舟は夕もやの向こうにある|@景闻立归江湖暮
湖心月正圆|In the middle of the lake the moon is just round.|湖のなかほどに月がちょうど丸い|@景闻立归湖夜
荷深不见人|The lotuses are deep, and nobody is seen.|蓮は深く人の姿も見えない|@景闻归湖夏
芦深不见船|The reeds are deep, and no boat is seen.|蘆は深く舟の姿も見えない|@景闻归江湖秋
凉风满葛衣|A cool wind fills the hemp gown.|涼しい風が葛の衣に満ちる|@景闻立归读夏
风吹水面来|The wind brings it over the water.|風が水の面を渡して来る|@音闻江湖`;
