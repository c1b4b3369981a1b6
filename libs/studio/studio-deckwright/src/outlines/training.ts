import { slide, type Outline } from './outline.ts';

export const TRAINING: Outline = {
  minutes: 60,
  label: { zh: '培训', en: 'Training', ja: '研修' },
  standIn: { zh: '这项技能', en: 'the skill', ja: 'この技能' },
  slides: [
    slide('title', 1, {
      zh: `> 请每个人在便签上写下名字，和一个今天想带走的答案。 | 账号、网络和练习环境，前一天全部试过。`,
      en: `> Each person writes their name, and one answer they want to take home. | Accounts, network and practice set-up, all tried the day before.`,
      ja: `> 名前と、今日持ち帰りたい答えを一つ、付箋に書いてもらいます。 | アカウント、通信、練習環境を前日にすべて試しておきます。`,
    }),
    slide('quote', 1, {
      zh: `学而时习之，不亦说乎？
        《论语·学而》
        > 今天一半时间在练，不只是听。 | 计时的铃或音乐。`,
      en: `To learn, and to practise in due time what one has learned: is that not a joy?
        Confucius, Analects 1.1
        > Half of today is practice, not listening. | A bell, or music for the exercises.`,
      ja: `学びて時に之を習う、また説ばしからずや。
        『論語』学而篇
        > 今日は半分が練習です、と伝えます。 | 時間を知らせるベルか音楽。`,
    }),
    slide('agenda', 1, {
      zh: `{subject}：今天练什么
        > 说清休息时间，以及手机怎么放。 | 打印的练习手册。`,
      en: `{Subject}: what we practise today
        > Say when the breaks are, and what to do with phones. | A printed workbook.`,
      ja: `{subject}：今日の練習内容
        > 休憩の時間と、携帯電話の扱いを伝えます。 | 印刷した練習帳。`,
    }),
    slide('section', 1, {
      zh: `为什么要会
        一件没做好的事，比十条规定有用。
        > 讲一次真实的失误，先讲自己的。 | 已隐去姓名的案例。`,
      en: `Why it matters
        One thing that went wrong teaches more than ten rules.
        > Tell of a real mistake, beginning with your own. | A case with the names removed.`,
      ja: `なぜ必要か
        十の規則より、一つの失敗が教えてくれます。
        > 実際の失敗を、まず自分のものから話します。 | 名前を伏せた事例。`,
    }),
    slide('statement', 2, {
      zh: `学完今天，你能独立____。 ~ 今天结束时，你会自己完成____。
        写一个看得见的动作，不写“了解”或“掌握”。
        > 请大家给现在的自己打分，一到五，写在便签背面。 | 结束时再打一次分的空格。`,
      en: `After today you can ____ on your own. ~ By the end you will have ____ yourself.
        Write an action one can see; avoid “understand” and “be aware of”.
        > Everyone rates themselves from one to five on the back of the note. | A second box for the rating at the end.`,
      ja: `今日が終われば、一人で____できる。
        「理解する」ではなく、目に見える動作で書きます。
        > いまの自分を1〜5で採点し、付箋の裏に書いてもらいます。 | 終了時にもう一度採点する欄。`,
    }),
    slide('section', 1, {
      zh: `看一遍怎么做
        先完整看，再拆开看。
        > 示范时不解释，第二遍再解释。 | 屏幕放大，字号够大。`,
      en: `Watch it done
        Once in full, then in parts.
        > Show it without a word; explain the second time. | Screen enlarged, letters large enough.`,
      ja: `まず手本を見る
        通しで見てから、分けて見ます。
        > 一度目は黙って手本を見せ、二度目に説明します。 | 画面を拡大し、文字を大きくしておきます。`,
    }),
    slide('timeline', 6, {
      zh: `{subject}的四个步骤
        第一步 | 准备 | 写下开始前要检查的三样
        第二步 | 动手 | 写下最容易做错的一处
        第三步 | 核对 | 写下怎样知道做对了
        第四步 | 收尾 | 写下要留下的记录
        > 每一步都请一位学员口述，你来操作。 | 步骤卡，可以带走。`,
      en: `Four steps of {subject}
        Step one | Prepare | Three things to check first
        Step two | Do | Where most people slip
        Step three | Verify | How you know it is right
        Step four | Finish | What to leave on record
        > For each, a learner says it and you carry it out. | A card of steps to take away.`,
      ja: `{subject}の四つの手順
        手順一 | 準備 | 始める前に確かめる三点
        手順二 | 実行 | いちばん間違えやすい所
        手順三 | 確認 | できたと分かる目印
        手順四 | 片づけ | 残しておく記録
        > 手順ごとに受講者が言い、講師が操作します。 | 持ち帰れる手順カード。`,
    }),
    slide('columns', 5, {
      zh: `{subject}：好的做法，差的做法
        好的做法 | 写一个刚刚示范过的细节 | 写它为什么省时间 | 写怎样养成习惯
        差的做法 | 写一个图省事的捷径 | 写它什么时候会出事 | 写发现之后怎么补救
        > 先出示差的，请学员找问题。 | 两份真实样例，遮去敏感信息。`,
      en: `{Subject} done well, done badly
        Well | A detail you have just shown | Why it saves time | How to make it a habit
        Badly | A tempting short cut | When it causes harm | How to repair it
        > Show the bad one first and let them find the fault. | Two real samples, with private data covered.`,
      ja: `{subject}の良いやり方、まずいやり方
        良いやり方 | 手本で見せた細部を書く | なぜ早いのかを書く | 習慣にする工夫を書く
        まずいやり方 | つい選ぶ近道を書く | いつ問題になるかを書く | 気づいたあとの直し方を書く
        > 先にまずい例を見せ、問題点を探してもらいます。 | 個人情報を伏せた実例を二つ。`,
    }),
    slide('section', 1, {
      zh: `轮到你来做
        做错三次，比听对十次记得牢。
        > 两人一组，一人做，一人看着清单。 | 练习数据和复位的方法。`,
      en: `Your turn
        Three errors made teach more than ten answers heard.
        > In pairs: one does it, one watches with the checklist. | Practice data, and how to reset it.`,
      ja: `やってみる
        十回聞くより、三回間違えるほうが身につきます。
        > 二人一組。一人が行い、一人が確認表を見ます。 | 練習用データと、元に戻す方法。`,
    }),
    slide('table', 8, {
      zh: `练习与检查清单 ~ 练四遍，勾四次
        任务 | 时间 | 通过标准
        照着做一遍 | 写分钟 | 写一条
        换个条件再做 | 写分钟 | 写一条
        不看卡片做 | 写分钟 | 写一条
        教给同伴 | 写分钟 | 同伴能做到
        > 你只巡视、提问，不伸手代做。 | 每组一张清单和一支笔。`,
      en: `Exercises and checklist ~ Four rounds of practice
        Task | Time | Passed when
        Follow along | minutes | one criterion
        With other data | minutes | one criterion
        Without the card | minutes | one criterion
        Teach your partner | minutes | they can do it
        > Walk round and ask; never do it for them. | A checklist and a pen for each pair.`,
      ja: `練習と確認表 ~ 四回の練習
        課題 | 時間 | 合格の目安
        手本どおりに | 分数 | 一つ書く
        条件を変えて | 分数 | 一つ書く
        カードを見ずに | 分数 | 一つ書く
        相手に教える | 分数 | 相手ができる
        > 見回って問いかけ、代わりにやらないようにします。 | 組ごとに確認表とペン。`,
    }),
    slide(
      'chart',
      2,
      {
        zh: `学前与学后 ~ 今天的变化
        把数字换成今天便签上的平均分。
        知道步骤 | 能独立做 | 会教别人
        学前 | 学后
        > 分数没涨的那一项，就是下次的内容。 | 收回便签，现场数一遍。`,
        en: `What has changed today ~ What today has changed
        Put in the averages from today's notes.
        Know the steps | Do it alone | Teach it
        At the start | At the end
        > Whatever did not rise is the subject of the next session. | Collect the notes and count them here.`,
        ja: `受講の前と後 ~ 今日の伸び
        今日の付箋の平均点に書き換えます。
        手順を知る | 一人でできる | 教えられる
        受講前 | 受講後
        > 伸びなかった項目が、次回の内容になります。 | 付箋を集め、その場で数えます。`,
      },
      {
        chart: {
          kind: 'bar',
          values: [
            [2.1, 1.6, 1.2],
            [4.2, 3.5, 2.4],
          ],
        },
      },
    ),
    slide(
      'bullets',
      3,
      {
        zh: `明天就用上 ~ 回到岗位之后
        第一件 | 写一个明早就能做的小任务。
        遇到问题 | 写清先看哪里、再问谁。
        一周之后 | 写下用什么证明自己已经会了。
        > 请每个人念出自己的第一件。 | 求助的群、文档和值班的人。`,
        en: `Use it tomorrow ~ Back at your desk
        First | A small task for tomorrow morning.
        When stuck | Where to look first, whom to ask next.
        In a week | What will prove that you can do it.
        > Everyone reads their first task aloud. | The channel, the documents and who is on duty.`,
        ja: `明日から使う ~ 職場に戻ったら
        まず一つ | 明日の朝できる小さな課題を書きます。
        困ったら | 先に見る所と、次に尋ねる人を書きます。
        一週間後 | 身についた証拠になるものを書きます。
        > 一人ずつ「まず一つ」を読み上げます。 | 相談先、資料、当番の人。`,
      },
      { icons: ['check', 'message-circle', 'calendar'] },
    ),
    slide('closing', 1, {
      zh: `{subject}，从今天开始练
        写上手册、录像和练习环境的位置
        写上一周后回访的日期
        > 感谢提问最多的人，收反馈表再散场。 | 三道题的反馈表，一分钟能填完。`,
      en: `Practice in {subject} begins today
        Add where the workbook, recording and practice set-up are
        Add the date of the follow-up in a week
        > Thank whoever asked most, and collect the feedback first. | A form of three questions, one minute long.`,
      ja: `{subject}の練習は今日から
        手引き、録画、練習環境の場所を書きます
        一週間後のフォローの日付を書きます
        > いちばん質問してくれた人に感謝し、アンケートを集めて解散します。 | 1分で書ける三問のアンケート。`,
    }),
  ],
};
