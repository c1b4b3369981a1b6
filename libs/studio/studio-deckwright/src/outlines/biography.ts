import { slide, type Outline } from './outline.ts';

export const BIOGRAPHY: Outline = {
  minutes: 20,
  label: { zh: '人物小传', en: 'A life', ja: '人物伝' },
  standIn: { zh: '这个人', en: 'this person', ja: 'この人物' },
  slides: [
    slide('title', 1, {
      zh: `> 不从出生讲起。从这个人一生中最难的一个早晨讲起。 | 两本可靠的传记，和一处一手材料。`,
      en: `> Do not begin at birth. Begin with the hardest morning of this life. | Two sound biographies and one source from the time.`,
      ja: `> 生い立ちからではなく、生涯でいちばん苦しかった朝から語り始めます。 | 信頼できる伝記を二冊と、同時代の資料を一つ。`,
    }),
    slide(
      'picture',
      2,
      {
        zh: `认识一下：{subject}
        写三句：长什么样、说话什么样、第一眼会被什么吸引。每句都要有出处。
        换成有来源的画像或照片，注明作者和年份
        > 让听众看五秒，再问：你觉得他在想什么？ | 肖像的来源和版权说明。`,
        en: `Meet {subject}
        Three sentences: the looks, the way of speaking, what struck people first. Each with a source.
        Replace with a portrait of known origin; add artist and year
        > Five seconds to look, then ask what this person may be thinking. | Origin and rights of the portrait.`,
        ja: `{subject}という人
        三文で書きます。姿、話しぶり、まず人の目を引いたこと。どれも出典を添えます。
        出所の分かる肖像に差し替え、作者と年を書きます
        > 5秒見てもらい、何を考えている顔だと思うか尋ねます。 | 肖像の出所と権利の表示。`,
      },
      { scene: 'portrait' },
    ),
    slide('agenda', 1, {
      zh: `三幕人生 ~ 一生分三幕
        > 像报幕一样念出来。 | 每一幕一张图。`,
      en: `A life in three acts ~ Three acts of a life
        > Announce them as in a theatre. | One picture for each act.`,
      ja: `三幕の生涯 ~ 三つの幕でたどる
        > 芝居の口上のように読み上げます。 | 一幕に一枚の絵。`,
    }),
    slide('section', 1, {
      zh: `第一幕：来处
        家、老师，和第一次失败。
        > 选一个细节，不要列年表。 | 出生地的旧地图或老照片。`,
      en: `Act one: beginnings
        A home, a teacher and a first failure.
        > Choose one detail; do not recite dates. | An old map or photograph of the birthplace.`,
      ja: `第一幕：はじまり
        家、師、そして最初の挫折。
        > 年表ではなく、細部を一つ選びます。 | 生まれた土地の古地図か古い写真。`,
    }),
    slide('timeline', 2, {
      zh: `一生的几个路口 ~ 那些选择的时刻
        少年 | 起点 | 写下年份和地方
        青年 | 选择 | 写下放弃了什么
        中年 | 转折 | 写下谁帮了忙，谁阻拦
        晚年 | 落定 | 写下留下了什么
        > 每个路口问一句：换成你会怎么选？ | 年份核对两处以上的资料。`,
      en: `Crossroads of a life ~ Where the road divided
        Youth | Origin | Year and place
        Early years | Choice | What was given up
        Middle years | Turn | Who helped, who stood in the way
        Late years | Rest | What was left behind
        > At each, ask what the listeners would have done. | Years checked in two sources at least.`,
      ja: `人生の岐路 ~ 選択の時
        少年期 | 出発 | 年と場所を書く
        青年期 | 選択 | 手放したものを書く
        壮年期 | 転機 | 助けた人と阻んだ人を書く
        晩年 | 結び | 残したものを書く
        > 岐路ごとに「あなたならどうしますか」と問います。 | 年代は二つ以上の資料で確かめます。`,
    }),
    slide('section', 1, {
      zh: `第二幕：做成的事
        一件就够，讲透它。
        > 先说那个时代普通人怎么做。 | 作品或成果的清楚图片。`,
      en: `Act two: the work
        One is enough, if you tell it in full.
        > First say how people did it in those days. | A clear picture of the work.`,
      ja: `第二幕：成し遂げたこと
        一つに絞り、深く語ります。
        > まず、当時の人々はどうしていたかを話します。 | 作品や成果の鮮明な写真。`,
    }),
    slide('columns', 3, {
      zh: `世界之前，世界之后
        之前 | 写下当时的人怎么想 | 写下做不到的一件事 | 写下谁占上风
        之后 | 写下改变了的一个看法 | 写下从此能做的一件事 | 写下谁受益、谁不满
        > 改变往往有争议，两边都讲。 | 支持和批评的文字各一段，附出处。`,
      en: `The world before and after
        Before | What people believed | One thing that could not be done | Who held the upper hand
        After | One belief that changed | One thing now possible | Who gained, and who objected
        > Change is rarely welcome to all; tell both sides. | One text in praise and one against, with sources.`,
      ja: `その前の世界、その後の世界
        それまで | 人々の考えを書く | できなかったことを書く | 力を持っていた人を書く
        それから | 変わった見方を書く | できるようになったことを書く | 得をした人と反発した人を書く
        > 変化には異論が付きものです。両方を話します。 | 賛辞と批判の文章を一つずつ、出典とともに。`,
    }),
    slide(
      'bullets',
      2,
      {
        zh: `{subject}的三个习惯
        怎么工作 | 写一个有记载的日常习惯。
        怎么面对失败 | 写一件具体的事和后来。
        怎么对人 | 写一段友情或争执。
        > 优点和缺点都要有，人才立得住。 | 书信、日记或同代人的回忆。`,
        en: `Three habits of {subject}
        At work | A daily habit that is on record.
        In failure | One event, and what came of it.
        With others | A friendship, or a quarrel.
        > Show faults as well as virtues; it makes a person. | Letters, diaries or memories of contemporaries.`,
        ja: `{subject}の三つの習慣
        仕事の仕方 | 記録に残る日々の習慣を書きます。
        失敗との向き合い方 | 具体的な出来事と、その後を書きます。
        人との接し方 | 友情か、いさかいを一つ書きます。
        > 長所も短所も見せると、人物が立ち上がります。 | 手紙、日記、同時代人の回想。`,
      },
      { icons: ['clock', 'mountain', 'heart'] },
    ),
    slide('quote', 2, {
      zh: `在这里引用{subject}自己说过或写过的一句话，照录原文。
        书名或信件 · 年份 · 页码（找不到出处的不用）
        > 先读原文，再讲它写于什么处境。 | 原书影印或权威版本的页码。`,
      en: `Put a sentence here that {subject} said or wrote, word for word.
        Book or letter · year · page (if there is no source, leave it out)
        > Read it, then tell the circumstances it was written in. | The page in a trusted edition.`,
      ja: `本人が語った、または書いた一文を、原文のまま入れます。
        書名または書簡・年・ページ（出典のない言葉は使いません）
        > 原文を読み、どんな境遇で書かれたかを話します。 | 信頼できる版の該当ページ。`,
    }),
    slide('section', 1, {
      zh: `第三幕：留给我们的
        今天的谁，还在用它。
        > 把镜头从过去拉到这个房间。 | 身边的一个例子。`,
      en: `Act three: what remains
        Somebody still uses it today.
        > Bring the story from the past into this room. | An example close at hand.`,
      ja: `第三幕：私たちに残したもの
        今も、誰かがそれを使っています。
        > 過去から、この部屋へと話を引き寄せます。 | 身近な例を一つ。`,
    }),
    slide('statement', 2, {
      zh: `如果没有{subject}，今天会少了____。 ~ 读懂{subject}，就是读懂____。
        写一样具体的东西，不写“精神”二字。
        > 停一下，让大家想象没有它的一天。 | 反方的说法：也许别人迟早会做到。`,
      en: `Without {subject}, today we would lack ____. ~ To understand {subject} is to understand ____.
        Write a thing one can touch, not “the spirit of”.
        > Pause, and let people imagine a day without it. | The other view: somebody else might have done it.`,
      ja: `{subject}がいなければ、今日____はなかった。 ~ {subject}を知ることは、____を知ること。
        「精神」ではなく、手で触れられるものを書きます。
        > 間を置き、それがない一日を想像してもらいます。 | 反対の見方：いずれ誰かが成し遂げたかもしれない。`,
    }),
    slide('table', 1, {
      zh: `想知道更多
        读什么 | 看什么 | 去哪里
        写一本入门书 | 写一部影片 | 写一处故居
        写一本原著 | 写一个展览 | 写一座图书馆
        > 只推荐自己读过、看过、去过的。 | 书目和链接，讲完发给大家。`,
      en: `To learn more
        Read | Watch | Visit
        An introduction | A film | A former home
        An original work | An exhibition | A library
        > Recommend only what you have read, seen and visited. | The list, to send round afterwards.`,
      ja: `もっと知るために
        読む | 観る | 訪ねる
        入門書を一冊書く | 映像を一つ書く | 旧居を一つ書く
        原典を一冊書く | 展覧会を一つ書く | 図書館を一つ書く
        > 自分が読み、観て、訪ねたものだけを勧めます。 | 終わったら配る文献とリンク。`,
    }),
    slide('closing', 1, {
      zh: `最后一个问题留给你 ~ 把问题带回家
        你想从{subject}身上借走什么？
        写上参考资料和你的联系方式
        > 不回答，留白五秒，然后致谢。 | 参考文献页，按规范列出。`,
      en: `A last question for you ~ A question to take home
        What would you borrow from {subject}?
        Add your sources, and how to reach you
        > Do not answer. Five seconds of silence, then thanks. | A page of references, properly listed.`,
      ja: `最後に、あなたへの問い ~ 持ち帰っていただく問い
        {subject}から何を受け取りますか
        参考資料と連絡先を書きます
        > 答えず、5秒の間を置いてからお礼を述べます。 | 書式を整えた参考文献の一覧。`,
    }),
  ],
};
