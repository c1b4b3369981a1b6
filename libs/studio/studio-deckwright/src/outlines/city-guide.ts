import { slide, type Outline } from './outline.ts';

export const CITY_GUIDE: Outline = {
  minutes: 20,
  label: { zh: '城市指南', en: 'City guide', ja: '街の案内' },
  standIn: { zh: '这座城', en: 'the city', ja: 'この街' },
  slides: [
    slide('title', 1, {
      zh: `> 说你和这座城的关系：住了几年，最常走哪条路。 | 一段街上的录音，三十秒。`,
      en: `> Say how you know the place: how long, and which street you walk most. | Thirty seconds of sound from a street.`,
      ja: `> 街との関わりを話します。何年住み、どの道をよく歩くか。 | 街角の音を30秒録音しておきます。`,
    }),
    slide('statement', 1, {
      zh: `{subject}闻起来像____，听起来像____。 ~ 用一种味道形容{subject}：____。
        填两样只有住在这里的人才知道的东西。
        > 放录音，请大家闭上眼睛。 | 一样可以传着闻的东西。`,
      en: `{Subject} smells of ____ and sounds like ____. ~ The taste of {subject}: ____.
        Fill in two things that only those who live there know.
        > Play the recording; ask people to close their eyes. | Something to pass round and smell.`,
      ja: `{subject}は、____の匂いと____の音がする。 ~ {subject}をひとことで言えば、____の味。
        住む人だけが知っているものを二つ書きます。
        > 録音を流し、目を閉じてもらいます。 | 回して香りをかげる物を一つ。`,
    }),
    slide('agenda', 1, {
      zh: `怎么认识一座城 ~ 三步走进一座城
        > 问有没有人去过，请他纠正你。 | 城市地图，越简单越好。`,
      en: `How to get to know a city ~ Three ways into a city
        > Ask who has been there, and let them correct you. | A map, the simpler the better.`,
      ja: `街を知るための三つの入り口 ~ 街に近づく三つの道
        > 行ったことのある人に尋ね、間違いを直してもらいます。 | できるだけ簡単な地図。`,
    }),
    slide('section', 1, {
      zh: `先认路
        记住一条河、一座山或一条街就够了。
        > 在地图上画一个圈、一条线。 | 粗笔和大地图。`,
      en: `First, find your way
        One river, one hill or one street will do.
        > Draw a circle and a line on the map. | A thick pen and a large map.`,
      ja: `まず道を覚える
        川か山か通り、一つ覚えれば足ります。
        > 地図に円を一つ、線を一本描きます。 | 太いペンと大きな地図。`,
    }),
    slide(
      'bullets',
      2,
      {
        zh: `四块地方，四种脾气 ~ 四个角落，四种表情
        老的 | 写一片老街区和它的时辰。
        新的 | 写一处十年前还没有的地方。
        吃的 | 写一条从早吃到晚的街。
        静的 | 写一个当地人发呆的角落。
        > 每块只讲一个画面。 | 四张自己拍的照片。`,
        en: `Four quarters, four tempers ~ Four corners, four moods
        The old | An old quarter, and its best hour.
        The new | A place that was not there ten years ago.
        The hungry | A street that feeds you from morning to night.
        The quiet | A corner where locals do nothing.
        > One image for each, no more. | Four photographs of your own.`,
        ja: `四つの界隈、四つの顔 ~ 四つの場所、四つの表情
        古い所 | 古い町並みと、似合う時間帯を書きます。
        新しい所 | 10年前にはなかった場所を書きます。
        食べる所 | 朝から晩まで食べられる通りを書きます。
        静かな所 | 地元の人がぼんやりする一角を書きます。
        > 一つにつき一場面だけ話します。 | 自分で撮った写真を4枚。`,
      },
      { icons: ['landmark', 'sparkles', 'coffee', 'leaf'] },
    ),
    slide(
      'picture',
      2,
      {
        zh: `从这里开始看{subject}
        选一个看得到全城的地方，写清怎么上去、几点去、往哪个方向看。
        换成自己拍的照片，注明地点和时间
        > 用手指着画面，从左讲到右。 | 日出日落的时刻，按季节查好。`,
        en: `Start here: {subject} from above
        Choose a place with a view over it all; say how to get up, at what hour, and which way to look.
        Replace with a photograph of yours; add place and hour
        > Point into the picture, from left to right. | Sunrise and sunset for the season.`,
        ja: `高い所から見る{subject}
        街を見渡せる場所を選び、行き方、時間、見る方角を書きます。
        自分で撮った写真に差し替え、場所と時刻を書きます
        > 写真を指しながら、左から右へ話します。 | 季節ごとの日の出と日の入り。`,
      },
      { scene: 'landscape' },
    ),
    slide('section', 1, {
      zh: `再过一天
        跟着当地人的钟点走。
        > 语速放慢，像散步。 | 一双走得远的鞋，玩笑也行。`,
      en: `Then spend a day
        Keep the hours that locals keep.
        > Speak slowly, as if strolling. | Good shoes; joke about them if you like.`,
      ja: `それから一日を過ごす
        地元の人の時間に合わせて動きます。
        > 散歩するように、ゆっくり話します。 | 歩きやすい靴の話を冗談まじりに。`,
    }),
    slide('timeline', 3, {
      zh: `{subject}的一天
        清晨 | 早市 | 吃什么，坐在哪里
        上午 | 老街 | 从哪头走到哪头
        午后 | 歇脚 | 躲太阳或躲雨的地方
        傍晚 | 水边 | 看什么，等多久
        夜里 | 夜宵 | 点哪一样，怎么点
        > 每一站说一句当地话。 | 各站之间步行的分钟数。`,
      en: `One day in {subject}
        Dawn | Market | What to eat, where to sit
        Morning | Old streets | From which end to which
        Afternoon | A rest | Shelter from sun or rain
        Dusk | Waterside | What to watch, how long to wait
        Night | Late bite | What to order, and how
        > One word of the local speech at each stop. | Minutes on foot between the stops.`,
      ja: `{subject}の一日
        早朝 | 朝市 | 何を食べ、どこに座るか
        午前 | 古い通り | どこからどこまで歩くか
        午後 | ひと休み | 日差しや雨を避ける場所
        夕方 | 水辺 | 何を見て、どれだけ待つか
        夜 | 夜食 | 何を、どう頼むか
        > 立ち寄り先ごとに、土地の言葉を一つ添えます。 | 歩いて何分かかるか。`,
    }),
    slide('columns', 2, {
      zh: `游客常做的，本地人会做的 ~ 游客与本地人
        游客 | 写一个排长队的地方 | 写一样不值的纪念品 | 写一个常见误会
        本地人 | 写一处不用排队的替代 | 写一样值得带走的小东西 | 写一句礼貌话
        > 不嘲笑游客，你也当过。 | 每个替代都亲自去过。`,
      en: `What visitors do, what locals do ~ Visitors and locals
        Visitors | A place with a long queue | A souvenir not worth it | A common misunderstanding
        Locals | An alternative without a queue | A small thing worth taking home | A polite phrase
        > Do not mock visitors; you have been one. | Go to each alternative yourself first.`,
      ja: `旅の人がすること、地元の人がすること ~ 旅の人と、地元の人
        旅の人 | 行列のできる場所を書く | 買うほどでもない土産を書く | よくある誤解を書く
        地元の人 | 並ばずに済む代わりを書く | 持ち帰る価値のある小物を書く | 丁寧なひとことを書く
        > 旅の人を笑いません。誰もが一度は旅の人です。 | 代わりの場所は、必ず自分で行っておきます。`,
    }),
    slide(
      'chart',
      1,
      {
        zh: `几月去最舒服
        写出你推荐的月份，和它的一个缺点。
        1–2月 | 3–4月 | 5–6月 | 7–8月 | 9–10月 | 11–12月
        舒适程度（自己打分）
        > 说清打分的标准：温度、雨，还是人多少。 | 查当地气象资料，换成真实的数字。`,
        en: `When it is kindest
        Name the months you recommend, and one drawback.
        Jan–Feb | Mar–Apr | May–Jun | Jul–Aug | Sep–Oct | Nov–Dec
        Comfort (your own rating)
        > Say what you rate: warmth, rain or crowds. | Look up the climate, and put in real figures.`,
        ja: `いつ行くのが快いか
        勧めたい月と、その月の難点を一つ書きます。
        1〜2月 | 3〜4月 | 5〜6月 | 7〜8月 | 9〜10月 | 11〜12月
        快適さ（自分の評価）
        > 気温、雨、人出のどれで評価したかを話します。 | 気象資料を調べ、実際の数値に直します。`,
      },
      { chart: { kind: 'line', values: [[4, 7, 8, 5, 9, 6]] } },
    ),
    slide('section', 1, {
      zh: `最后，交个朋友
        城是人住出来的。
        > 讲一个帮过你的陌生人。 | 他的同意，或隐去名字。`,
      en: `Last, make a friend
        A city is the people in it.
        > Tell of a stranger who once helped you. | Their consent, or leave out the name.`,
      ja: `最後に、人と出会う
        街をつくるのは、そこに住む人です。
        > 助けてくれた見知らぬ人の話をします。 | 本人の承諾。なければ名前を伏せます。`,
    }),
    slide('quote', 1, {
      zh: `在这里记一句本地人的话，最好是方言，附上意思。
        说话的人 · 在哪里听到
        > 学着用原来的口音念，念不好也没关系。 | 请本地朋友录一遍，跟着练。`,
      en: `Write down what a local said, in the local tongue if you can, with its meaning.
        Who said it · where you heard it
        > Try it in the original accent; it need not be perfect. | Have a local friend record it, and practise.`,
      ja: `地元の人の言葉を一つ。できれば方言で、意味も添えます。
        話した人・聞いた場所
        > 元の抑揚をまねて読みます。うまくなくて構いません。 | 地元の友人に録音してもらい、練習します。`,
    }),
    slide('closing', 1, {
      zh: `下次，在{subject}见
        写三件到了就能做的小事
        写上地图链接、紧急电话和你的推荐清单
        > 请听众挑一件，说说为什么。 | 一页纸的小地图，人手一张。`,
      en: `Until we meet in {subject} ~ See you in {subject}
        Three small things to do on arrival
        Add a map, the emergency number and your list
        > Ask listeners to choose one, and why. | A one-page map for everyone.`,
      ja: `次は{subject}で会いましょう
        着いたらすぐできる小さなことを三つ書きます
        地図、緊急の電話番号、おすすめの一覧を書きます
        > 一つ選んでもらい、理由を尋ねます。 | 一人一枚の小さな地図。`,
    }),
  ],
};
