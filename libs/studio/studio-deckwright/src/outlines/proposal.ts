import { slide, type Outline } from './outline.ts';

export const PROPOSAL: Outline = {
  minutes: 15,
  label: { zh: '提案', en: 'Proposal', ja: '提案' },
  standIn: { zh: '这个提案', en: 'this proposal', ja: 'この提案' },
  slides: [
    slide('title', 1, {
      zh: `> 第一句就说：今天想请各位同意什么。 | 弄清谁有权点头，他最在意什么。`,
      en: `> Your first sentence: what you want them to agree to today. | Find out who can say yes, and what matters to them.`,
      ja: `> 最初の一文で、今日何に賛成していただきたいかを言います。 | 決定権のある人と、その人の関心事を調べておきます。`,
    }),
    slide('statement', 2, {
      zh: `我们建议：用____，换来____。 ~ 请批准____，它会带来____。
        左边写投入，右边写结果，各不超过十个字。
        > 念完看着决策者，确认他听懂了要决定的是什么。 | 这句话的三十秒版和三分钟版。`,
      en: `We propose to give ____ and to gain ____. ~ Approve ____, and it will bring ____.
        On the left what goes in, on the right what comes out, five words each.
        > Look at whoever decides, and see that the request is clear. | A thirty-second and a three-minute version.`,
      ja: `ご提案：____を投じて、____を得ます。 ~ ____をお認めいただければ、____につながります。
        左に投入、右に成果。それぞれ10字以内で書きます。
        > 読んだら決裁者を見て、何を決めるかが伝わったか確かめます。 | 30秒版と3分版の説明。`,
    }),
    slide('agenda', 1, {
      zh: `三步说清{subject}
        > 承诺按时讲完，把一半时间留给讨论。 | 一页纸的摘要，先发给在座的人。`,
      en: `The case for {subject}
        > Promise to finish on time, and leave half of it for discussion. | A one-page summary, sent beforehand.`,
      ja: `{subject}を三段階で
        > 時間どおりに終え、半分は議論に充てると約束します。 | 事前に配る1ページの要約。`,
    }),
    slide('section', 1, {
      zh: `现在的问题
        不解决，每天都在付代价。
        > 从决策者见过的场景说起。 | 现场照片，或一段录音。`,
      en: `The problem today
        Left alone, it costs something every day.
        > Begin with a scene the decision-makers know. | A photograph or a recording from the spot.`,
      ja: `いまの課題
        放っておけば、毎日少しずつ損をします。
        > 決裁者も見たことのある場面から話します。 | 現場の写真か録音。`,
    }),
    slide(
      'bullets',
      2,
      {
        zh: `谁在为它付代价 ~ 问题落在谁身上
        一线的人 | 写一件他们每天都要绕路做的事。
        客户 | 写一句他们抱怨时的原话。
        公司 | 写一笔已经花掉的钱或时间，注明来源。
        > 三条从小到大讲，最后落在数字上。 | 三位当事人，愿意被引用。`,
        en: `Who pays for it now ~ Who carries the cost today
        Those who do the work | A detour they take every day.
        Customers | A complaint in their own words.
        The organisation | Money or time already spent, with its source.
        > Go from small to large, and end on the number. | Three people who agree to be quoted.`,
        ja: `いま負担しているのは誰か ~ 困っているのは誰か
        現場の人 | 毎日の遠回りを一つ書きます。
        お客様 | 不満をそのままの言葉で書きます。
        組織 | すでに使ったお金や時間を、出所とともに書きます。
        > 小さい話から大きい話へ進め、最後に数値を示します。 | 引用を承諾してくれる三人。`,
      },
      { icons: ['wrench', 'users', 'wallet'] },
    ),
    slide(
      'chart',
      2,
      {
        zh: `照旧下去会怎样 ~ 如果什么都不做
        用一句话说明趋势，以及你的假设是什么。
        去年 | 今年 | 明年 | 后年
        维持现状 | 采用提案
        > 先说假设，再说曲线；承认预测有误差。 | 假设清单，任何人都可以质疑。`,
        en: `If nothing changes ~ If we carry on as now
        Describe the trend in a sentence, and state your assumptions.
        Last year | This year | Next year | In two years
        As it is | With the proposal
        > Assumptions first, then the curves; admit the margin of error. | A list of assumptions, open to challenge.`,
        ja: `このまま続けると ~ 何もしなければ
        傾向を一文で説明し、前提も書きます。
        昨年 | 今年 | 来年 | 再来年
        現状のまま | 提案を採用
        > 前提を先に、曲線はあとに。予測の誤差も認めます。 | 誰でも問い直せる前提の一覧。`,
      },
      {
        chart: {
          kind: 'line',
          values: [
            [40, 46, 53, 61],
            [40, 46, 42, 36],
          ],
        },
      },
    ),
    slide('section', 1, {
      zh: `我们的方案
        做什么，不做什么，为什么是现在。
        > 先说边界，免得大家想得太大。 | 一个可以摸得着的样品或草图。`,
      en: `What we propose
        What we do, what we leave, and why now.
        > Draw the limits first, lest people imagine too much. | A sample or sketch they can touch.`,
      ja: `ご提案の内容
        すること、しないこと、そして今である理由。
        > 話が広がりすぎないよう、先に範囲を示します。 | 手に取れる見本か下絵。`,
    }),
    slide('picture', 2, {
      zh: `{subject}做成之后的一天
        写一段完成后的普通一天：谁先发现变化，说了什么，省下了什么。
        换成效果图、草图或同类案例的照片，注明来源
        > 用现在时讲，像已经发生。 | 效果图的作者和授权。`,
      en: `A day with {subject} in place
        Describe an ordinary day afterwards: who notices first, what they say, what they are spared.
        Replace with a rendering, a sketch or a comparable case; name its source
        > Tell it in the present tense, as if it had happened. | Who drew it, and leave to show it.`,
      ja: `{subject}が実現した一日
        完成後のふつうの一日を書きます。誰が最初に気づき、何と言い、何が楽になるか。
        完成予想図や下絵、似た事例の写真に。出典も書きます
        > もう起きたことのように、現在形で話します。 | 図の作者と使用の許可。`,
    }),
    slide('table', 3, {
      zh: `{subject}：比较过的三条路
        做法 | 投入 | 收效 | 风险
        维持现状 | 写已知开销 | 写停在哪里 | 写最坏情况
        小步试点 | 写金额和人 | 写多久见效 | 写可能的反弹
        完整方案 | 写金额和人 | 写多久见效 | 写最难的一环
        > 公平地讲每一条，再说为什么推荐其中一条。 | 被否掉的方案和理由，备问。`,
      en: `{Subject}: three ways we compared
        Way | Takes | Brings | Risk
        Stay as we are | known costs | where it stops | worst case
        A small trial | money, people | when it shows | a setback
        The whole plan | money, people | when it shows | hardest part
        > Be fair to all three, then say which and why. | Ideas you dropped, with reasons, in case they ask.`,
      ja: `{subject}：比較した三つの道
        進め方 | 投入 | 効果 | リスク
        現状のまま | 今の費用 | どこで止まるか | 最悪の場合
        小さく試す | 金額と人 | 効果の時期 | 起こりうる反動
        全面的に行う | 金額と人 | 効果の時期 | いちばんの難所
        > どれも公平に説明し、推す案とその理由を話します。 | 見送った案と理由。質問に備えます。`,
    }),
    slide('section', 1, {
      zh: `怎么落地
        时间、人手、退路，都摆在桌面上。
        > 语气平实，这一段是给负责执行的人听的。 | 与相关部门沟通过的记录。`,
      en: `How to make it happen
        Time, people and a way back, all in the open.
        > Plain words here: this part is for those who will do it. | Notes of your talks with other departments.`,
      ja: `どう実現するか
        時間・人手・引き返す道まで、すべてお見せします。
        > 実行する人に向けて、淡々と話します。 | 関係部署と相談した記録。`,
    }),
    slide('timeline', 2, {
      zh: `批准之后的九十天
        第 1–2 周 | 组队 | 写下谁全职、谁兼职
        第 3–6 周 | 试点 | 写下在哪里试、试多久
        第 7–10 周 | 评估 | 写下看哪两个数字
        第 13 周 | 决定 | 写下继续或停止的标准
        > 强调第 13 周可以停，风险有上限。 | 停止条件，要写成数字。`,
      en: `Ninety days after a yes
        Weeks 1–2 | Team | Who is full-time, who part-time
        Weeks 3–6 | Trial | In which place, how many weeks
        Weeks 7–10 | Assess | The two figures to look at
        Week 13 | Decide | What means go on, what means stop
        > Stress that it can stop in week 13: the risk has a ceiling. | The stopping rule, in numbers.`,
      ja: `承認後の90日
        1〜2週目 | 編成 | 専任と兼任を書く
        3〜6週目 | 試行 | 場所と期間を書く
        7〜10週目 | 評価 | 見る数値を二つ書く
        13週目 | 判断 | 続ける条件と、やめる条件を書く
        > 13週目にやめられること、損失に上限があることを強調します。 | 数値で書いた中止の条件。`,
    }),
    slide('columns', 2, {
      zh: `{subject}需要什么，会还什么
        我们需要 | 写金额和期限 | 写要借的人 | 写一个必须的授权
        我们承诺 | 写第一份成果的日期 | 写多久汇报一次 | 写做不成时怎样收场
        > 左边念一条，右边就还一条。 | 预算明细，精确到可以签字。`,
      en: `What we need for {subject}, and owe
        We need | The sum, and until when | The people we borrow | One permission we cannot do without
        We promise | The date of the first result | How often we report | How we wind up if it fails
        > For each need, read out the promise beside it. | A budget detailed enough to sign.`,
      ja: `{subject}に必要なこと、お約束
        必要なこと | 金額と期限を書く | お借りしたい人を書く | 欠かせない権限を一つ書く
        お約束 | 最初の成果の日付を書く | 報告の頻度を書く | うまくいかない場合の畳み方を書く
        > 左を一つ読むごとに、右の約束を返します。 | そのまま決裁できる詳しさの予算書。`,
    }),
    slide('closing', 1, {
      zh: `请同意我们迈出第一步 ~ 请让我们先试一步
        写一个今天就能点头的小决定
        写上负责人、联系方式和完整方案的位置
        > 提出请求，然后安静。让对方先开口。 | 三个反对意见和不回避的回答。`,
      en: `May we take the first step? ~ A first step, with your consent
        A small decision they can make today
        Add who is in charge, how to reach them and where the full plan is
        > Make the request and be silent. Let them speak first. | Three objections, and answers that do not dodge.`,
      ja: `最初の一歩をお認めください ~ まず一歩、始めさせてください
        今日その場で決められる小さな判断を書きます
        責任者、連絡先、詳しい計画書の置き場所を書きます
        > お願いしたら黙り、相手の言葉を待ちます。 | 反対意見を三つと、逃げない回答。`,
    }),
  ],
};
