import { storyPath, type Color, type Story, type StoryNeighbour } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import { colorGloss, nameWithGloss } from '@danqing/contracts/page';
import type { FoundPage } from '@danqing/contracts/ports';

const SWATCHES = 11;
/** Maximum description length in characters; search engines show no more. */
const DESCRIBED = { zh: 90, en: 170, ja: 90 };

interface StoryTexts {
  title: (name: string, title: string) => string;
  note: string;
  sources: string;
  color: string;
  previous: string;
  next: string;
}

const TEXTS: Record<Locale, StoryTexts> = {
  zh: {
    title: (name, title) => `${name}的由来：${title}`,
    note: '色名的由来',
    sources: '文献与实物',
    color: '用它配色',
    previous: '上一篇',
    next: '下一篇',
  },
  en: {
    title: (name, title) => `${name}: ${title}`,
    note: 'Name origin',
    sources: 'Sources',
    color: 'Schemes of this colour',
    previous: 'Previous story',
    next: 'Next story',
  },
  ja: {
    title: (name, title) => `${name}の由来：${title}`,
    note: '色名の由来',
    sources: '典拠',
    color: 'この色で配色する',
    previous: '前の話',
    next: '次の話',
  },
};

export function storyPage(story: Story, colors: readonly Color[], locale: Locale): FoundPage {
  const { color, title, content, sources, previous, next } = story;
  const texts = TEXTS[locale];
  const called = nameWithGloss(color, locale);
  const whole = texts.title(called, title);
  const paragraphs = content.split('\n\n');
  const description = shortened(paragraphs.join(locale === 'en' ? ' ' : ''), DESCRIBED[locale]);
  const beside = (label: string, neighbour: StoryNeighbour | null) =>
    neighbour
      ? [
          {
            label: `${label} ${neighbour.name}`,
            text: neighbour.title,
            path: storyPath({ name: neighbour.name, history_id: neighbour.id }),
            hex: neighbour.hex,
          },
        ]
      : [];
  return {
    status: 200,
    title: whole,
    color: color.name,
    description,
    picture: {
      card: {
        hex: color.hex,
        name: color.name,
        pinyin: color.pinyin,
        title: title.replaceAll('’', "'"),
        note: [colorGloss(color, locale)?.replaceAll('’', "'"), texts.note].filter(Boolean).join(' · '),
        groups: [run(color, colors).map(({ hex }) => ({ hex, label: '' }))],
      },
      alt: whole,
    },
    text: paragraphs,
    facts: [
      { label: texts.sources, text: sources.join(locale === 'en' ? '; ' : '；') },
      { label: 'HEX', text: color.hex, hex: color.hex },
      { label: 'RGB', text: color.rgb },
      { label: 'CMYK', text: color.cmyk },
      { label: texts.color, text: color.name, path: `/colors/${encodeURIComponent(color.name)}` },
      ...beside(texts.previous, previous),
      ...beside(texts.next, next),
    ],
    structuredData: {
      '@type': 'Article',
      headline: whole,
      description,
      articleBody: paragraphs.join('\n'),
      inLanguage: locale,
      about: { '@type': 'Thing', name: color.name, alternateName: color.pinyin },
      citation: sources,
    },
  };
}

function run(color: Color, colors: readonly Color[]): Color[] {
  const page = colors.filter((one) => one.page === color.page);
  const at = page.findIndex(({ id }) => id === color.id);
  const first = Math.max(0, Math.min(at - Math.floor(SWATCHES / 2), page.length - SWATCHES));
  return page.slice(first, first + SWATCHES);
}

function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
