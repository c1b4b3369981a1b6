import type { TalkKind } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';
import { expect, it } from 'vitest';
import { kindOfTopic, languageOfTopic } from '../index.ts';

/**
 * Held-out topics: written after `kind-words.json`, and never used to extend it. They measure recognition of
 * unseen phrasing.
 */
const HELD_OUT: Record<Locale, readonly (readonly [topic: string, kind: TalkKind])[]> = {
  zh: [
    ['智能手环二代发布，面向媒体，讲十五分钟', 'product-launch'],
    ['咱们店的春季新茶饮要上新了', 'product-launch'],
    ['华东区一季度经营情况', 'quarterly-report'],
    ['2025 上半年业绩说明', 'quarterly-report'],
    ['给五年级讲《草船借箭》', 'lesson'],
    ['初二数学课：一次函数', 'lesson'],
    ['毕业论文答辩 短视频对青少年注意力的影响', 'thesis-defence'],
    ['开题报告：乡村养老模式研究', 'thesis-defence'],
    ['五一去新疆自驾游攻略', 'travel-plan'],
    ['公司年会去三亚的行程', 'travel-plan'],
    ['三星堆特展讲解', 'museum-tour'],
    ['美术馆里的莫奈，带孩子看', 'museum-tour'],
    ['双十一活动复盘', 'team-review'],
    ['我们组这一年的回顾与改进', 'team-review'],
    ['社区图书角改造方案', 'proposal'],
    ['向校长建议开设游泳课', 'proposal'],
    ['消防安全培训', 'training'],
    ['新同事入职第一天', 'training'],
    ['杜甫生平', 'biography'],
    ['我的外婆', 'talk'],
    ['武夷岩茶怎么喝', 'tea-and-craft'],
    ['竹编与生活', 'tea-and-craft'],
    ['苏州城市漫步', 'city-guide'],
    ['外地朋友来武汉，吃什么看什么', 'city-guide'],
    ['区块链是什么', 'talk'],
  ],
  en: [
    ['Launching our new oat milk brand', 'product-launch'],
    ['Introducing the Model 4 bicycle lamp to the press', 'product-launch'],
    ['Quarterly business review, retail division', 'quarterly-report'],
    ['Our revenue and costs from April to June', 'quarterly-report'],
    ['Water cycle for third graders', 'lesson'],
    ['Introduction to algebra, first class of the term', 'lesson'],
    ['Dissertation defence: migration and remittances in Nepal', 'thesis-defence'],
    ['Defending my thesis on bat echolocation', 'thesis-defence'],
    ['Family road trip along the Norwegian coast', 'travel-plan'],
    ['Five days in Morocco on a small budget', 'travel-plan'],
    ['Highlights of the natural history museum', 'museum-tour'],
    ['Walking visitors through the Impressionist exhibition', 'museum-tour'],
    ['Post-mortem of the March outage', 'team-review'],
    ['Our team in 2025: what to keep and what to change', 'team-review'],
    ['A proposal to plant trees on Mill Lane', 'proposal'],
    ['Business plan for a mobile repair shop', 'proposal'],
    ['Customer service training for shop staff', 'training'],
    ['How to use the new till: a workshop', 'training'],
    ['The life of Hedy Lamarr', 'biography'],
    ['Who was Rosalind Franklin?', 'biography'],
    ['Matcha and the tea ceremony', 'tea-and-craft'],
    ['Pottery as therapy', 'tea-and-craft'],
    ['Where to eat in Osaka', 'city-guide'],
    ['My favourite walks in Vienna', 'city-guide'],
    ['The future of libraries', 'talk'],
  ],
  ja: [
    ['春の新作スイーツの発表会', 'product-launch'],
    ['新サービス「おとどけ本棚」を公開します', 'product-launch'],
    ['2025年第1四半期の業績', 'quarterly-report'],
    ['営業部の月次報告、10分', 'quarterly-report'],
    ['中学2年生の理科、電流と磁界', 'lesson'],
    ['俳句の作り方を子どもに教える授業', 'lesson'],
    ['修論発表：高齢者の食と孤立', 'thesis-defence'],
    ['博士論文の公聴会、深層学習による地震波の解析', 'thesis-defence'],
    ['夏休みの沖縄旅行の計画', 'travel-plan'],
    ['ゼミ合宿のしおり', 'travel-plan'],
    ['縄文土器の特別展をめぐる', 'museum-tour'],
    ['水族館の裏側見学', 'museum-tour'],
    ['新店オープンのふりかえり', 'team-review'],
    ['開発チームの半期レビュー', 'team-review'],
    ['駅前に子ども食堂を開く提案', 'proposal'],
    ['クラウドファンディングの企画書', 'proposal'],
    ['個人情報の取り扱い研修', 'training'],
    ['アルバイト向けレジ操作マニュアル', 'training'],
    ['津田梅子の生涯', 'biography'],
    ['祖父の人生', 'biography'],
    ['抹茶を点てる楽しみ', 'tea-and-craft'],
    ['陶芸入門', 'tea-and-craft'],
    ['はじめての神戸案内', 'city-guide'],
    ['下町の銭湯と商店街めぐり', 'city-guide'],
    ['宇宙のはなし', 'talk'],
  ],
};

it.each([
  ['zh', 21],
  ['en', 23],
  ['ja', 23],
] as const)('finds the kind of unforeseen topics in %s: %i of 25', (locale, expected) => {
  const missed = HELD_OUT[locale].filter(([topic, kind]) => kindOfTopic(topic) !== kind);
  expect(25 - missed.length, missed.map(([topic]) => topic).join('; ')).toBe(expected);
});

it('finds their language, whatever that of the interface', () => {
  for (const [locale, rows] of Object.entries(HELD_OUT))
    for (const [topic] of rows)
      for (const fallback of ['zh', 'en', 'ja'] as const) {
        const found = languageOfTopic(topic, fallback);
        // Text that is valid in both languages falls back to the interface language.
        if (!(fallback === 'ja' && found === 'ja' && locale === 'zh'))
          expect([topic, found]).toEqual([topic, locale]);
      }
});
