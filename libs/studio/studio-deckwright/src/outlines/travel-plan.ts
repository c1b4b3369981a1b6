import { slide, type Outline } from './outline.ts';

export const TRAVEL_PLAN: Outline = {
  minutes: 15,
  label: { zh: '旅行计划', en: 'Travel plan', ja: '旅の計画' },
  standIn: { zh: '这次旅行', en: 'this trip', ja: '今回の旅' },
  slides: [
    slide('title', 1, {
      zh: `> 先说和谁去、去几天、大概花多少，再说为什么是那里。 | 一张地图，标出家和目的地。`,
      en: `> Who goes, for how many days, at about what cost; then why there. | A map with home and destination marked.`,
      ja: `> 誰と、何日、予算はどれくらいかを先に。それから行き先を選んだ理由を話します。 | 自宅と目的地に印を付けた地図。`,
    }),
    slide(
      'picture',
      2,
      {
        zh: `为什么去{subject}
        选一张让人立刻想出发的照片，写下你想在那里亲眼看到的一样东西。
        换成自己拍的或获得许可的照片，注明地点和季节
        > 讲一件从书里、电影里或朋友那里听来的小事。 | 照片出处，和拍摄的月份。`,
        en: `Why {subject}
        Choose a picture that makes people want to pack, and name one thing you want to see with your own eyes.
        Replace with a photograph you took or may use; add place and season
        > Tell one small thing from a book, a film or a friend. | Where the picture comes from, and its month.`,
        ja: `なぜ{subject}なのか
        すぐに出かけたくなる写真を一枚選び、自分の目で見たいものを一つ書きます。
        自分で撮った写真か、許可を得た写真に。場所と季節も書きます
        > 本や映画、友人から聞いた小さな話を一つします。 | 写真の出典と、撮影した月。`,
      },
      { scene: 'landscape' },
    ),
    slide('agenda', 1, {
      zh: `一起商量三件事 ~ 今天要定的三件事
        > 请大家边听边记下想改的地方。 | 便签和笔。`,
      en: `Three things to settle together ~ What we settle today
        > Ask everyone to note what they would change. | Sticky notes and pens.`,
      ja: `みんなで決めたい三つのこと ~ 今日話し合うこと
        > 変えたい所を、聞きながらメモしてもらいます。 | 付箋とペン。`,
    }),
    slide('section', 1, {
      zh: `去哪儿，走多久
        路线宁可少一站，多留半天。
        > 先定必去，再定顺路。 | 各地之间的真实车程。`,
      en: `Where, and for how long
        Better one stop fewer and half a day more.
        > Settle the musts first, then what lies on the way. | Real travel times between the stops.`,
      ja: `どこへ、何日かけて
        一か所減らしてでも、半日の余白を残します。
        > 必ず行く所を先に、寄り道はあとで決めます。 | 移動にかかる実際の時間。`,
    }),
    slide('timeline', 3, {
      zh: `{subject}的行程草案
        第 1 天 | 抵达 | 几点到，先做哪件轻松的事
        第 2 天 | 核心 | 最想去的地方，放在上午
        第 3 天 | 慢走 | 留半天不安排
        最后一天 | 返程 | 几点出发，留多少余量
        > 每天只念一个重点，问一句：累不累？ | 营业时间和闭馆日。`,
      en: `Draft itinerary for {subject}
        Day 1 | Arrive | When, and one easy thing to do first
        Day 2 | The heart | What you want most, in the morning
        Day 3 | Slow | Half a day with no plan
        Last day | Home | When you leave, and how much to spare
        > One highlight a day; ask whether it is too much. | Opening hours and closing days.`,
      ja: `{subject}の日程案
        1日目 | 到着 | 何時に着き、まず軽く何をするか
        2日目 | 本命 | いちばん行きたい所は午前に
        3日目 | のんびり | 半日は予定を入れない
        最終日 | 帰路 | 何時に発ち、余裕をどれだけ見るか
        > 一日の目玉だけを話し、「きつくない？」と尋ねます。 | 営業時間と休館日。`,
    }),
    slide('columns', 2, {
      zh: `{subject}：必去与可去
        必去 | 写三个少了会遗憾的地方 | 每处写一个理由 | 标上要不要预约
        可去 | 写两个下雨时的备选 | 写一个适合发呆的地方 | 写一个只有当地人去的店
        > 请每个人在“必去”里划掉一个。 | 需要预约的名单和开放预约的日期。`,
      en: `{Subject}: musts and maybes
        Musts | Three places you would be sorry to miss | A reason for each | Mark what needs booking
        Maybes | Two for a rainy day | One for doing nothing | One where only locals go
        > Have each person cross out one of the musts. | A list of what to book, and when booking opens.`,
      ja: `{subject}で行きたい所
        必ず | 行かないと悔やむ所を三つ | それぞれに理由を一つ | 予約の要否に印を付ける
        行けたら | 雨の日の候補を二つ | ぼんやりできる場所を一つ | 地元の人が通う店を一つ
        > 「必ず」の中から一人一つ消してもらいます。 | 予約が必要な所と受付開始日の一覧。`,
    }),
    slide('section', 1, {
      zh: `怎么去，花多少
        交通、住宿、预算，一次摊开说。
        > 钱的事先说规则：平摊，还是各付。 | 三家比价的截图和日期。`,
      en: `How, and at what cost
        Transport, beds and budget, all on the table.
        > Agree the rule first: split evenly, or pay your own. | Three prices compared, with the date.`,
      ja: `どう行くか、いくらかかるか
        交通・宿・予算をまとめて話します。
        > 割り勘か、各自払いか。先にルールを決めます。 | 三社の比較と、調べた日付。`,
    }),
    slide(
      'chart',
      2,
      {
        zh: `{subject}的预算怎么分
        写下每人总额，再把比例改成你们的。
        交通 | 住宿 | 吃喝 | 门票 | 备用
        占比
        > 问大家愿意在哪一块多花、哪一块省。 | 每一块的最低价和舒服价。`,
        en: `How the budget for {subject} divides
        Write the total for each person, then put in your own shares.
        Transport | Beds | Food | Tickets | Reserve
        Share
        > Ask where people would spend more, and where less. | A lowest and a comfortable price for each.`,
        ja: `{subject}の予算配分
        一人あたりの総額を書き、割合は自分たちのものに直します。
        交通 | 宿 | 食事 | 入場料 | 予備
        割合
        > どこにかけ、どこを抑えたいかを尋ねます。 | 項目ごとの最低額と、ゆとりのある額。`,
      },
      { chart: { kind: 'doughnut', values: [[35, 30, 18, 7, 10]], unit: '%' } },
    ),
    slide('table', 2, {
      zh: `谁负责订什么 ~ 分工与预订
        事项 | 负责人 | 期限 | 状态
        车票机票 | 写名字 | 写日期 | 未订
        住处 | 写名字 | 写日期 | 未订
        门票预约 | 写名字 | 写日期 | 未订
        保险证件 | 写名字 | 写日期 | 待查
        > 当场写上名字，没人认领的就由你负责。 | 共享表格的链接。`,
      en: `Who books what ~ Bookings, and who makes them
        What | Who | By when | Status
        Tickets | name | date | open
        Beds | name | date | open
        Entry slots | name | date | open
        Insurance, papers | name | date | to check
        > Fill in the names now; what nobody takes is yours. | A link to the shared list.`,
      ja: `誰が何を予約するか ~ 予約の分担
        項目 | 担当 | 期限 | 状況
        切符・航空券 | 名前を書く | 日付を書く | 未予約
        宿 | 名前を書く | 日付を書く | 未予約
        入場の予約 | 名前を書く | 日付を書く | 未予約
        保険・証明書 | 名前を書く | 日付を書く | 要確認
        > その場で名前を入れます。残ったものは自分で引き受けます。 | 共有リストのリンク。`,
    }),
    slide('section', 1, {
      zh: `出发前准备什么
        提前想到的麻烦，都不算麻烦。
        > 说一次自己旅行出错的经历。 | 当地的天气和紧急电话。`,
      en: `Before we leave
        A trouble you thought of is half the trouble.
        > Tell of a journey of yours that went wrong. | Weather there, and the emergency number.`,
      ja: `出発までに備えること
        先に考えておけば、困りごとは半分になります。
        > 自分の旅の失敗談を一つ話します。 | 現地の天気と緊急連絡先。`,
    }),
    slide(
      'bullets',
      2,
      {
        zh: `行李与安全清单 ~ 出发清单
        带什么 | 按天气写五样，再划掉一样。
        记什么 | 写下住处地址、紧急联系人，纸质一份。
        防什么 | 写下最可能出的一个岔子和应对办法。
        学什么 | 写下三句当地会用到的话。
        > 请大家各补充一样别人想不到的。 | 药品、充电器和证件复印件。`,
        en: `Packing and safety ~ Before you lock the door
        Bring | Five things for that weather; then strike one out.
        Note down | Address and emergency contact, once on paper.
        Prepare for | The likeliest mishap, and what to do.
        Learn | Three phrases you will need there.
        > Everyone adds a thing that no one else would think of. | Medicine, chargers, copies of papers.`,
        ja: `荷物と安全の確認 ~ 出発前のチェック
        持ち物 | 天気に合わせて五つ書き、一つ減らします。
        控え | 宿の住所と緊急連絡先を紙でも一部。
        備え | 起こりそうな困りごとを一つと、その対処。
        言葉 | 現地で使うひとことを三つ。
        > ほかの人が思いつかない物を一つずつ挙げてもらいます。 | 薬、充電器、証明書の写し。`,
      },
      { icons: ['gift', 'book-open', 'shield', 'globe'] },
    ),
    slide('quote', 1, {
      zh: `千里之行，始于足下。
        《老子》第六十四章
        > 用它收束讨论：今天要迈出的第一步是什么？ | 今天就能下单的那一项。`,
      en: `A journey of a thousand miles begins beneath one's feet.
        Laozi, chapter 64
        > Let it close the discussion: what is the first step today? | The one booking you can make now.`,
      ja: `千里の行も足下より始まる。
        『老子』第六十四章
        > 話し合いを締めます。今日踏み出す一歩は何でしょうか。 | 今日のうちに済ませられる予約。`,
    }),
    slide('closing', 1, {
      zh: `{subject}，我们出发吧
        今天定下：日期、人数、第一笔预订
        下次碰头的时间，和行程表的位置
        > 一项一项举手表决，不确定的给个期限。 | 群公告草稿，会后马上发。`,
      en: `See you on the way
        Settled today: dates, people and the first booking
        When we meet next, and where the itinerary is kept
        > Vote point by point; give a date to what stays open. | A message for the group, ready to send.`,
      ja: `さあ、出かけましょう
        今日決めること：日程、人数、最初の予約
        次に集まる日と、行程表の置き場所を書きます
        > 一つずつ挙手で決め、迷うものには期限を付けます。 | すぐ送れるグループ連絡の下書き。`,
    }),
  ],
};
