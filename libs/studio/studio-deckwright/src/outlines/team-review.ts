import { slide, type Outline } from './outline.ts';

export const TEAM_REVIEW: Outline = {
  minutes: 30,
  label: { zh: '团队复盘', en: 'Team review', ja: 'チームの振り返り' },
  standIn: { zh: '这个项目', en: 'the project', ja: 'このプロジェクト' },
  slides: [
    slide('title', 1, {
      zh: `> 说明今天只谈事情和做法，不评价人。 | 提前两天收集每个人的便签。`,
      en: `> Say that today is about work and habits, not about people's worth. | Everyone's notes, gathered two days before.`,
      ja: `> 今日は出来事とやり方を話し、人の評価はしないと伝えます。 | 2日前までに全員の付箋を集めておきます。`,
    }),
    slide('quote', 1, {
      zh: `吾日三省吾身。
        曾子，《论语·学而》
        > 笑着说：我们一个季度省一次就好。 | 计时器和主持人的轮值名单。`,
      en: `Each day I examine myself on three points.
        Zengzi, Analects 1.4
        > Add with a smile that once a quarter will do for us. | A timer, and who moderates next.`,
      ja: `吾、日に吾が身を三省す。
        曾子、『論語』学而篇
        > 「私たちは一区切りに一度で十分です」と笑顔で添えます。 | タイマーと、次の進行役。`,
    }),
    slide('agenda', 1, {
      zh: `这次会怎么开 ~ 今天怎么谈
        > 说清规则：一次一个人说，先事实后感受。 | 白板分成三栏。`,
      en: `How this meeting runs ~ How we talk today
        > Give the rules: one voice at a time, facts before feelings. | A whiteboard in three columns.`,
      ja: `この会の進め方 ~ 今日の話し方
        > 一度に一人ずつ、事実を先に、気持ちはあとに。ルールを伝えます。 | 三列に分けたホワイトボード。`,
    }),
    slide('section', 1, {
      zh: `发生了什么
        先对齐事实，再谈看法。
        > 请记性最好的人补充。 | 日历和工作记录的导出。`,
      en: `What happened
        Agree on the facts before opinions.
        > Ask whoever has the best memory to fill in. | An export of calendar and work log.`,
      ja: `何が起きたか
        意見の前に、事実をそろえます。
        > いちばん記憶の確かな人に補ってもらいます。 | 予定表と作業記録の出力。`,
    }),
    slide('timeline', 4, {
      zh: `{subject}走过的路
        开始 | 出发 | 当时的目标和假设
        前段 | 顺利 | 最顺的一周，为什么
        中段 | 卡住 | 卡在哪里，卡了多久
        后段 | 转弯 | 谁做了什么决定
        现在 | 结果 | 和当初的目标差多少
        > 每一格请不同的人来讲。 | 时间线贴在墙上，大家可以补便签。`,
      en: `The road of {subject} so far
        Start | Set out | The goal and assumptions then
        Early | Smooth | The best week, and why
        Middle | Stuck | What stopped us, for how many days
        Late | Turn | Who decided what
        Now | Result | How far from the first goal
        > Let a different person tell each step. | A line on the wall that takes notes.`,
      ja: `{subject}の道のり
        開始 | 出発 | 当時の目標と前提
        前半 | 順調 | いちばん順調だった週と理由
        中盤 | 停滞 | どこで、どれだけ止まったか
        後半 | 転換 | 誰が何を決めたか
        現在 | 結果 | 最初の目標との差
        > 一つずつ別の人に話してもらいます。 | 壁に貼り、付箋を足せるようにした年表。`,
    }),
    slide(
      'chart',
      2,
      {
        zh: `{subject}：计划与花掉的天数
        写出差别最大的那一项，不急着解释。
        需求 | 设计 | 开发 | 测试
        计划天数 | 实际天数
        > 只问“看到了什么”，先不问“是谁”。 | 换成自己的记录，没有记录就写估计。`,
        en: `{Subject}: days planned, days spent
        Name the item with the widest gap; do not explain it yet.
        Needs | Design | Build | Test
        Planned | Spent
        > Ask what people see, not who did it. | Your own records, or estimates marked as such.`,
        ja: `{subject}の見込みと実際の日数
        差がいちばん大きい項目を書きます。説明はまだしません。
        要件 | 設計 | 開発 | 試験
        見込み | 実際
        > 「何が見えるか」だけを尋ね、「誰が」は問いません。 | 自分たちの記録。なければ推定と明記します。`,
      },
      {
        chart: {
          kind: 'bar',
          values: [
            [5, 8, 15, 6],
            [8, 9, 19, 11],
          ],
        },
      },
    ),
    slide('section', 1, {
      zh: `我们学到什么
        把经验写成下次能用的句子。
        > 从感谢开始。 | 每人两张便签：保留、改变。`,
      en: `What we learned
        Put experience into sentences that help next time.
        > Begin with thanks. | Two notes each: keep, change.`,
      ja: `何を学んだか
        経験を、次に使える文にします。
        > 感謝から始めます。 | 一人2枚の付箋：続ける、変える。`,
    }),
    slide('columns', 5, {
      zh: `{subject}：要保留的，要改变的
        保留 | 写一个让大家都省力的习惯 | 写一次及时的求助 | 写一个应该感谢的人
        改变 | 写一个重复出现的卡点 | 写一次来得太晚的消息 | 写一个可以取消的会
        > 先静写五分钟，再轮流贴，同类归在一起。 | 贴纸投票，每人三票。`,
      en: `{Subject}: keep, and change
        Keep | A habit that spared everybody effort | A call for help that came in time | Somebody to thank
        Change | A snag that came back | News that came too late | A meeting we could drop
        > Five silent minutes to write, then post in turn and group. | Stickers for voting, three each.`,
      ja: `{subject}で続けること、変えること
        続ける | みんなの手間を減らした習慣 | 早めに助けを求められた場面 | 感謝したい人
        変える | 何度も起きたつまずき | 遅すぎた連絡 | なくせる会議
        > 5分黙って書き、順に貼り、似たものをまとめます。 | 投票用のシール、一人3枚。`,
    }),
    slide('statement', 2, {
      zh: `下次再做{subject}，我们会先____。 ~ 如果重来一次，第一周我们会____。
        写成一个动作，不写成一种态度。
        > 请三个人各念自己的版本，合成一句。 | 上次复盘的这一句，看看做到没有。`,
      en: `Next time, we will first ____. ~ If we began again, in week one we would ____.
        Write an action, not an attitude.
        > Three people read theirs; merge them into one. | The sentence from the last review: was it kept?`,
      ja: `もう一度やるなら、まず____する。 ~ やり直せるなら、最初の1週間に____する。
        心構えではなく、動作で書きます。
        > 三人に読んでもらい、一文にまとめます。 | 前回の一文。守れたかどうかも確かめます。`,
    }),
    slide('section', 1, {
      zh: `接下来做什么
        最多三件，多了等于没有。
        > 说明每件都要有名字和日期。 | 看板上的空位。`,
      en: `What we do now
        Three things at most; more would be none.
        > Each gets a name and a date. | Room for them on the board.`,
      ja: `これから何をするか
        多くて三つ。増やすと何も残りません。
        > どれにも名前と日付を付けると伝えます。 | ボードの空き。`,
    }),
    slide('table', 4, {
      zh: `{subject}的三件改进
        做什么 | 谁来做 | 何时看结果 | 怎样算成
        写一个动作 | 写名字 | 写日期 | 写看得见的标志
        写一个动作 | 写名字 | 写日期 | 写看得见的标志
        写一个动作 | 写名字 | 写日期 | 写看得见的标志
        > 没有人举手的那条，当场划掉。 | 放进下次例会的议程。`,
      en: `Three improvements after {subject}
        What | Who | Check on | Done when
        An action | name | date | a visible sign
        An action | name | date | a visible sign
        An action | name | date | a visible sign
        > Strike out whatever nobody volunteers for. | Put them on the agenda of the next meeting.`,
      ja: `{subject}から生まれた改善三つ
        何をする | 誰が | いつ確かめる | 完了の目印
        動作を書く | 名前を書く | 日付を書く | 目に見える印
        動作を書く | 名前を書く | 日付を書く | 目に見える印
        動作を書く | 名前を書く | 日付を書く | 目に見える印
        > 手が挙がらなかったものは、その場で消します。 | 次の定例の議題に入れます。`,
    }),
    slide(
      'bullets',
      2,
      {
        zh: `需要别人帮的忙 ~ 我们想请求的帮助
        向管理层 | 写一个只有他们能拍板的请求。
        向兄弟团队 | 写一个接口或约定的改动。
        向彼此 | 写一句希望队友常说的话。
        > 请求要具体到可以回答“行”或“不行”。 | 会后当天发出的三条消息。`,
        en: `Help we ask for ~ Where we need a hand
        From leadership | One request that only they can grant.
        From other teams | One change to an interface or an agreement.
        From each other | One sentence we would like to hear more often.
        > Make each so concrete that it can be answered yes or no. | Three messages to send the same day.`,
        ja: `助けてほしいこと ~ 力を借りたいこと
        経営層へ | 上の人にしか決められない願いを一つ。
        ほかのチームへ | 連携や取り決めの変更を一つ。
        お互いに | もっと聞きたい言葉を一つ。
        > 「はい」か「いいえ」で答えられるほど具体的にします。 | 当日中に送る三通の連絡。`,
      },
      { icons: ['flag', 'layers', 'message-circle'] },
    ),
    slide('closing', 1, {
      zh: `谢谢一路走来的每一位 ~ 辛苦了，谢谢大家
        每人说一个词，形容现在的心情
        写上改进清单的位置和下次复盘的日期
        > 主持人最后一个说。 | 一张合影，今天就拍。`,
      en: `Thank you, everyone ~ Thanks to all of you
        One word each: how do you leave this room?
        Add where the list is kept, and the date of the next review
        > The moderator speaks last. | A group photograph, taken today.`,
      ja: `ここまで歩んだ皆さんへ、ありがとう ~ おつかれさまでした
        いまの気持ちを一人ひとことで
        改善リストの置き場所と次回の日付を書きます
        > 進行役は最後に話します。 | 集合写真を今日のうちに。`,
    }),
  ],
};
