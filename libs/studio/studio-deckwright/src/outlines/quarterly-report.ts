import { slide, type Outline } from './outline.ts';

export const QUARTERLY_REPORT: Outline = {
  minutes: 20,
  label: { zh: '季度报告', en: 'Quarterly report', ja: '四半期報告' },
  standIn: { zh: '本季度', en: 'the quarter', ja: '今四半期' },
  slides: [
    slide('title', 1, {
      zh: `> 一句话给结论：这个季度是超出、符合还是低于计划。 | 数据截止日期，写在第一页右下角。`,
      en: `> Give the verdict in a sentence: above plan, on plan, or below it. | The cut-off date of all figures, stated on this page.`,
      ja: `> 計画を上回ったか、計画どおりか、下回ったか。結論をひとことで伝えます。 | 数値の締め日。このページに明記します。`,
    }),
    slide('statement', 2, {
      zh: `如果只记一件事：{subject}____。 ~ {subject}的结论：____。
        填上方向、幅度和原因，例如“增速放缓，因为……”。
        > 把结论说在前面。好消息和坏消息用同样的音量。 | 让财务确认这句话里的每一个词。`,
      en: `If you remember one thing about {subject}: ____. ~ The verdict on {subject}: ____.
        Fill in the direction, the size and the cause: “Growth slowed, because …”
        > Lead with the conclusion. Good and bad news get the same voice. | Have finance confirm every word of this sentence.`,
      ja: `{subject}を一文で言うと：____。 ~ {subject}の結論：____。
        方向・大きさ・理由を入れます。例：「伸びが鈍った。理由は……」
        > 結論を先に言います。良い話も悪い話も同じ声で伝えます。 | この文の一語一語を経理に確認してもらいます。`,
    }),
    slide('agenda', 1, {
      zh: `汇报顺序 ~ 这次怎么汇报
        > 说明需要在场的人决定什么，提问放在每部分末尾。 | 待决事项的书面清单。`,
      en: `How this review runs ~ Order of this review
        > Say what you need decided; take questions at the end of each part. | A written list of open decisions.`,
      ja: `ご報告の流れ ~ 本日の報告内容
        > 今日決めていただきたいことを先に伝え、質問は各部の終わりに受けます。 | 決定事項の一覧を紙で用意します。`,
    }),
    slide('section', 1, {
      zh: `结果
        与计划比，与上季度比，与去年同期比。
        > 说明三种比较用的是同一口径。 | 口径变化的备注。`,
      en: `Results
        Against plan, last quarter and the same quarter last year.
        > Say that all three comparisons count the same way. | A note on anything counted differently.`,
      ja: `結果
        計画比・前期比・前年同期比で見ます。
        > 三つの比較が同じ基準であることを伝えます。 | 集計基準を変えた箇所のメモ。`,
    }),
    slide(
      'chart',
      2,
      {
        zh: `{subject}：计划与实际
        用一句话说出最大的差距出现在哪个月。
        第 1 月 | 第 2 月 | 第 3 月
        计划 | 实际
        > 先读坐标轴，再指最大的差距，最后说原因。 | 从系统导出的原始数据，随附一份。`,
        en: `{Subject}: plan and actual
        Say in a sentence which month shows the widest gap.
        Month 1 | Month 2 | Month 3
        Plan | Actual
        > Read the axes, point to the widest gap, then explain it. | The export from your system, attached.`,
        ja: `{subject}の計画と実績
        差がもっとも大きい月を一文で書きます。
        1か月目 | 2か月目 | 3か月目
        計画 | 実績
        > まず軸を読み、差の大きい所を指し、最後に理由を話します。 | システムから出力した元データ。`,
      },
      {
        chart: {
          kind: 'bar',
          values: [
            [100, 110, 120],
            [96, 114, 112],
          ],
        },
      },
    ),
    slide('table', 2, {
      zh: `{subject}的关键指标
        指标 | 本季度 | 上季度 | 一句解释
        收入 | 填数 | 填数 | 为什么变
        成本 | 填数 | 填数 | 为什么变
        客户数 | 填数 | 填数 | 为什么变
        满意度 | 填数 | 填数 | 怎么测的
        > 只停在变化超过一成的行，其余请大家自己看。 | 每个指标的负责人到场或在线。`,
      en: `Key figures of {subject}
        Measure | This quarter | Last quarter | Why
        Revenue | figure | figure | What moved it
        Cost | figure | figure | What moved it
        Customers | figure | figure | Who came, who left
        Satisfaction | figure | figure | How it was asked
        > Stop only at rows that moved by a tenth or more. | The owner of each figure, in the room or online.`,
      ja: `{subject}の主な指標
        指標 | 今四半期 | 前四半期 | ひとこと
        売上 | 数値 | 数値 | 動いた理由
        費用 | 数値 | 数値 | 増減の内訳
        顧客数 | 数値 | 数値 | 増えた層と減った層
        満足度 | 数値 | 数値 | 調べ方
        > 1割以上動いた行だけ説明し、残りは各自で見てもらいます。 | 各指標の担当者に出席またはオンライン参加を頼みます。`,
    }),
    slide('section', 1, {
      zh: `原因
        结果背后，哪些是我们做的，哪些是环境给的。
        > 语气从报数转为分析。 | 一件可控、一件不可控的例子。`,
      en: `Causes
        What we did ourselves, and what happened to us.
        > Change your tone from reporting to explaining. | One example within our control and one outside it.`,
      ja: `要因
        自分たちの働きによるものと、環境によるものを分けます。
        > 数値の報告から分析へ、話し方を切り替えます。 | 自分たちで動かせた例と、動かせなかった例を一つずつ。`,
    }),
    slide('columns', 2, {
      zh: `{subject}：做对的，没做到的
        做对的 | 哪个决定带来了结果 | 谁的工作值得点名感谢 | 下季度怎样再做一次
        没做到的 | 哪个目标落空，差多少 | 当时忽略了什么信号 | 现在停掉还是继续
        > 两边用同样的时间，不要只讲左边。 | 先与当事人谈过，不在会上让人意外。`,
      en: `{Subject}: what worked, what did not
        Worked | Which decision paid off | Whose work deserves thanks by name | How to do it again
        Did not | Which target was missed, by how much | Which signal we overlooked | Stop it now, or carry on
        > Give both sides the same time. | Speak with those concerned first; nobody likes surprises here.`,
      ja: `{subject}の成果と課題
        できたこと | 成果につながった判断を書く | 名前を挙げて感謝したい人を書く | 次も再現するための手順を書く
        できなかったこと | 届かなかった目標と差を書く | 見落とした兆しを書く | やめるか続けるかを書く
        > 左右に同じ時間をかけます。 | 関係者には事前に話し、会議で驚かせないようにします。`,
    }),
    slide('quote', 1, {
      zh: `在这里引用一位客户本季度说过的原话，好坏都行。
        客户类型 · 哪个月 · 在哪里说的
        > 念完后说明：类似的话出现过几次。 | 客服记录的编号，便于追查。`,
      en: `Put one sentence here that a customer said this quarter, kind or not.
        Kind of customer · month · where it was said
        > Then say how often you heard the like. | The number of the support record, so it can be traced.`,
      ja: `今期、お客様から届いた言葉をそのまま一つ。良い声でも厳しい声でも構いません。
        顧客の種類・月・どこで聞いたか
        > 読んだあと、似た声が何件あったかを添えます。 | たどれるように、問い合わせ記録の番号。`,
    }),
    slide('section', 1, {
      zh: `下一步
        目标、风险，以及需要在座各位做的决定。
        > 提醒大家：接下来要拍板。 | 每个决定的两个选项。`,
      en: `What comes next
        Targets, risks, and the decisions we need from you.
        > Remind people that decisions are coming. | Two options for each decision.`,
      ja: `次の四半期へ
        目標、リスク、そして皆さんに決めていただくこと。
        > ここから判断をお願いする、と伝えます。 | 決定ごとに選択肢を二つ。`,
    }),
    slide(
      'bullets',
      2,
      {
        zh: `三个风险和我们的应对 ~ 三个风险，三种应对
        市场 | 写下最可能变化的一件事，和看到它的信号。
        交付 | 写下最可能延期的一环，和备用办法。
        团队 | 写下最缺的人或技能，和补上的日期。
        > 每个风险说清：谁盯着，什么时候再报。 | 风险登记表的最新版。`,
        en: `Three risks and our answers ~ What could go wrong, and our answers
        Market | The change you expect most, and the sign that would show it.
        Delivery | The step most likely to slip, and the way round it.
        Team | The person or skill you lack most, and by when you will have it.
        > For each: who watches it, and when you will report again. | The current risk register.`,
        ja: `三つのリスクと備え ~ 気をつけたい三つのこと
        市場 | もっとも起こりそうな変化と、その兆しを書きます。
        納品 | 遅れやすい工程と、代わりの手を書きます。
        チーム | 足りない人や技能と、埋める時期を書きます。
        > それぞれ、誰が見ているか、次にいつ報告するかを話します。 | リスク管理表の最新版。`,
      },
      { icons: ['trending-up', 'shield', 'users'] },
    ),
    slide('timeline', 1, {
      zh: `下季度的节点
        第 1 个月 | 启动 | 写下第一件可以验收的事
        第 2 个月 | 检查 | 写下看哪个数字来判断
        第 3 个月 | 收尾 | 写下怎样算完成
        > 每个节点给一个名字，不给一个部门。 | 与各负责人确认过的日程。`,
      en: `Milestones of the next quarter
        Month 1 | Start | The first thing that can be accepted
        Month 2 | Check | The figure you will judge by
        Month 3 | Finish | What counts as done
        > Give every milestone a person, not a department. | Dates agreed with each of them.`,
      ja: `次期の節目
        1か月目 | 着手 | 最初に検収できるものを書く
        2か月目 | 確認 | 判断に使う数値を書く
        3か月目 | 仕上げ | 完了の条件を書く
        > 節目ごとに部署ではなく担当者の名前を置きます。 | 担当者と合意した日程。`,
    }),
    slide('closing', 1, {
      zh: `请在今天决定 ~ 需要各位拍板的事
        决定一：写成可以回答“是”或“否”的问题
        决定二：写清不决定会怎样
        会后联系人和完整报表的位置
        > 逐条请求表态，当场记录结果。 | 会议纪要模板，决定、负责人、期限三栏。`,
      en: `Decisions for today ~ What we need you to decide
        First: a question that can be answered yes or no
        Second: say what happens if nobody decides
        Whom to contact, and where the full report is
        > Ask for each answer aloud and write it down at once. | Minutes with three columns: decision, owner, date.`,
      ja: `本日決めていただきたいこと ~ ご判断をお願いします
        一つ目：「はい」か「いいえ」で答えられる問いにします
        二つ目：決めない場合にどうなるかも書きます
        問い合わせ先と、詳しい報告書の置き場所
        > 一件ずつ意思を確認し、その場で記録します。 | 決定・担当・期限の三列の議事録。`,
    }),
  ],
};
