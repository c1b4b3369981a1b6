import type { Slide, SlideLayout, SlideOf } from '@danqing/contracts/agent';
import type { Locale } from './text-xml.ts';

const WORDS = {
  zh: { title: '标题', text: '文字', picture: '图片', notes: '备注' },
  en: { title: 'Title', text: 'Text', picture: 'Picture', notes: 'Notes' },
  ja: { title: 'タイトル', text: 'テキスト', picture: '図', notes: 'ノート' },
} as const;

export const prompts = (locale: Locale): Record<'title' | 'text' | 'picture' | 'notes', string> =>
  WORDS[locale];

const LAYOUT_NAMES: Readonly<Record<Locale, Readonly<Record<SlideLayout, string>>>> = {
  zh: {
    title: '封面',
    agenda: '目录',
    section: '章节',
    statement: '一句话',
    bullets: '要点',
    columns: '两栏',
    picture: '图片',
    chart: '图表',
    timeline: '时间线',
    table: '表格',
    quote: '引文',
    closing: '结束',
  },
  en: {
    title: 'Title',
    agenda: 'Agenda',
    section: 'Section',
    statement: 'Statement',
    bullets: 'Points',
    columns: 'Two columns',
    picture: 'Picture',
    chart: 'Chart',
    timeline: 'Timeline',
    table: 'Table',
    quote: 'Quote',
    closing: 'Closing',
  },
  ja: {
    title: '表紙',
    agenda: '目次',
    section: '章',
    statement: '一文',
    bullets: '要点',
    columns: '二段',
    picture: '図版',
    chart: 'グラフ',
    timeline: '年表',
    table: '表',
    quote: '引用',
    closing: '結び',
  },
};

export const layoutName = (layout: SlideLayout, locale: Locale): string => LAYOUT_NAMES[locale][layout];

/**
 * Returns one slide of each layout with only prompt text, so that the file offers layouts that its slides do
 * not use.
 */
export function promptSlides(locale: Locale): Slide[] {
  const { title, text, picture } = prompts(locale);
  const notes = text;
  const step = { label: text, title: text, text };
  const chart: SlideOf<'chart'> = {
    layout: 'chart',
    title,
    takeaway: text,
    kind: 'bar',
    categories: ['A', 'B'],
    series: [{ name: 'A', values: [1, 2] }],
    unit: text,
    source: text,
    notes,
  };
  return [
    { layout: 'title', title, subtitle: text, character: locale === 'en' ? 'A' : '青', notes },
    { layout: 'agenda', title, items: [text, text, text, text], notes },
    { layout: 'section', number: 1, title, summary: text, notes },
    { layout: 'statement', text: title, support: text, notes },
    {
      layout: 'bullets',
      title,
      items: [1, 2, 3].map(() => ({ icon: 'leaf' as const, title: text, text })),
      notes,
    },
    { layout: 'columns', title, columns: [1, 2].map(() => ({ heading: text, lines: [text] })), notes },
    { layout: 'picture', title, text, caption: text, scene: 'landscape', alt: picture, notes },
    chart,
    { layout: 'timeline', title, steps: [step, step, step, step], notes },
    {
      layout: 'table',
      title,
      head: [text, text],
      rows: [
        [text, text],
        [text, text],
      ],
      notes,
    },
    { layout: 'quote', text: title, source: text, notes },
    { layout: 'closing', title, lines: [text], notes },
  ];
}
