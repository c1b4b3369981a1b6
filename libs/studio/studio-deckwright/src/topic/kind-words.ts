import type { TalkKind } from '@danqing/contracts/agent';

type Weighted = readonly [weight: number, words: string];

/**
 * Keywords per kind with their weight: 3 and more are unambiguous, 1 is a hint. Order breaks ties. `#`
 * matches a number.
 */
export const KIND_WORDS: Record<Exclude<TalkKind, 'talk'>, readonly Weighted[]> = {
  'thesis-defence': [
    [
      4,
      '答辩, 答辯, thesis defence, thesis defense, dissertation defence, dissertation defense, viva, 論文審査, 口頭試問, 論文発表, 卒論, 修論, 博論, 卒業論文, 修士論文, 博士論文',
    ],
    [3, '毕业论文, 毕业设计, 学位论文, 硕士论文, 博士论文, 开题, thesis, dissertation, 毕设, phd, 研究発表'],
    [1, "论文, 文献综述, 课题, methodology, research question, 論文, master's, defend, defence, defense"],
  ],
  'quarterly-report': [
    [
      4,
      '季度报告, 季度汇报, 季度总结, 季度复盘, 季报, 财报, 经营分析, quarterly report, quarterly review, quarterly results, quarterly business review, qbr, earnings, 四半期報告, 決算, 業績報告, 四半期, 財報',
    ],
    [
      3,
      '季度, 工作总结, 年度报告, 年报, 半年报, 业绩, 月报, 经营报告, 年终总结, annual report, monthly report, annual results, financial results, quarterly, 業績, 月次報告, 年次報告, 上半期, 下半期, 営業報告',
    ],
    [2, 'q1, q2, q3, q4, 年度总结, 述职, 营收, revenue, 売上, kpi, sales figures, 财务, results'],
    [1, '汇报, 报告, 总结, report, 報告, figures, budget'],
  ],
  'product-launch': [
    [
      4,
      '新品发布, 产品发布, 发布会, 新品上市, product launch, launch event, 新製品発表, 新商品発表, 製品発表, 発表会, 新發表, 產品發表, launching, 首发, releasing, unveiling, お披露目会',
    ],
    [
      3,
      '上市, 新品, 推出, 新款, 推介, 发布, 推介会, 新产品, 上新, launch, unveil, introducing our, new product, 新製品, 新商品, 発売, リリース, ローンチ, 新サービス, 產品',
    ],
    [2, '产品介绍, 产品, 亮相, release, debut, product, 製品, 商品, お披露目, reveal'],
    [1, 'app, 功能, feature, ブランド, 品牌, 智能'],
  ],
  'museum-tour': [
    [
      4,
      '博物馆导览, 博物馆, 博物院, 美术馆, 展览导览, 导览, 观展, 特展, museum, gallery tour, exhibition, exhibit, curator, docent, 博物館, 美術館, 展覧会, 展示, 見学ツアー, 學藝員, 鑑賞',
    ],
    [
      3,
      '展览, 展品, 策展, 文物, 看展, 故宫, 敦煌, artefact, artifact, 学芸員, 所蔵, 参观, collection, galleries, 壁画, 作品解説, 国宝, 展厅, 見どころ, 展の, 美術展, 写真展, 企画展',
    ],
    [1, '藏品, 馆, 讲解, gallery, 絵巻, 館内'],
  ],
  biography: [
    [
      4,
      '生平, 传记, 人物小传, 的一生, 人物介绍, biography, life of, life story, life and work, life and times, 伝記, の生涯, の一生, の人生, 人物伝, 評伝, 小传',
    ],
    [
      3,
      '其人, 人生故事, という人, の軌跡, rise of, story of a woman, story of a man, 人物, 名人, 先驱, who was, born in, 人物紹介, 偉人, 足跡, 生い立ち',
    ],
    [
      2,
      '的故事, 居里夫人, 鲁迅, 牛顿, 爱因斯坦, 达芬奇, 达·芬奇, 莫扎特, 贝多芬, 孔子, 屈原, 李清照, 王阳明, 玄奘, 郑和, 林徽因, 梁思成, 张爱玲, 袁隆平, 钱学森, 司马迁, 王羲之, 齐白石, 武则天, 诸葛亮, 徐霞客, marie curie, leonardo da vinci, einstein, newton, mozart, beethoven, shakespeare, frida kahlo, van gogh, ada lovelace, alan turing, nikola tesla, jane austen, charles darwin, florence nightingale, nelson mandela, gandhi, rosa parks, 葛飾北斎, 宮沢賢治, 夏目漱石, 紫式部, 清少納言, 坂本龍馬, 織田信長, 徳川家康, 野口英世, 渋沢栄一, 手塚治虫, 与謝野晶子, 伊能忠敬, 空海, 樋口一葉',
    ],
    [
      1,
      '诗人, 画家, 科学家, poet, painter, scientist, inventor, composer, 作家, 詩人, 画家, 発明家, 音楽家, 词人, 作曲家, 苏轼, 李白, 杜甫',
    ],
  ],
  'city-guide': [
    [
      4,
      '城市指南, 城市漫步, citywalk, city walk, city guide, 城市介绍, 本地人推荐, 街歩き, 観光案内, 町案内, まち歩き, 街案内, 街ガイド, guide to the city, neighbourhood guide, neighborhood guide, 城市攻略, 城市名片',
    ],
    [
      3,
      "逛吃, 怎么逛, 我的家乡, 家乡, 地元, 路地, 町並み, hidden corners, my hometown, hometown, corners of, streets of, 城市, 老城, 古城, 街区, local's guide, locals guide, insider guide, hidden gems, things to do, where to eat, old town, 観光, 名所, 都市, 街の, 散歩, 胡同, hours in",
    ],
    [
      2,
      '泉州, 成都, 苏州, 杭州, 绍兴, 西安, 南京, 重庆, 长沙, 厦门, 大理, 丽江, 扬州, 洛阳, 青岛, 广州, lisbon, edinburgh, naples, paris, rome, london, kyoto, tokyo, new york, barcelona, berlin, vienna, prague, istanbul, 尾道, 金沢, 鎌倉, 神戸, 函館, 長崎, 倉敷, 松本, 高山',
    ],
    [
      1,
      '指南, 美食, 小吃, 景点, 打卡, guide, city, town, neighbourhood, neighborhood, グルメ, ガイド, 案内, 街, 町',
    ],
  ],
  'travel-plan': [
    [
      4,
      '旅行计划, 旅游计划, 出行计划, 旅行攻略, 旅游攻略, 行程安排, 自由行, 自驾游, 日游, 天游, 毕业旅行, travel plan, trip plan, itinerary, road trip, travel itinerary, 旅行計画, 旅行プラン, 旅程, の旅, 旅行日程, 旅のしおり, 修学旅行, 社員旅行',
    ],
    [
      3,
      '旅行, 旅游, 出游, 行程, 之旅, 度假, 露营, 徒步, 团建出游, 蜜月, trip, travel, vacation, holiday, honeymoon, backpacking, trek, 旅, 旅行, 観光旅行, 旅游, 合宿, キャンプ, 日間, # days in, #天怎么, 玩#天, #天玩, #日間, #泊, #日游, week in',
    ],
    [2, '怎么玩, 怎么安排, weekend in, getaway'],
    [1, '天, 日程, 国庆, 五一, 爸妈, 机票, 住宿, flights, hotels, weekend, 泊, 出発, 路线'],
  ],
  training: [
    [
      4,
      '培训, 入职培训, 岗前培训, 新员工培训, 内训, training, onboarding, workshop, bootcamp, 研修, 新人研修, 講習, 社内研修, ワークショップ, 培訓',
    ],
    [
      3,
      '工作坊, 实操, 上岗, getting started, started with, how to use, 使い方を, 教える研修, 応対, 上手, 使用教程, 操作指南, 训练营, 安全教育, how-to session, hands-on, tutorial, 実習, 使い方, マニュアル, ハンズオン, 手順, 训练',
    ],
    [
      1,
      '教, 同事, 要学, 新员工, 技能, 流程, 教程, skills, new hires, onboard, best practice, 新入社員, 操作, スキル, 新人',
    ],
  ],
  lesson: [
    [
      4,
      '公开课, 课件, 教案, 上课, 课堂, 第一课, 说课, lesson, lecture, classroom, teach, 授業, 講義, 教案, 学習指導, 公開授業, レッスン, 課堂, 班会',
    ],
    [
      3,
      '这节课, 一课, 一堂课, 一节课, 教学, 语文课, 数学课, 科普, 课, class on, homework, curriculum, course, 教える, 単元, 勉強会, 科目, 講座, teaching',
    ],
    [
      2,
      '年级, 年生, 生徒たち, th grade, grade school, year #, grade #, year-old, 高一, 高二, 高三, 初一, 初二, 初三, 小朋友, 物理, 化学, 数学, 语文, 定律, 方程, 文言文, 古诗, 中学, 理科, 国語, 算数, 社会科, physics, chemistry, algebra, geometry, fractions, grammar',
    ],
    [
      1,
      '教, 小学, 初中, 高中, 学生, 孩子, 讲座, 知识, grade, students, pupils, kids, school, 生徒, 小学校, 中学校, 高校, 学習, 入門, 原理, 子ども',
    ],
  ],
  'team-review': [
    [6, 'lessons learned, went well'],
    [
      4,
      '团队复盘, 项目复盘, 复盘, 团队回顾, 回顾会, 迭代回顾, retrospective, team review, sprint review, post-mortem, postmortem, retro, 振り返り, ふりかえり, レトロスペクティブ, 反省会, 覆盤, kpt',
    ],
    [
      3,
      '总结会, 做得怎么样, 哪里要改, をふりかえる, を振り返る, 团队总结, 项目总结, 部门总结, 团队, 周会, 项目回顾, team update, team meeting, project review, our team, チームの, 部門総括, 総括, チームレビュー, after-action, look back, looking back',
    ],
    [1, '项目, 部门, 迭代, 改进, sprint, project, team, チーム, プロジェクト, 改善'],
  ],
  proposal: [
    [
      4,
      '提案, 方案, 建议书, 策划案, 企划书, 商业计划, 立项, 申请书, 招标, 投标, proposal, pitch deck, business plan, business case, pitch, 提案書, 企画書, 企画提案, 事業計画, 稟議, 融资, 计划书, 企划, 策划, 計畫書',
    ],
    [
      3,
      '申请, 建议, 倡议, to fund, fund a, ask for, we should, let us, 提案する, 置く企画, 路演, propose, recommendation, request for, funding, grant, 企画, 提言, 提案, 導入の, 招商, fundraising, investment',
    ],
    [1, '预算, 合作, 计划, should, 改造, invest, 投資, 投资, 計画, 導入, why we should'],
  ],
  'tea-and-craft': [
    [
      4,
      '茶艺, 茶道, 茶文化, 泡茶, 手工艺, 非遗, 传统工艺, 手艺, 传统色, 茶会, tea ceremony, tea culture, handicraft, craft, traditional colour, traditional color, 茶の湯, 煎茶, 抹茶, 工芸, 伝統工芸, 伝統色, 手仕事, 和色, 茶藝, gongfu tea',
    ],
    [
      3,
      '茶, 陶瓷, 瓷器, 紫砂, 刺绣, 漆器, 竹编, 蓝染, 扎染, 苏绣, 缂丝, 木作, 陶艺, 剪纸, 篆刻, 配色, 染色, 景泰蓝, 丝绸, 香道, 花道, 插花, tea, pottery, ceramics, porcelain, embroidery, lacquer, weaving, dyeing, indigo, calligraphy, woodwork, 陶芸, 染物, 藍染, 漆, 織物, 刺繍, 和紙, 陶磁器, 茶器, 煮茶, 生け花, 汉服, 金継ぎ, 盆栽, 書道, かさねの色目, 和菓子, bookbinding, basketry, quilting, knitting',
    ],
    [
      1,
      '书法, 国画, 颜色, 色彩, 匠人, 作坊, 香, 工艺, colour, color, silk, bamboo, artisan, maker, 職人, 色, 染め, 器, 青花, 窑',
    ],
  ],
};
