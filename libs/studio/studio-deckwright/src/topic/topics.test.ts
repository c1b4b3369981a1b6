import type { TalkKind } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';
import { expect, it } from 'vitest';
import { kindOfTopic } from '../index.ts';
import { readTopic } from './read-topic.ts';

type Row = [topic: string, kind: TalkKind, inSentences: string | null, audience?: string, minutes?: number];

/**
 * Expected readings of topics. `?` before a subject marks a clause, which is never embedded in a sentence.
 */
const TOPICS: Record<Locale, Row[]> = {
  zh: [
    ['给设计系二年级学生讲二十分钟宋代瓷器', 'tea-and-craft', '宋代瓷器', '设计系二年级学生', 20],
    ['清岚冷泡茶新品发布会', 'product-launch', '清岚冷泡茶'],
    ['2025年第三季度经营汇报', 'quarterly-report', '2025年第三季度'],
    ['一节45分钟的小学科学课：火山', 'lesson', '火山', undefined, 45],
    ['硕士论文答辩：基于深度学习的城市热岛预测', 'thesis-defence', '基于深度学习的城市热岛预测'],
    ['去云南七天六晚的旅行计划', 'travel-plan', '云南'],
    ['青铜器展厅导览', 'museum-tour', '青铜器'],
    ['三月版本迭代复盘', 'team-review', '三月版本'],
    ['把食堂改成自助取餐的提案', 'proposal', '?'],
    ['面向新员工的信息安全培训', 'training', '信息安全', '新员工'],
    ['苏轼的一生', 'biography', '苏轼'],
    ['景德镇青花瓷的手艺', 'tea-and-craft', '景德镇青花瓷的手艺'],
    ['泉州城市指南', 'city-guide', '泉州'],
    ['睡眠与记忆', 'talk', '睡眠与记忆'],
    ['请帮我做一份关于碳中和的PPT', 'talk', '碳中和'],
    ['为什么天空是蓝的？', 'talk', '?'],
    ['如何泡好一杯白茶', 'tea-and-craft', '?'],
    ['给投资人讲十分钟商业计划：社区咖啡馆', 'proposal', '社区咖啡馆', '投资人', 10],
    ['向全校家长介绍垃圾分类，半小时', 'talk', '垃圾分类', '全校家长', 30],
    ['季度报告', 'quarterly-report', '?'],
    ['做一个演示文稿', 'talk', null],
    [
      '帮我写一个30分钟的产品发布会PPT，产品叫“云雀”智能音箱，面向年轻家庭',
      'product-launch',
      '“云雀”智能音箱',
      '年轻家庭',
      30,
    ],
    ['2026 年度工作总结', 'quarterly-report', '2026 年度'],
    ['故宫博物院一日参观', 'museum-tour', '故宫博物院'],
    ['雨过天青：瓷色与当代空间，给设计系二年级学生讲二十分钟', 'lesson', '雨过天青', '设计系二年级学生', 20],
  ],
  en: [
    [
      'A presentation about volcanoes for grade 5 students, 10 minutes',
      'lesson',
      'volcanoes',
      'grade 5 students',
      10,
    ],
    ['Product launch of the Riverbank kettle', 'product-launch', 'the Riverbank kettle'],
    ['Q3 results for the board', 'quarterly-report', 'Q3', 'the board'],
    ['A 45-minute lesson on photosynthesis', 'lesson', 'photosynthesis', undefined, 45],
    [
      "Master's thesis defense: urban heat islands and street trees",
      'thesis-defence',
      'urban heat islands and street trees',
    ],
    ['A week-long trip to Kyoto', 'travel-plan', 'Kyoto'],
    ['A tour of the bronze gallery in our museum', 'museum-tour', 'the bronze gallery in our museum'],
    ['Sprint 14 retrospective', 'team-review', 'Sprint 14'],
    ['Proposal for a four-day week', 'proposal', 'the four-day week'],
    ['Onboarding training for new hires on data privacy', 'training', 'data privacy', 'new hires'],
    ['The life and work of Ada Lovelace', 'biography', 'Ada Lovelace'],
    ['Japanese lacquer as a craft', 'tea-and-craft', 'Japanese lacquer as a craft'],
    ["A local's guide to Lisbon", 'city-guide', 'Lisbon'],
    ['Sleep and memory', 'talk', 'Sleep and memory'],
    ['Please make me a short slide deck about remote work', 'talk', 'remote work'],
    ['Why is the sky blue?', 'talk', '?'],
    ['How to brew green tea', 'tea-and-craft', '?'],
    ['Pitch deck for investors: a neighbourhood bakery', 'proposal', 'the neighbourhood bakery', 'investors'],
    [
      'Explain inflation to high school students in half an hour',
      'lesson',
      'inflation',
      'high school students',
      30,
    ],
    ['Talk to my grandmother about phishing in 15 min', 'talk', 'phishing', 'grandmother', 15],
    ['quarterly report', 'quarterly-report', '?'],
    ['Make a presentation', 'talk', null],
    ['Improving our checkout', 'talk', 'improving our checkout'],
    ['iPhone photography', 'talk', 'iPhone photography'],
  ],
  ja: [
    ['デザイン学科の2年生に20分で色彩について話す', 'lesson', '色彩', 'デザイン学科の2年生', 20],
    ['せせらぎケトルの新製品発表会', 'product-launch', 'せせらぎケトル'],
    ['第3四半期の業績報告', 'quarterly-report', '第3四半期'],
    ['光合成の授業', 'lesson', '光合成'],
    ['修士論文発表：都市の気温と街路樹', 'thesis-defence', '都市の気温と街路樹'],
    ['京都への2泊3日の旅行計画', 'travel-plan', '京都'],
    ['古伊万里の展示ガイドツアー', 'museum-tour', '古伊万里の展示'],
    ['引っ越しプロジェクトの振り返り', 'team-review', '引っ越し'],
    ['社員食堂の改善提案', 'proposal', '社員食堂の改善'],
    ['新入社員向けの情報セキュリティ研修', 'training', '情報セキュリティ', '新入社員'],
    ['松尾芭蕉の生涯', 'biography', '松尾芭蕉'],
    ['藍染めの魅力', 'tea-and-craft', '藍染めの魅力'],
    ['尾道の街歩き', 'city-guide', '尾道'],
    ['睡眠と記憶について', 'talk', '睡眠と記憶'],
    ['再生可能エネルギーについてのプレゼン資料を作ってください', 'talk', '再生可能エネルギー'],
    ['なぜ空は青いのか', 'talk', '?'],
    ['おいしい煎茶のいれ方', 'tea-and-craft', 'おいしい煎茶のいれ方'],
    ['投資家を対象に、地域カフェの事業計画を10分で', 'proposal', '地域カフェ', '投資家', 10],
    ['保護者向けにごみの分別を30分で説明', 'talk', 'ごみの分別', '保護者', 30],
    ['四半期報告', 'quarterly-report', '?'],
    ['スライドを作ってください', 'talk', null],
    ['北斎展の見どころ案内', 'museum-tour', '北斎展'],
    ['茶と器についてのプレゼン、初心者向け十五分', 'tea-and-craft', '茶と器', '初心者', 15],
    ['和菓子を十分に味わう', 'tea-and-craft', '和菓子を十分に味わう'],
  ],
};

const ROWS = Object.entries(TOPICS).flatMap(([locale, rows]) =>
  rows.map((row) => ({ locale: locale as Locale, row })),
);

it.each(ROWS)(
  'reads “$row.0”',
  ({ locale, row: [topic, kind, inSentences, audience = null, minutes = null] }) => {
    const read = readTopic(topic, locale);
    const subject = read.subject?.isClause === true ? '?' : (read.subject?.inSentences ?? null);
    expect({ ...read, subject }).toEqual({ kind, locale, subject: inSentences, audience, minutes });
    expect(kindOfTopic(topic)).toBe(kind);
  },
);

it.each([
  ['雨过天青：瓷色与当代空间，给设计系二年级学生讲二十分钟', '雨过天青：瓷色与当代空间'],
  ['春茶与器皿，向新客人介绍一下，半小时', '春茶与器皿'],
  ['茶と器についてのプレゼン、初心者向け十五分', '茶と器'],
  ['“云雀”与 <Suspense> 的加载状态', '“云雀”与 <Suspense> 的加载状态'],
  ['<p>春茶与<b>器皿</b></p>', '春茶与器皿'],
  ['🎉 春节联欢会策划', '🎉 春节联欢会策划'],
  ['帮我做一份关于碳中和🌍的PPT', '碳中和🌍'],
  ['🎊帮我做一份关于碳中和的PPT', '🎊 碳中和'],
  ['国旗🇨🇳与🇯🇵的颜色', '国旗🇨🇳与🇯🇵的颜色'],
  ['1️⃣ 第一课：火山🌋', '1️⃣ 第一课：火山🌋'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿 walks for kids, 10 minutes', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 walks'],
  ['Ada’s friend 👩🏽‍🚀, a 10 minute talk', 'Ada’s friend 👩🏽‍🚀'],
  ['给投资人讲十分钟商业计划：社区咖啡馆☕️', '社区咖啡馆☕️'],
  ['“雨过天青”', '“雨过天青”'],
  ['做一个关于《红楼梦》的演示', '《红楼梦》'],
  ['「ねむり」', '「ねむり」'],
  ['他说“你好', '他说“你好'],
  ['"Quiet" colours', '"Quiet" colours'],
  ['茶🍵\u200B\u200D会', '茶🍵会'],
])('the title of “%s” is “%s”', (topic, title) => {
  expect(readTopic(topic, 'zh').subject?.title).toBe(title);
});
