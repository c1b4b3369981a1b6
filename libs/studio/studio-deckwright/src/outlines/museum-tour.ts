import { slide, type Outline } from './outline.ts';

export const MUSEUM_TOUR: Outline = {
  minutes: 45,
  label: { zh: '博物馆导览', en: 'Museum tour', ja: '美術館・博物館案内' },
  standIn: { zh: '这个展览', en: 'the exhibition', ja: 'この展示' },
  slides: [
    slide('title', 1, {
      zh: `> 在入口集合，确认每个人都听得见，再说路线和休息点。 | 耳机、人数、洗手间的位置。`,
      en: `> Gather at the entrance, check that all can hear, then give the route and the rest stop. | Headsets, a head count, where the toilets are.`,
      ja: `> 入口に集まり、声が届くか確かめてから、順路と休憩場所を伝えます。 | イヤホン、人数、お手洗いの場所。`,
    }),
    slide('statement', 2, {
      zh: `走完{subject}，你会记住哪一件？ ~ 看过{subject}，如果只能带走一张照片，你选哪一件？
        请观众带着这个问题看，出口处再回答。
        > 不要给答案，也不要说自己的最爱。 | 出口处的便签墙。`,
      en: `After {subject}, which piece will you remember? ~ If you could keep one picture of {subject}, which?
        Visitors carry this question with them, and answer it at the exit.
        > Do not answer it, nor name your own favourite. | A wall for notes at the exit.`,
      ja: `{subject}を見終わって、心に残る一点は？ ~ {subject}から一枚だけ写真を残せるなら？
        この問いを持って見てもらい、出口で答えていただきます。
        > 答えも、自分のお気に入りも言いません。 | 出口に付箋を貼れる壁。`,
    }),
    slide('agenda', 1, {
      zh: `走进{subject}：今天的路线
        > 指着平面图走一遍，说明哪里可以拍照。 | 平面图，标出无障碍通道。`,
      en: `Our route through {subject}
        > Trace it on the plan, and say where photographs are allowed. | A plan that shows the step-free way.`,
      ja: `{subject}をめぐる順路
        > 平面図でたどり、撮影できる場所を伝えます。 | 段差のない経路を示した平面図。`,
    }),
    slide('section', 1, {
      zh: `进门之前
        三分钟的背景，足够看懂一个展厅。
        > 声音放低，把人聚拢。 | 年代表的小卡片。`,
      en: `Before we go in
        Three minutes of background are enough for a room.
        > Lower your voice and draw people close. | Small cards with the dates.`,
      ja: `入る前に
        3分の予備知識で、展示室は見違えます。
        > 声を落とし、皆さんに近くへ集まってもらいます。 | 年表の小さなカード。`,
    }),
    slide('timeline', 3, {
      zh: `{subject}从哪里来
        起源 | 最早 | 写下年代和地点，附依据
        转折 | 变化 | 写下是谁、因为什么
        流转 | 入藏 | 写下怎样来到这里
        今天 | 展出 | 写下为什么现在看
        > 每一格只讲一句，年代请以馆方资料为准。 | 馆藏图录和说明牌的原文。`,
      en: `The story behind {subject}
        Origin | Earliest | Date and place, with the evidence
        Turn | Change | Who, and because of what
        Passage | Collected | How it came to be here
        Today | On view | Why it is worth seeing now
        > One sentence each; take dates from the museum's own records. | The catalogue, and the wording of the labels.`,
      ja: `{subject}がここに至るまで
        始まり | 最古 | 年代と場所を、根拠とともに書く
        転機 | 変化 | 誰が、なぜ変えたかを書く
        来歴 | 収蔵 | どのようにここへ来たかを書く
        現在 | 公開 | いま見る意味を書く
        > 一つにつき一文で。年代は館の資料に従います。 | 図録と、解説パネルの原文。`,
    }),
    slide('section', 1, {
      zh: `停下来看三件
        少看几件，每件看够三分钟。
        > 站在展品侧面，把正面让给观众。 | 每件的站位和光线。`,
      en: `Stop at three pieces
        See fewer, and give each three minutes.
        > Stand beside the case; leave the front to visitors. | Where to stand, and where the light falls.`,
      ja: `三点だけ立ち止まる
        数を絞り、一点に3分かけます。
        > 作品の横に立ち、正面は皆さんに譲ります。 | 立ち位置と光の当たり方。`,
    }),
    slide('picture', 4, {
      zh: `第一件：先看，别读说明 ~ 第一件：用眼睛先读
        请观众看三十秒，说出三个形容词；然后你再讲它的名字、材料和年代。
        换成展品的照片，写上名称、年代、馆藏编号
        > 重复观众的形容词，再接上你的讲解。 | 馆方提供的图片和使用许可。`,
      en: `First piece: look before you read ~ First piece: eyes before labels
        Thirty seconds, then three adjectives from the visitors; only then name, material and date.
        Replace with the piece; add name, date and inventory number
        > Take up the visitors' adjectives and go on from them. | The museum's picture, and leave to use it.`,
      ja: `一点目：解説より先に見る ~ 一点目：まず目で読む
        30秒見て、形容詞を三つ挙げてもらいます。名前・素材・年代はそのあとで伝えます。
        作品の写真に差し替え、名称・年代・所蔵番号を書きます
        > 挙がった言葉を繰り返してから、解説につなげます。 | 館が提供する画像と使用許可。`,
    }),
    slide('columns', 4, {
      zh: `第二件与第三件，对着看 ~ 两件放在一起看
        左边这件 | 写下形状和颜色 | 写下它是用来做什么的 | 写下一处工匠的小心思
        右边这件 | 写下相同的一点 | 写下最不同的一点 | 写下为什么会不同
        > 让观众先找不同，再讲原因。 | 两件之间最短的走法。`,
      en: `Second and third, side by side ~ Two pieces, side by side
        The one on the left | Shape and colour | What it was for | One small idea of its maker
        The one on the right | One thing they share | The greatest difference | Where the difference comes from
        > Let visitors find the differences first. | The shortest way between the two.`,
      ja: `二点目と三点目を見比べる ~ 二点を並べて見る
        左の作品 | 形と色を書く | 何に使われたかを書く | 作り手の小さな工夫を書く
        右の作品 | 共通する点を書く | いちばん違う点を書く | 違いが生まれた理由を書く
        > まず違いを探してもらい、それから理由を話します。 | 二点の間の最短の経路。`,
    }),
    slide(
      'bullets',
      3,
      {
        zh: `看懂{subject}的四个问题
        谁做的 | 一个人、一个作坊，还是很多代人？
        用什么做 | 材料从多远的地方来？
        给谁用 | 看磨损和尺寸。
        缺了什么 | 哪一部分已经不在了？
        > 念一遍，请观众自由选一件试着回答。 | 印有四个问题的小卡。`,
        en: `Four questions to ask of {subject}
        Who made it? | One person, a workshop, or many generations?
        Of what? | From how far did the material come?
        For whom? | Look at the wear and the size.
        What is gone? | Which part is no longer there?
        > Read them, then let visitors try them on a piece they choose. | Cards with the four questions.`,
        ja: `{subject}を見る四つの問い
        誰が作ったか | 一人か、工房か、何世代もの手か。
        何でできているか | 素材はどれほど遠くから来たか。
        誰のためか | すり減り方と大きさを見ます。
        何が失われたか | 今はない部分を探します。
        > 読み上げ、好きな一点で試してもらいます。 | 四つの問いを印刷したカード。`,
      },
      { icons: ['users', 'palette', 'heart', 'search'] },
    ),
    slide('section', 1, {
      zh: `离开之前
        把看到的变成自己的。
        > 找一处可以坐下的地方。 | 座位和安静的角落。`,
      en: `Before we part
        Make what you saw your own.
        > Find a place to sit down. | Seats, and a quiet corner.`,
      ja: `帰る前に
        見たものを、自分のものにします。
        > 座れる場所に移ります。 | 椅子と静かな一角。`,
    }),
    slide('quote', 2, {
      zh: `在这里抄一句说明牌或题跋上的原文，一字不改。
        作品名 · 年代 · 馆藏编号
        > 读原文，再用今天的话说一遍。 | 拍下说明牌，核对每个字。`,
      en: `Copy a line from a label or an inscription here, unchanged.
        Title · date · inventory number
        > Read it as it stands, then in today's words. | A photograph of the label, to check each word.`,
      ja: `解説や銘文から一文を、そのまま書き写します。
        作品名・年代・所蔵番号
        > 原文を読み、そのあと今の言葉で言い直します。 | 解説パネルの写真。一字ずつ照合します。`,
    }),
    slide('table', 2, {
      zh: `自己再逛时看什么 ~ 想多留一会儿的话
        展厅 | 找什么 | 大约多久
        写展厅名 | 写一个细节 | 写分钟数
        写展厅名 | 写一种颜色 | 写分钟数
        写展厅名 | 写一张面孔 | 写分钟数
        > 建议只选一间，别赶场。 | 今天临时关闭的展厅。`,
      en: `If you stay: what to look for ~ Stay a little longer
        Room | Look for | Allow
        room | a detail | minutes
        room | a colour | minutes
        room | a face | minutes
        > Suggest one room only; there is no need to hurry. | Rooms that are closed today.`,
      ja: `このあと見るなら ~ もう少し残る方へ
        展示室 | 探すもの | 目安の時間
        部屋の名前 | 細部を一つ書く | 分数
        部屋の名前 | 色を一つ書く | 分数
        部屋の名前 | 顔を一つ書く | 分数
        > 一部屋だけを勧め、急がないよう伝えます。 | 本日閉まっている展示室。`,
    }),
    slide('closing', 1, {
      zh: `{subject}里，你记住了哪一件？
        请每个人说一件，只说名字
        写上开放时间、下一场导览和留言的地方
        > 回到开头的问题，谢谢每一个回答。 | 留言本和反馈二维码。`,
      en: `{Subject}: which piece stayed?
        Everyone names a piece, and only its name
        Add opening hours, the next tour and where to leave a note
        > Return to the first question, and thank each answer. | A guest book and a feedback code.`,
      ja: `{subject}で、心に残った一点は？
        一人ずつ、名前だけを挙げてもらいます
        開館時間、次の案内、感想を残す場所を書きます
        > 最初の問いに戻り、一つひとつの答えに感謝します。 | 感想ノートとアンケートのコード。`,
    }),
  ],
};
