import { slide, type Outline } from './outline.ts';

export const THESIS_DEFENCE: Outline = {
  minutes: 20,
  label: { zh: '论文答辩', en: 'Thesis defence', ja: '論文発表' },
  standIn: { zh: '本研究', en: 'the field', ja: '本研究' },
  slides: [
    slide('title', 1, {
      zh: `> 报题目、姓名、导师，感谢评审的时间，不超过三十秒。 | 补上姓名、学号、导师和院系。`,
      en: `> Title, your name, your supervisor, thanks to the committee: thirty seconds in all. | Add name, department and supervisor to this page.`,
      ja: `> 題目・氏名・指導教員を述べ、審査への感謝を伝えます。30秒以内に。 | 氏名、学籍番号、指導教員、専攻を書き加えます。`,
    }),
    slide('agenda', 1, {
      zh: `答辩内容 ~ 汇报提纲
        > 一句话带过，把时间留给方法和结果。 | 每部分的页码，方便评审回看。`,
      en: `Structure of the defence ~ What this defence covers
        > One sentence only; keep the time for method and results. | Page numbers of each part for the committee.`,
      ja: `発表の構成 ~ 本日の発表内容
        > ひとことで済ませ、方法と結果に時間を残します。 | 審査員が戻れるよう、各部のページ番号。`,
    }),
    slide('section', 1, {
      zh: `问题与意义
        为什么值得研究，别人做到了哪里。
        > 从一个真实现象切入。 | 最关键的三篇文献。`,
      en: `Question and relevance
        Why it matters, and how far others have come.
        > Begin with something that can be observed. | The three works you build on most.`,
      ja: `問いと意義
        なぜ研究するのか、先行研究はどこまで明らかにしたか。
        > 実際に見られる現象から入ります。 | もっとも重要な先行研究を三点。`,
    }),
    slide('statement', 2, {
      zh: `研究问题：在____条件下，{subject}____？
        一个能被数据回答的问句。读完它，评审就知道什么样的结果算“是”。
        > 慢读一遍，解释每个术语在本文中的含义。 | 术语定义和出处。`,
      en: `Research question on {subject}: ____?
        One question that data can answer. It tells the committee what would count as “yes”.
        > Read it slowly and define each term as the thesis uses it. | Definitions, with their sources.`,
      ja: `研究の問い：____の条件で、{subject}は____か。
        データで答えられる問いを一文で。何が示されれば「はい」なのかが分かるように書きます。
        > ゆっくり読み、用語を本論文での意味に沿って説明します。 | 用語の定義と出典。`,
    }),
    slide('table', 2, {
      zh: `{subject}：已有研究与空缺
        研究 | 方法 | 结论 | 未解决
        作者（年） | 填方法 | 填结论 | 填空缺
        作者（年） | 填方法 | 填结论 | 填空缺
        本文 | 填方法 | 待答辩 | 填补哪一处
        > 只讲最后一列，由空缺引出自己的工作。 | 每一格都能指到原文页码。`,
      en: `Earlier work on {subject}, and the gap
        Work | Method | Finding | Left open
        Author (year) | method | finding | gap
        Author (year) | method | finding | gap
        This thesis | method | to be shown | which gap
        > Speak to the last column only; the gap leads to your own work. | A page reference behind every cell.`,
      ja: `{subject}の先行研究と課題
        研究 | 方法 | 知見 | 残る課題
        著者（年） | 方法を書く | 知見を書く | 課題を書く
        著者（年） | 方法を書く | 知見を書く | 課題を書く
        本研究 | 方法を書く | これから示す | どの課題か
        > 最後の列だけを話し、そこから自分の研究へつなげます。 | どの欄も原文のページを示せるように。`,
    }),
    slide('section', 1, {
      zh: `方法与材料
        让同行能够照着重做一遍。
        > 说明哪些是沿用的，哪些是自己设计的。 | 伦理审查或数据许可的编号。`,
      en: `Method and material
        Enough for a colleague to repeat it.
        > Say what you adopted and what you designed. | Reference of the ethics approval or data licence.`,
      ja: `方法と資料
        同じ分野の人が再現できるように示します。
        > 既存の方法と、自分で設計した部分を分けて話します。 | 倫理審査やデータ利用許可の番号。`,
    }),
    slide('timeline', 2, {
      zh: `研究是怎样做的 ~ 研究设计
        第 1 步 | 取样 | 对象、数量、选取标准
        第 2 步 | 测量 | 工具、变量、信度
        第 3 步 | 分析 | 模型或编码方法
        第 4 步 | 检验 | 怎样排除其他解释
        > 每一步说一句“为什么不用另一种方法”。 | 备用页：完整的参数和问卷。`,
      en: `How the research was done ~ Design of the study
        Step 1 | Sample | Who or what, how many, how chosen
        Step 2 | Measure | Instruments, variables, reliability
        Step 3 | Analyse | Model or coding scheme
        Step 4 | Test | How other explanations were ruled out
        > For each step, a sentence on why not another way. | A spare slide with all parameters or the questionnaire.`,
      ja: `研究の進め方 ~ 研究のデザイン
        手順1 | 標本 | 対象、数、選び方の基準
        手順2 | 測定 | 道具、変数、信頼性の確かめ方
        手順3 | 分析 | モデルまたはコーディングの方法
        手順4 | 検証 | ほかの説明を退けた方法
        > 手順ごとに、別の方法を選ばなかった理由を一文で話します。 | 予備スライドに全パラメータか質問紙。`,
    }),
    slide('section', 1, {
      zh: `结果与讨论
        先给事实，再给解释，两者分开。
        > 声明结果与预期一致或不一致。 | 原始数据的存放位置。`,
      en: `Results and discussion
        Facts first, interpretation second, never mixed.
        > State whether the results met your expectation. | Where the raw data can be found.`,
      ja: `結果と考察
        事実を先に、解釈はあとに。二つを混ぜません。
        > 予想どおりだったかどうかを先に述べます。 | 元データの保管場所。`,
    }),
    slide(
      'chart',
      3,
      {
        zh: `{subject}的主要结果
        把这张图回答的问题写成一句话，连同样本量和误差。
        条件一 | 条件二 | 条件三 | 条件四
        实验组 | 对照组
        > 先说坐标轴和单位，再指关键差异，最后说显著性。 | 换成自己的图，标上误差线。`,
        en: `{Subject}: the main result
        State in a sentence what this answers, with sample size and error.
        Cond. 1 | Cond. 2 | Cond. 3 | Cond. 4
        Treatment | Control
        > Axes and units first, then the difference, then its significance. | Your own figure, with error bars.`,
        ja: `{subject}の主な結果
        この図が答える問いを一文で。標本数と誤差も添えます。
        条件1 | 条件2 | 条件3 | 条件4
        実験群 | 対照群
        > 軸と単位、注目すべき差、有意性の順に話します。 | 自分の図に差し替え、誤差棒を付けます。`,
      },
      {
        chart: {
          kind: 'line',
          values: [
            [20, 34, 45, 52],
            [19, 24, 27, 29],
          ],
        },
      },
    ),
    slide('columns', 3, {
      zh: `{subject}：贡献与局限
        贡献 | 理论上补充了哪一点 | 方法上有什么可以复用 | 实践中谁能用上
        局限 | 样本能推广到哪里为止 | 哪个变量没有控制 | 换一种做法会怎样
        > 主动说局限，并说明它为什么不推翻结论。 | 针对每条局限的一句回应。`,
      en: `Contribution to {subject}, and limits
        Contribution | What it adds to theory | What others can reuse of the method | Who can apply it
        Limits | How far the sample carries | Which variable went uncontrolled | What another design would change
        > Raise the limits yourself, and say why the conclusion stands. | One reply for each limit.`,
      ja: `{subject}：貢献と限界
        貢献 | 理論に何を加えたか | 方法のどこを再利用できるか | 実践で誰の役に立つか
        限界 | 標本はどこまで一般化できるか | 統制できなかった変数は何か | 別の設計なら何が変わるか
        > 限界は自分から述べ、それでも結論が保たれる理由を話します。 | 限界ごとの応答を一文ずつ。`,
    }),
    slide(
      'bullets',
      2,
      {
        zh: `结论：可以带走的三句 ~ 结论三句话
        回答 | 用一句话直接回答研究问题。
        依据 | 指出支持它的那一项结果。
        展望 | 写下{subject}接下来最值得做的一项工作。
        > 不引入任何新内容。 | 与论文结论章逐句核对。`,
        en: `Conclusion in three sentences ~ Three sentences to conclude
        Answer | Answer the research question directly.
        Evidence | Point to the one result that supports it.
        Outlook | Name the next study that {subject} needs.
        > Bring in nothing new. | Checked against the last chapter, sentence by sentence.`,
        ja: `結論を三文で ~ まとめの三文
        答え | 研究の問いに一文で直接答えます。
        根拠 | それを支える結果を一つ示します。
        展望 | {subject}で次に取り組むべき課題を一つ書きます。
        > 新しい内容は入れません。 | 論文の結論章と一文ずつ照合します。`,
      },
      { icons: ['check', 'layers', 'compass'] },
    ),
    slide('quote', 1, {
      zh: `路漫漫其修远兮，吾将上下而求索。
        屈原《离骚》
        > 不朗诵，一句话转到致谢。不需要时可以删去此页。 | 想好要感谢的三个人和具体的事。`,
      en: `Long, long is the road and far; I will go up and down to search.
        Qu Yuan, Li Sao (Encountering Sorrow)
        > Do not recite it; let it lead to your thanks. Delete the page if it does not suit you. | Three people to thank, and for what exactly.`,
      ja: `路は漫漫としてそれ修遠なり、吾まさに上下して求め索めんとす。
        屈原「離騒」
        > 朗読はせず、謝辞へのつなぎにします。不要なら削除します。 | お礼を伝えたい三人と、その理由。`,
    }),
    slide('closing', 1, {
      zh: `恳请各位老师批评指正
        感谢导师、评审和参与者
        附录页：数据、代码、问卷各在哪里
        > 说完停住，翻开笔记本准备记问题。 | 最可能的五个提问和对应的备用页。`,
      en: `I look forward to your questions
        Thanks to supervisor, committee and participants
        Appendix: where to find data, code and questionnaire
        > Stop, and open a notebook for the questions. | The five likeliest questions, each with a spare slide.`,
      ja: `ご質問・ご指導をお願いいたします
        指導教員、審査員、協力者の皆様に感謝いたします
        付録：データ、コード、質問紙の所在を書きます
        > ここで話を止め、質問を書き取る用意をします。 | 想定される質問を五つと、それぞれの予備スライド。`,
    }),
  ],
};
