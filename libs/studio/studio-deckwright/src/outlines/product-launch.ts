import { slide, type Outline } from './outline.ts';

export const PRODUCT_LAUNCH: Outline = {
  minutes: 15,
  label: { zh: '新品发布', en: 'Product launch', ja: '新製品発表' },
  standIn: { zh: '新品', en: 'the product', ja: '新製品' },
  slides: [
    slide('title', 1, {
      zh: `> 先不报名字。说一个听众昨天刚遇到的麻烦，再说今天为什么请大家来。 | 一件实物或一张大图，开场前盖好。`,
      en: `> Hold the name back. Tell of a nuisance everyone here met this week, then say why you asked them to come. | The real thing, or one large picture of it, covered until you need it.`,
      ja: `> まだ名前は出さず、聴き手が最近経験した「困った場面」から始めます。そのあとで今日集まってもらった理由を伝えます。 | 実物か大きな写真を一つ。披露するまで布をかけておきます。`,
    }),
    slide('statement', 1, {
      zh: `一句话：{subject}让哪件事变得更容易？ ~ 有了{subject}，哪一步可以省掉？
        把这句话念给没见过它的人听。对方能复述，才算写好。
        > 念完停三秒。这句话今天还会出现两次，每次一字不差。 | 三个备选句，找五个人试听，留下被记住的那一句。`,
      en: `In one sentence: what gets easier with {subject}? ~ With {subject}, which step can people skip?
        Read it to somebody who has never seen it. If they can repeat it, it is ready.
        > Say it and wait three seconds. It comes back twice today, word for word. | Three candidates, tried on five people; keep the one they remember.`,
      ja: `ひとことで：{subject}で何が楽になる？ ~ {subject}があれば、どの手間がなくなる？
        初めて聞く人に読み上げてみましょう。相手がそのまま言い返せたら完成です。
        > 読み上げたら3秒待ちます。この一文は今日あと二度、一字も変えずに使います。 | 候補を三つ用意し、5人に聞いてもらい、覚えてもらえた文を残します。`,
    }),
    slide('agenda', 1, {
      zh: `今天分三步看 ~ 今天只看三件事
        > 告诉大家什么时候能上手试，什么时候可以提问。 | 试用区的位置和开放时间。`,
      en: `Three things to see today ~ What you will see today
        > Tell people when they may try it, and when to ask. | Where the trial tables are, and when they open.`,
      ja: `今日お見せする三つのこと ~ 本日の流れ
        > いつ試せるか、いつ質問できるかを先に伝えます。 | 体験コーナーの場所と開始時刻を確かめておきます。`,
    }),
    slide('section', 1, {
      zh: `它为谁而做
        先把人讲清楚，再讲功能。
        > 请听众在心里想一个具体的人。 | 一位真实用户的照片和许可。`,
      en: `Who it is for
        People first, features second.
        > Ask everybody to think of one person they know. | A photograph of a real user, with permission.`,
      ja: `誰のためのものか
        機能の前に、使う人の話をします。
        > 聴き手に、身近な一人を思い浮かべてもらいます。 | 実際の利用者の写真と、掲載の許可。`,
    }),
    slide(
      'bullets',
      2,
      {
        zh: `谁会用到{subject}？
        一个人 | 写下最具体的那个人：做什么、几点钟、在哪里。
        一个时刻 | 写下他最想要它的那一分钟，旁边正发生什么。
        一笔代价 | 写下他现在怎么凑合，花了多少时间或钱。
        > 三条讲成一个连着的小故事，不要逐条念。 | 用户访谈里的原话，每条一句。`,
        en: `Who will reach for {subject}?
        One person | Name the most particular one: what they do, at what hour, where.
        One moment | Describe the minute they want it most, and what goes on around them.
        One cost | Say how they cope today, and what that takes in time or money.
        > Tell the three as one short story; do not read them out. | A sentence from interviews for each.`,
        ja: `{subject}を手に取るのは誰か
        ある一人 | もっとも具体的な一人を書きます。仕事、時間、場所まで。
        ある瞬間 | いちばん必要になる1分間と、周りの様子を書きます。
        いまの負担 | 今はどうしのいでいるか、時間やお金はどれほどかを書きます。
        > 三つを続けて一つの短い物語として話します。読み上げません。 | 利用者インタビューの言葉を一つずつ。`,
      },
      { icons: ['users', 'clock', 'wallet'] },
    ),
    slide('picture', 2, {
      zh: `揭晓：{subject} ~ 它来了：{subject}
        用一张整屏的图让它自己说话。图上只留名字，细节留到后面。
        换成产品在真实环境里的照片，不要白底图
        > 揭开实物，安静五秒，再说名字。 | 实拍大图一张，备一张竖版给手机直播。`,
      en: `Here it is: {subject} ~ Meet {subject}
        Let one picture fill the screen and speak. Only the name stays on it; details come later.
        Replace with a photograph of it in use, not on plain white
        > Uncover it, stay silent for five seconds, then say the name. | One photograph at full size, and an upright one for phones.`,
      ja: `お披露目：{subject} ~ これが{subject}です
        画面いっぱいの一枚に語らせます。載せるのは名前だけ。細部はあとで説明します。
        使っている場面の写真に差し替えます（白背景の写真は避ける）
        > 布を取り、5秒黙ってから名前を言います。 | 実写の大きな写真と、スマートフォン配信用の縦写真。`,
    }),
    slide('section', 1, {
      zh: `它好在哪里
        只讲三处不同，每处都能当场看见。
        > 预告接下来有演示，请大家看大屏。 | 演示设备通电，备用机放在手边。`,
      en: `What makes it better
        Three differences only, each one visible on the spot.
        > Announce the demonstration and point to the screen. | The demo unit switched on, a spare within reach.`,
      ja: `どこが違うのか
        違いは三つだけ。どれもその場で見せられるものにします。
        > これから実演することを予告し、画面に注目してもらいます。 | 実演機の電源を入れ、予備機を手元に置きます。`,
    }),
    slide(
      'chart',
      2,
      {
        zh: `一个对比，说清差别
        选一项用户在意的指标，写出测量的方法。
        现有做法 | 同类产品 | {subject}
        完成一次所需时间（示意）
        > 先讲怎么测的，再讲结果。承认一项不如别人的地方。 | 实测数据、样本数和测试日期。`,
        en: `One comparison that shows the difference
        Choose a measure that users care about, and state how you took it.
        Today's way | Similar products | {Subject}
        Time for one task (illustrative)
        > First how it was measured, then the result. Admit one point where others are ahead. | Your own measurements, the sample size and the date.`,
        ja: `違いが伝わる比較を一つ
        利用者が気にする指標を選び、測り方も書きます。
        今のやり方 | 類似の製品 | {subject}
        作業一回の時間（イメージ）
        > 先に測り方、次に結果を話します。他社に及ばない点も一つ認めます。 | 実測値、サンプル数、測定日。`,
      },
      { chart: { kind: 'bar', values: [[10, 7, 4]] } },
    ),
    slide('columns', 2, {
      zh: `用之前，用之后 ~ 没有它，有了它
        之前 | 写下今天的第一个步骤 | 写下最让人停下来的一步 | 写下结束时的心情
        之后 | 同一件事，现在怎么开始 | 哪一步消失了 | 省下的时间拿去做什么
        > 左右对着讲，一行对一行，边讲边演示。 | 按真实顺序录一段三十秒的操作视频，网络不通时播放。`,
      en: `Before and after ~ Without it, with it
        Before | The first step people take today | The step where they get stuck | How they feel at the end
        After | How the same task starts now | Which step is gone | What they do with the time
        > Go line by line across both sides while you demonstrate. | A thirty-second recording in case the network fails.`,
      ja: `使う前と、使ったあと ~ これまでと、これから
        使う前 | 今日の最初の手順を書く | いちばん手が止まるところを書く | 終わったときの気持ちを書く
        使ったあと | 同じ作業が今はどう始まるか | なくなった手順はどれか | 浮いた時間で何をするか
        > 左右を一行ずつ見比べながら実演します。 | 通信できないときのために、30秒の操作動画を録っておきます。`,
    }),
    slide('quote', 1, {
      zh: `在这里放一句试用者的原话，越具体越好。
        试用者称呼 · 使用了多久（请征得同意）
        > 照原话念，不要改成广告语。 | 书面同意和完整录音。`,
      en: `Put the words of somebody who tried it here; the more particular, the better.
        Name or role · how long they used it (ask first)
        > Read it as it was said; do not polish it into a slogan. | Written consent, and the full recording.`,
      ja: `試した人の言葉をそのまま入れます。具体的なほど伝わります。
        お名前または職業・使用期間（許可を得て）
        > 言われたとおりに読みます。宣伝文に直しません。 | 書面での同意と、録音の全体。`,
    }),
    slide('section', 1, {
      zh: `怎么得到它
        日期、价格、渠道，一次说全。
        > 语速放慢，让媒体来得及记。 | 新闻稿和价格单，与这几页核对过。`,
      en: `How to get it
        Date, price and place, all in one go.
        > Slow down, so that the press can write. | The press release and price list, checked against these slides.`,
      ja: `手に入れるには
        日付・価格・販売場所をまとめて伝えます。
        > 記者が書き取れるよう、ゆっくり話します。 | このスライドと照らし合わせた報道資料と価格表。`,
    }),
    slide('timeline', 1, {
      zh: `从今天到你手里
        今天 | 开放预约 | 写明入口和名额
        第 1 周 | 首批试用 | 写明谁能参加
        第 2–4 周 | 正式开售 | 写明价格和渠道
        第 3 个月 | 第一次更新 | 写明会改进什么
        > 只承诺已经确认的节点，其余说“计划”。 | 与生产、客服逐一核对过的时间。`,
      en: `From today to your hands
        Today | Orders open | Say where, and how many there are
        Week 1 | First trials | Say who may join
        Weeks 2–4 | On sale | Say the price and the shops
        Month 3 | First update | Say what it will improve
        > Promise only what is settled; call the rest a plan. | Dates agreed with production and support.`,
      ja: `今日からお手元に届くまで
        今日 | 予約開始 | 申し込み先と数量を書く
        1週目 | 先行体験 | 参加できる人を書く
        2〜4週目 | 発売 | 価格と販売店を書く
        3か月後 | 最初の更新 | 改善する点を書く
        > 確定した予定だけを約束し、残りは「予定」と言います。 | 製造とサポートに確認済みの日程。`,
    }),
    slide('closing', 1, {
      zh: `现在，请来试试{subject} ~ 去试试{subject}吧
        再说一遍开头那句话
        写上预约入口、媒体联系人和试用区的位置
        > 重复核心句，然后走下台，把人带到试用区。 | 三个最可能被问的难题和诚实的回答。`,
      en: `Now come and try {subject} ~ Please try {subject}
        Repeat the sentence from the beginning
        Add the link for orders, the press contact and where to try it
        > Say the key sentence again, then lead people to the trial tables. | Honest answers to the three hardest questions.`,
      ja: `どうぞ{subject}をお試しください ~ {subject}を、今日ここで
        最初の一文をもう一度伝えます
        予約ページ、報道の窓口、体験コーナーの場所を書きます
        > 鍵となる一文を繰り返し、そのまま体験コーナーへ案内します。 | 聞かれて困る質問三つへの、正直な答え。`,
    }),
  ],
};
