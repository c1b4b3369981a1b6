import { slide, type Outline } from './outline.ts';

export const TALK: Outline = {
  minutes: 15,
  label: { zh: '主题分享', en: 'Talk', ja: '発表' },
  standIn: { zh: '这个主题', en: 'the subject', ja: 'このテーマ' },
  slides: [
    slide('title', 1, {
      zh: `> 用一个问题、一件小事或一样东西开场，不做自我介绍。 | 想好第一句话，背下来。`,
      en: `> Open with a question, an incident or an object; introduce yourself later. | Your first sentence, by heart.`,
      ja: `> 問い、小さな出来事、または物で始めます。自己紹介はあとで。 | 最初の一文を覚えておきます。`,
    }),
    slide('statement', 1, {
      zh: `听完{subject}，希望你记住：____。 ~ 关于{subject}，我想说的只有一句：____。
        一句话，不用术语，小学生也能听懂。
        > 说两遍，第二遍看着后排。 | 请一位外行复述，改到对方说得出。`,
      en: `What I hope you keep of {subject}: ____. ~ On {subject} I have one thing to say: ____.
        One sentence without jargon, clear to a child.
        > Say it twice, the second time to the back row. | Have an outsider repeat it, and rewrite until they can.`,
      ja: `{subject}で一つだけ覚えて帰るなら：____。 ~ {subject}について、伝えたいのは一つ：____。
        専門用語を使わず、子どもにも分かる一文で。
        > 二度言います。二度目は後ろの席を見て。 | 専門外の人に言い返してもらい、通じるまで直します。`,
    }),
    slide('agenda', 1, {
      zh: `接下来的路线 ~ 今天怎么讲
        > 只念标题，不展开。 | 每部分最多一个例子。`,
      en: `The way ahead ~ Where this is going
        > Read the titles only. | One example for each part, at most.`,
      ja: `これからの流れ ~ 本日の道筋
        > 見出しだけを読みます。 | 一つの部につき、例は一つまで。`,
    }),
    slide('section', 1, {
      zh: `为什么现在要谈
        变化发生了，而我们还没习惯。
        > 从听众的处境讲起。 | 最近三个月的一件相关的事。`,
      en: `Why speak of it now
        Something has changed, and we are not used to it yet.
        > Begin from where your listeners stand. | An event of the last three months.`,
      ja: `なぜ今この話なのか
        変化は起きたのに、まだ慣れていません。
        > 聴き手の立場から話し始めます。 | ここ3か月の関連する出来事。`,
    }),
    slide(
      'picture',
      2,
      {
        zh: `一个画面，引出{subject}
        写一个具体的场面：谁、在哪里、正要做什么。让听众看见，再讲道理。
        换成你自己的照片，或注明来源的图片
        > 描述画面里的一处细节，停一停。 | 原图足够大，投出来不糊。`,
        en: `One scene that leads to {subject}
        Describe a scene: who, where, about to do what. Let people see it before you argue.
        Replace with a picture of your own, or one whose source you name
        > Point out one detail, then pause. | A picture large enough to stay sharp on the wall.`,
        ja: `{subject}につながる一つの場面
        具体的な場面を書きます。誰が、どこで、何をしようとしているか。見せてから論じます。
        自分の写真か、出典を示せる写真に差し替えます
        > 細部を一つ指し示し、間を置きます。 | 映しても粗くならない大きさの写真。`,
      },
      {},
    ),
    slide('section', 1, {
      zh: `看清楚它
        拆成三块，一块一块看。
        > 提醒大家这是最重要的一段。 | 三块之间的关系图。`,
      en: `Seeing it clearly
        In three parts, one after another.
        > Tell people that this part matters most. | A sketch of how the three hang together.`,
      ja: `よく見る
        三つに分けて、順に見ます。
        > ここがいちばん大事な部分だと伝えます。 | 三つの関係を描いた図。`,
    }),
    slide(
      'bullets',
      2,
      {
        zh: `{subject}的三个侧面
        是什么 | 写一句自己的定义，再举一个不算的例子。
        怎么运作 | 写出最关键的一个环节。
        影响谁 | 写两种人，一种受益，一种为难。
        > 每条配一个例子，讲完再翻页。 | 三个例子，来自三个不同的地方。`,
        en: `Three sides of {subject}
        What it is | Your own definition, and an example that is not one.
        How it works | The one link that everything hangs on.
        Whom it touches | Two kinds of people: one gains, one struggles.
        > An example each, and only then the next slide. | Three examples from three different places.`,
        ja: `{subject}の三つの面
        どんなものか | 自分の定義を一文と、当てはまらない例を一つ。
        どう働くか | いちばん大事なつながりを一つ。
        誰に関わるか | 得をする人と困る人を一人ずつ。
        > それぞれ例を添え、話し終えてから次へ進みます。 | 別々の場面から取った例を三つ。`,
      },
      { icons: ['lightbulb', 'layers', 'users'] },
    ),
    slide(
      'chart',
      2,
      {
        zh: `{subject}：一组数字，一个发现
        把发现写成一句完整的话，放在这里。
        甲 | 乙 | 丙 | 丁
        你要比较的量
        > 先让大家看三秒，再说你看到了什么。 | 数据出处、年份和单位。`,
        en: `{Subject} in figures: one finding
        Write the finding here as a whole sentence.
        A | B | C | D
        What you compare
        > Three seconds to look, then say what you see. | Source, year and unit of the data.`,
        ja: `数値で見る{subject}
        発見したことを、ここに完全な一文で書きます。
        A | B | C | D
        比べたい量
        > 3秒見てもらい、それから読み取れることを話します。 | 出典、年、単位。`,
      },
      { chart: { kind: 'bar', values: [[3, 5, 8, 6]] } },
    ),
    slide('columns', 2, {
      zh: `对{subject}的两种看法
        赞成的人说 | 写他们最好的理由 | 写一个支持的例子 | 写他们忽略的一点
        反对的人说 | 写最有力的一条反驳 | 写一件对他们有利的事 | 写他们没有提到的一面
        > 把反方讲到反方自己也点头。 | 两边各读一篇最好的文章。`,
      en: `Two ways to see {subject}
        In favour | Their best reason | An example that supports it | What they overlook
        Against | Their strongest argument | A case on their side | What they leave out
        > State the other side so well that it would agree. | The best article of each side, read.`,
      ja: `{subject}をめぐる二つの見方
        賛成の立場 | いちばん良い理由を書く | 支える例を一つ書く | 見落としている点を書く
        反対の立場 | もっとも強い論拠を書く | 裏づける事例を書く | 触れていない点を書く
        > 反対の人もうなずくほど、公平に説明します。 | 双方の優れた文章を一つずつ読んでおきます。`,
    }),
    slide('section', 1, {
      zh: `接下来可以做什么
        知道以后，能动一动手才算数。
        > 语气从分析转为邀请。 | 自己先做过一遍。`,
      en: `What we can do
        Knowing counts once it moves a hand.
        > Turn from analysis to invitation. | Do it yourself beforehand.`,
      ja: `これから何ができるか
        知ったことは、手を動かして初めて生きます。
        > 分析から誘いへ、話し方を変えます。 | 自分で先に試しておきます。`,
    }),
    slide('table', 1, {
      zh: `今天、本周、本月 ~ 从一件小事做起
        时间 | 做一件什么事 | 需要谁
        今天 | 写一件五分钟的事 | 只要自己
        本周 | 写一件一小时的事 | 写一个人
        本月 | 写一件需要计划的事 | 写一个团队
        > 请大家只挑一行，写下来。 | 把这张表发到群里。`,
      en: `Today, this week, this month ~ Begin with something small
        When | What to do | With whom
        Today | Something of five minutes | yourself
        This week | Something of an hour | one person
        This month | Something that needs a plan | a team
        > Ask people to choose one row and write it down. | Send the table round afterwards.`,
      ja: `今日、今週、今月 ~ 小さなことから始める
        いつ | 何をする | 誰と
        今日 | 5分でできることを書く | 自分だけで
        今週 | 1時間でできることを書く | 相手を書く
        今月 | 計画が要ることを書く | 仲間を書く
        > 一行だけ選び、書き留めてもらいます。 | この表を後で共有します。`,
    }),
    slide('quote', 1, {
      zh: `在这里放一句你真正相信的话，并写清是谁、在哪里说的。
        作者《书名》，年份，页码
        > 说说第一次读到它时你在做什么。 | 查到原始出处，查不到就换一句。`,
      en: `Put a sentence here that you truly believe, and say who wrote it and where.
        Author, title, year, page
        > Tell what you were doing when you first read it. | The original source; if there is none, choose another.`,
      ja: `本当に信じている言葉を一つ。誰がどこで述べたかも書きます。
        著者『書名』、年、ページ
        > 初めて読んだとき、何をしていたかを話します。 | 原典を確かめ、見つからなければ別の言葉にします。`,
    }),
    slide('closing', 1, {
      zh: `谢谢，想听听你怎么看{subject}
        再说一遍要记住的那句话
        写上你的联系方式，和继续聊的地方
        > 提一个问题给听众，等到第一个人开口。 | 一个用来打破沉默的问题。`,
      en: `Thank you. Over to you
        Say once more the sentence to keep
        Add how to reach you, and where to go on talking
        > Put a question to the room and wait for the first answer. | A question to break the silence.`,
      ja: `ありがとうございました。ご意見をぜひ ~ ありがとうございました。次は皆さんの番で
        覚えて帰ってほしい一文をもう一度
        連絡先と、話の続きができる場所を書きます
        > 問いを一つ投げかけ、最初の一人を待ちます。 | 沈黙を破るための質問を一つ。`,
    }),
  ],
};
