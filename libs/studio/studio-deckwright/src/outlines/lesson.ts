import { slide, type Outline } from './outline.ts';

export const LESSON: Outline = {
  minutes: 40,
  label: { zh: '一堂课', en: 'Lesson', ja: '授業' },
  standIn: { zh: '这一课', en: 'the topic', ja: '今日のテーマ' },
  slides: [
    slide('title', 1, {
      zh: `> 在门口迎学生，让他们一坐下就看到黑板上的问题。 | 座位表、教具，提前五分钟打开这一页。`,
      en: `> Greet pupils at the door; the question on the board is waiting for them. | Seating plan and materials; this page open five minutes early.`,
      ja: `> 入口で生徒を迎え、席に着いたらすぐ黒板の問いが目に入るようにします。 | 座席表と教具。5分前にこのページを映しておきます。`,
    }),
    slide('quote', 1, {
      zh: `温故而知新，可以为师矣。
        《论语·为政》
        > 请一位同学说说上节课学的一个词，再引到今天。 | 上节课的三个关键词。`,
      en: `Go over what you know and find something new in it: then you can teach others.
        Confucius, Analects 2.11
        > Ask one pupil for a word from the last lesson, and lead on from it. | Three key words of the last lesson.`,
      ja: `故きを温ねて新しきを知れば、もって師となるべし。
        『論語』為政篇
        > 前回の授業の言葉を一人に挙げてもらい、今日の話につなげます。 | 前回の鍵になる言葉を三つ。`,
    }),
    slide('agenda', 1, {
      zh: `这节课怎么走 ~ 今天的三步
        > 指着三步念一遍，告诉学生最后要交什么。 | 课堂任务单，每人一张。`,
      en: `How this lesson goes ~ Our three steps today
        > Point to the three steps, and say what pupils hand in at the end. | One task sheet each.`,
      ja: `今日の授業の進め方 ~ 今日の三つのステップ
        > 三つの段階を指しながら読み、最後に何を提出するかを伝えます。 | 一人一枚の課題シート。`,
    }),
    slide('section', 1, {
      zh: `先猜一猜
        从学生已经知道的地方出发。
        > 答案先不评对错，都写上黑板。 | 黑板左侧留空。`,
      en: `First, a guess
        Start from what pupils know already.
        > Judge no answer yet; write all of them on the board. | The left third of the board, wiped clean.`,
      ja: `まず予想する
        生徒がすでに知っていることから始めます。
        > 答えの正誤はまだ言わず、すべて黒板に書きます。 | 黒板の左側を空けておきます。`,
    }),
    slide('statement', 2, {
      zh: `关于{subject}，你以为的和真的一样吗？ ~ 说起{subject}，你先想到什么？
        换成一个没有查过书也能争论的问题。
        > 同桌讨论一分钟，请意见相反的两组各说一次。 | 一个常见误解，和推翻它的证据。`,
      en: `What do you think you know about {subject}? ~ When you hear of {subject}, what comes first?
        Turn this into a question that pupils can argue about without a book.
        > One minute in pairs, then hear two pairs that disagree. | A common misconception, and the evidence against it.`,
      ja: `{subject}について、思い込んでいることは？ ~ {subject}と聞いて、まず何を思い浮かべる？
        教科書を見なくても議論できる問いに書き換えます。
        > 隣どうしで1分話し、意見の違う二組に発表してもらいます。 | よくある誤解と、それを覆す根拠。`,
    }),
    slide('section', 1, {
      zh: `再弄明白
        概念一个一个来，每个都配一个例子。
        > 提醒学生：接下来要记笔记。 | 例子的实物或图片。`,
      en: `Then, understand
        One idea at a time, each with an example.
        > Tell pupils that this is the part to take notes on. | Objects or pictures for the examples.`,
      ja: `次に理解する
        考え方は一つずつ。それぞれに例を添えます。
        > ここからノートを取る、と声をかけます。 | 例に使う実物や写真。`,
    }),
    slide(
      'bullets',
      4,
      {
        zh: `{subject}的三个关键
        是什么 | 用学生的话下定义，不超过二十个字。
        为什么 | 写出背后的一个原因，画成箭头。
        怎么看出来 | 写一个课堂上就能观察到的例子。
        > 每讲完一条，请学生用自己的话复述一遍。 | 三张词卡，背面是定义。`,
        en: `Three keys to {subject}
        What | A definition in pupils' own words, under fifteen words.
        Why | One cause behind it, drawn as an arrow.
        Where we see it | An example that can be observed in this room.
        > After each, have a pupil say it again in other words. | Three word cards, definitions on the back.`,
        ja: `{subject}の三つの鍵
        何か | 生徒の言葉で、20字ほどの定義を書きます。
        なぜか | 背景にある理由を一つ、矢印で描きます。
        どこで分かるか | 教室の中で観察できる例を一つ書きます。
        > 一つ終わるごとに、生徒に自分の言葉で言い直してもらいます。 | 裏に定義を書いた単語カードを三枚。`,
      },
      { icons: ['book-open', 'lightbulb', 'search'] },
    ),
    slide('picture', 3, {
      zh: `看图说话 ~ 一起细看
        给学生三十秒安静地看，然后问：你看到什么？你想到什么？你还想知道什么？
        换成与{subject}有关、值得细看的一张图，注明来源
        > 三个问题按顺序问，不要跳到最后一个。 | 图的出处和放大的局部。`,
      en: `Look closely ~ One picture, three questions
        Thirty silent seconds, then ask: What do you see? What do you think? What do you wonder?
        Replace with a picture on {subject} that rewards a long look; name its source
        > Ask the three questions in this order, without skipping. | The source, and an enlarged detail.`,
      ja: `じっくり見る ~ 一枚の絵、三つの問い
        30秒静かに見てから尋ねます。何が見える？　どう考える？　もっと知りたいことは？
        {subject}に関わる、よく見る価値のある一枚に。出典も書きます
        > 三つの問いを順番どおりに尋ねます。 | 出典と、拡大した部分図。`,
    }),
    slide('section', 1, {
      zh: `动手用一用
        学会的标志，是能自己做一次。
        > 分组，说清每个人的角色。 | 分组名单和计时器。`,
      en: `Now, use it
        You have learned it when you can do it yourself.
        > Form groups and give everyone a part. | The list of groups and a timer.`,
      ja: `そして使ってみる
        自分でできたとき、身についたと言えます。
        > 班に分け、一人ひとりの役割を決めます。 | 班の名簿とタイマー。`,
    }),
    slide('columns', 4, {
      zh: `两组任务，任选其一 ~ 选一个任务来做
        基础 | 写一道照例子就能完成的题 | 提示写在卡片背面 | 做完互相检查
        挑战 | 写一道没有唯一答案的题 | 要求说出理由 | 准备一分钟的展示
        > 让学生自己选，巡视时先看没动笔的人。 | 两种任务卡，颜色不同。`,
      en: `Two tasks: choose one ~ Choose your task
        Core | A task like the example | Hints on the back of the card | Check each other's work
        Challenge | A task with more than one answer | Reasons required | One minute to show it
        > Let pupils choose; go first to those who have not begun. | Task cards in two colours.`,
      ja: `二つの課題から選ぶ ~ どちらの課題に挑む？
        基本 | 例と同じ手順で解ける問題を書く | ヒントはカードの裏に | 終わったら互いに確かめる
        挑戦 | 答えが一つではない問題を書く | 理由を必ず添える | 1分で発表できるように
        > 生徒に選ばせ、手が止まっている人から見て回ります。 | 色の違う課題カードを二種類。`,
    }),
    slide(
      'chart',
      2,
      {
        zh: `全班现在懂了多少
        举手投票，当场把数字改成你们班的。
        很懂 | 大致懂 | 还糊涂
        人数
        > 请“还糊涂”的同学问第一个问题，并谢谢他。 | 可以现场改数的这一页，或三色卡片。`,
        en: `How sure are we now?
        Take a vote and put in the figures of your own class.
        Sure | Mostly | Not yet
        Pupils
        > Invite the first question from those not there yet, and thank them. | This page ready to edit, or cards in three colours.`,
        ja: `いま、どのくらい分かった？
        挙手で数え、その場で自分のクラスの人数に直します。
        よく分かった | だいたい | まだ不安
        人数
        > 「まだ不安」の人に最初の質問をしてもらい、感謝を伝えます。 | すぐ直せるようにしたこのページか、三色のカード。`,
      },
      { chart: { kind: 'doughnut', values: [[18, 14, 8]] } },
    ),
    slide('table', 2, {
      zh: `离开教室前写三格
        我学到的 | 我还疑惑的 | 我想试的
        写一句 | 写一句 | 写一句
        举一个例子 | 写给老师 | 写上哪一天
        > 收齐后今晚看，下节课从最多人写的疑惑讲起。 | 每人一张小纸条。`,
      en: `Exit ticket: fill three boxes
        I learned | I still wonder | I want to try
        One sentence | One sentence | One sentence
        An example of it | For the teacher | On which day
        > Collect them, read them tonight, and begin next time with the commonest question. | A slip of paper each.`,
      ja: `帰る前に三つ書く
        学んだこと | まだ気になること | 試したいこと
        一文で書く | 一文で書く | 一文で書く
        例を一つ | 先生あてに | いつやるか
        > 回収して今晩読み、次回はいちばん多かった疑問から始めます。 | 一人一枚の小さな紙。`,
    }),
    slide('closing', 1, {
      zh: `把{subject}讲给家里人听
        用三句话：是什么、为什么、举个例
        作业写在这里：要求、期限、交到哪里
        > 念作业要求两遍，请一位同学复述。 | 作业的评分标准，贴在教室后面。`,
      en: `Explain {subject} at home
        In three sentences: what, why, an example
        Homework goes here: what, by when, handed in where
        > Read the homework twice, then have a pupil repeat it. | The marking criteria, up on the wall.`,
      ja: `{subject}を家の人に話してみよう
        三文で：何か、なぜか、たとえば
        宿題はここに：内容、期限、提出先を書きます
        > 宿題を二度読み、一人に言い直してもらいます。 | 評価の基準を教室に掲示します。`,
    }),
  ],
};
