import { slide, type Outline } from './outline.ts';

export const TEA_AND_CRAFT: Outline = {
  minutes: 30,
  label: { zh: '茶与手艺', en: 'Tea and craft', ja: '茶と手仕事' },
  standIn: { zh: '这门手艺', en: 'this craft', ja: 'この手仕事' },
  slides: [
    slide('title', 1, {
      zh: `> 先请大家闻一闻、摸一摸，一分钟之内不说话。 | 茶叶、布料或器物的小样，人手一份。`,
      en: `> Let people smell and touch for a minute, without a word from you. | Small samples of leaf, cloth or clay, one for each.`,
      ja: `> まず香りと手触りを確かめてもらい、1分間は何も話しません。 | 茶葉や布、器の小さな見本を一人に一つ。`,
    }),
    slide('quote', 1, {
      zh: `天有时，地有气，材有美，工有巧，合此四者，然后可以为良。
        《周礼·考工记》
        > 四样里请大家猜：今天这门手艺最看重哪一样？ | 时、气、材、工，各配一个身边的例子。`,
      en: `Heaven has its seasons, earth its breath, material its beauty, craft its skill. Only the four together make good work.
        Kaogong ji (The Artificers' Record), Rites of Zhou
        > Have people guess which of the four counts most here. | An example of each of the four, from close by.`,
      ja: `天に時あり、地に気あり、材に美あり、工に巧あり。この四つを合わせて、はじめて良しとなす。
        『周礼』考工記
        > 四つのうち、今日の手仕事がいちばん重んじるのはどれか、考えてもらいます。 | 時・気・材・工の身近な例を一つずつ。`,
    }),
    slide('agenda', 1, {
      zh: `{subject}：从材料到手上
        > 告诉大家什么时候可以动手，器物很烫或很脆的要提醒。 | 热水、毛巾、防滑垫。`,
      en: `{Subject}: from material to hand
        > Say when people may try it, and warn of what is hot or brittle. | Hot water, towels, a mat that does not slip.`,
      ja: `{subject}：素材から手の中へ
        > いつ触れてよいかを伝え、熱い物や割れやすい物に注意を促します。 | 湯、布巾、滑り止めの敷物。`,
    }),
    slide('section', 1, {
      zh: `材料与颜色
        天地给的，和人选的。
        > 拿起一样材料，慢慢转一圈。 | 生料和成品各一份。`,
      en: `Material and colour
        What nature gives, and what people choose.
        > Take up one material and turn it slowly. | A raw and a finished piece.`,
      ja: `素材と色
        自然がくれたもの、人が選んだもの。
        > 素材を一つ手に取り、ゆっくり回して見せます。 | 加工前と完成後を一つずつ。`,
    }),
    slide(
      'table',
      3,
      {
        zh: `今天的颜色 ~ 先看颜色
        颜色 | 色值 | 在哪里看见
        写一种颜色 | 写色值 | 写一处
        > 每种颜色都指一样屋里的东西，器物、茶汤或织物都行。 | 与颜色对应的实物，按顺序摆好。`,
        en: `The colours of today ~ Colours first
        Colour | Value | Where you see it
        a colour | its value | a place
        > For each, point to something in the room: a pot, the tea, a cloth. | Objects in these colours, laid out in order.`,
        ja: `今日の色 ~ まず色を見る
        色 | 色の値 | どこに見えるか
        色を書く | 値を書く | 場所を書く
        > 一色ごとに、部屋の中の物を指します。器でも茶の水色でも布でも。 | 色に合わせた実物を順に並べておきます。`,
      },
      { rowsOfColors: true },
    ),
    slide('picture', 3, {
      zh: `{subject}：凑近了看
        写下肉眼看得见的三处细节：纹理、边缘、光泽。再写一处只有做的人才知道的。
        换成微距照片，写上材料、产地和制作者
        > 让大家先猜是什么，再揭晓。 | 放大镜，或手机微距镜头。`,
      en: `{Subject}, seen close
        Three details the eye can find: grain, edge, lustre. Then one that only makers know.
        Replace with a close-up; add material, place and maker
        > Let people guess what it is before you say. | A magnifying glass, or a macro lens for a phone.`,
      ja: `{subject}を近くで見る
        目で分かる細部を三つ：肌理、縁、つや。そして作り手だけが知ることを一つ書きます。
        接写の写真に差し替え、素材・産地・作り手を書きます
        > 何の写真か当ててもらってから明かします。 | ルーペか、スマートフォンの接写レンズ。`,
    }),
    slide('section', 1, {
      zh: `手上的功夫
        快不得的地方，就是手艺所在。
        > 示范时把手放在灯下。 | 侧面的一盏灯。`,
      en: `The skill in the hand
        Where it cannot be hurried, there is the craft.
        > Show it with your hands in the light. | A lamp from the side.`,
      ja: `手のわざ
        急げないところに、わざがあります。
        > 手元に光を当てて実演します。 | 横から当てる明かり。`,
    }),
    slide('timeline', 4, {
      zh: `一件东西是怎样做成的 ~ 四道工序
        第一道 | 选 | 写下选料的一条标准
        第二道 | 备 | 写下要等多久、等什么
        第三道 | 做 | 写下最难的一个动作
        第四道 | 养 | 写下做完以后怎样照看
        > 第三道当场做一遍，做坏了也给大家看。 | 半成品按工序摆开。`,
      en: `How a piece is made ~ Four steps of the making
        First | Choose | One rule for choosing the material
        Second | Prepare | How long to wait, and for what
        Third | Make | The hardest movement
        Fourth | Tend | How to look after it
        > Do the third before their eyes, and show it even if it fails. | Pieces from every stage, laid out.`,
      ja: `一つの物ができるまで ~ 四つの工程
        一の工程 | 選ぶ | 素材選びの決まりを一つ
        二の工程 | 備える | 何を、どれだけ待つか
        三の工程 | 作る | いちばん難しい動き
        四の工程 | 育てる | できたあとの手入れ
        > 三の工程を目の前で行い、失敗しても見せます。 | 工程ごとの途中の品を並べます。`,
    }),
    slide('columns', 3, {
      zh: `机器做的，手做的 ~ 机器与手
        机器 | 写它更好的一点 | 写它更便宜的原因 | 写什么时候选它就够
        手工 | 写看得出手的一处 | 写为什么慢 | 写什么时候值得等
        > 不贬低机器，请大家摸着比较。 | 外形相近的两件，一机一手。`,
      en: `By machine, by hand ~ The machine and the hand
        Machine | Where it does better | Why it costs less | When it is enough
        Hand | A place where the hand shows | Why it is slow | When it is worth the wait
        > Do not run down machines; let fingers compare. | Two similar pieces, one of each.`,
      ja: `機械の仕事、手の仕事 ~ 機械と手
        機械 | 優れている点を書く | 安くなる理由を書く | それで足りる場面を書く
        手 | 手の跡が見える所を書く | 時間がかかる理由を書く | 待つ価値のある場面を書く
        > 機械をけなさず、触って比べてもらいます。 | 形の似た品を、機械と手で一つずつ。`,
    }),
    slide(
      'chart',
      2,
      {
        zh: `{subject}的时间花在哪里
        写出最费时的一步，它往往看不见。
        选料 | 等待 | 制作 | 修整
        时间占比
        > 请大家先猜哪一步最长。 | 问一位做这行的人，换成他的数字。`,
        en: `Where the time goes in {subject}
        Name the longest step; mostly it is the one you do not see.
        Choosing | Waiting | Making | Finishing
        Share of time
        > Have people guess the longest one first. | Ask somebody of the trade, and put in their figures.`,
        ja: `{subject}の時間はどこにかかるか
        いちばん長い工程を書きます。たいていは目に見えません。
        選ぶ | 待つ | 作る | 整える
        時間の割合
        > どれが最も長いか、先に当ててもらいます。 | 職人に尋ね、その数値に直します。`,
      },
      { chart: { kind: 'doughnut', values: [[15, 40, 30, 15]], unit: '%' } },
    ),
    slide('section', 1, {
      zh: `带回家的一点
        从看的人，变成做的人。
        > 请大家挽起袖子。 | 围裙和清水。`,
      en: `Something to take home
        From looking to doing.
        > Ask everyone to roll up their sleeves. | Aprons and clean water.`,
      ja: `持ち帰るひとつ
        見る人から、作る人へ。
        > 袖をまくってもらいます。 | 前掛けときれいな水。`,
    }),
    slide(
      'bullets',
      4,
      {
        zh: `今晚就能试试{subject}
        备一样 | 写一样厨房或抽屉里就有的替代品。
        做一次 | 写一个五分钟之内的小练习。
        记一笔 | 写下该留意的气味、颜色或声音。
        > 带着大家一起做第二步，不求好看。 | 练习用的小样，多备三份。`,
        en: `Try {subject} tonight: three steps
        Find | A stand-in from your kitchen or drawer.
        Try | An exercise of less than five minutes.
        Note | The smell, colour or sound to watch for.
        > Do the second step together; it need not look good. | Practice pieces, three to spare.`,
        ja: `今夜できる、{subject}の一歩
        用意する | 台所や引き出しにある代わりの品を書きます。
        やってみる | 5分以内の小さな練習を書きます。
        書き留める | 気に留めたい香り、色、音を書きます。
        > 二つ目を一緒に行います。見た目は問いません。 | 練習用の見本を、三つ余分に。`,
      },
      { icons: ['coffee', 'sparkles', 'book-open'] },
    ),
    slide('closing', 1, {
      zh: `愿{subject}留在你手上
        写上在哪里买料、跟谁学
        写上制作者的名字，谢谢他们
        > 最后一泡茶，或最后一件样品，递给提问最多的人。 | 店铺和师傅的名片，先征得同意。`,
      en: `May {subject} stay in your hands
        Add where to buy the material, and with whom to learn
        Name the makers, and thank them
        > Give the last cup or sample to whoever asked most. | Cards of shops and makers, if they agree.`,
      ja: `{subject}が手に残りますように
        素材を買える所と、習える所を書きます
        作り手の名前を記し、感謝を伝えます
        > 最後の一杯か見本を、いちばん尋ねてくれた人に渡します。 | 店と作り手の名刺（承諾を得て）。`,
    }),
  ],
};
