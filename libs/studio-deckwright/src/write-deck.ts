import type { DeckPlan, Slide, TalkKind } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';
import { linesOf } from './outlines/lines.ts';
import type { Outline } from './outlines/outline.ts';
import { OUTLINES } from './outlines/outlines.ts';
import { readTopic, type Topic } from './topic/read-topic.ts';
import { characterOf, type DeckPalette } from './writing/palette-words.ts';
import { shareOut } from './writing/share-out.ts';
import { shorten, widthOf } from './writing/width.ts';
import { writeSlide } from './writing/write-slide.ts';
import { asSentence, SUBJECT_WIDTH, TITLE_WIDTH, writerOf, type Writer } from './writing/writer.ts';

export interface DeckRequest {
  /** What the visitor wrote: any text; what is beyond 1,000 characters is not read. */
  topic: string;
  palette: DeckPalette;
  /** Another one gives other wordings; the same gives the same deck. */
  seed?: string | number | undefined;
  /** The language of the interface, where the topic does not tell one. */
  locale?: Locale | undefined;
}

export interface WrittenDeck {
  plan: DeckPlan;
  /** One slide for each that the plan names. */
  content: Slide[];
}

/** Writes a deck: the outline of the topic's kind of talk in the topic's language, as prompts that the speaker fills in. */
export function writeDeck({ topic, palette, seed = '', locale: fallback = 'zh' }: DeckRequest): WrittenDeck {
  const read = readTopic(topic, fallback);
  const { kind, locale } = read;
  const outline = OUTLINES[kind];
  const title = titleOf(read, outline);
  const subtitle = subtitleOf(read, outline, title, palette);
  const writer = writerOf({
    locale,
    subject: nameOf(read),
    standIn: outline.standIn[locale],
    seed: `${seed} ${kind}`,
  });
  const seconds = shareOut(
    read.minutes ?? outline.minutes,
    outline.slides.map(({ share }) => share),
  );
  const sections = sectionsOf(outline, writer);
  const character = characterOf(palette, title);
  let number = 0;
  const content = outline.slides.map((slide, at) => {
    if (slide.layout === 'section') number += 1;
    return writeSlide(slide, {
      writer,
      palette,
      title,
      subtitle,
      character,
      sections,
      number,
      seconds: seconds[at]!,
    });
  });
  const slides = content.map((slide) => ({
    layout: slide.layout,
    title: shorten('title' in slide ? slide.title : slide.text, Infinity, 60),
  }));
  return { plan: { kind, locale, title, subtitle, slides }, content };
}

/** What sentences call the talk's subject; null for what is too long for one, or is a question. */
function nameOf({ subject, locale }: Topic): string | null {
  if (subject === null || subject.isClause) return null;
  const { inSentences } = subject;
  return widthOf(inSentences) <= SUBJECT_WIDTH[locale] ? inSentences : null;
}

function titleOf({ subject, locale }: Topic, outline: Outline): string {
  if (subject === null) return outline.label[locale];
  const [short] = subject.title.split(/\s*(?::|：|——|—|–| - |\||｜)\s*/u);
  const fitting =
    widthOf(subject.title) <= TITLE_WIDTH[locale] || [...(short ?? '')].length < 2 ? subject.title : short!;
  return asSentence(shorten(fitting, TITLE_WIDTH[locale], 60), locale);
}

const PALETTE_WORDS: Record<Locale, (name: string) => string> = {
  zh: (name) => `配色“${name}”`,
  en: (name) => `in the colours of “${name}”`,
  ja: (name) => `配色「${name}」`,
};
const AUDIENCE_WORDS: Record<Locale, (audience: string) => string> = {
  zh: (audience) => `面向${audience}`,
  en: (audience) => `for ${audience}`,
  ja: (audience) => `${audience}向け`,
};
const LENGTH_WORDS: Record<Locale, (minutes: number) => string> = {
  zh: (minutes) => `${minutes} 分钟`,
  en: (minutes) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  ja: (minutes) => `${minutes}分`,
};

/** The whole subject where the title is shortened, else what kind of talk it is; for whom; how long; in which colours. */
function subtitleOf(
  { subject, locale, audience, minutes }: Topic,
  outline: Outline,
  title: string,
  palette: DeckPalette,
): string {
  const label = outline.label[locale];
  const whole =
    subject && asSentence(subject.title, locale) !== title ? asSentence(subject.title, locale) : null;
  const parts = [
    whole ?? (title.toLowerCase().includes(label.toLowerCase()) ? null : label),
    audience === null ? null : AUDIENCE_WORDS[locale](audience),
    LENGTH_WORDS[locale](minutes ?? outline.minutes),
    palette.name.trim() === '' ? null : PALETTE_WORDS[locale](shorten(palette.name.trim(), 24, 24)),
  ].filter((part) => part !== null);
  // Whatever else there is no room for; the whole subject comes first.
  while (parts.length > 1 && parts.join(' · ').length > 120) parts.pop();
  return asSentence(shorten(parts.join(' · '), Infinity, 120), locale);
}

/** The parts of the talk, as its agenda lists them and their slides repeat them. */
function sectionsOf({ slides }: Outline, writer: Writer): string[] {
  return slides
    .filter(({ layout }) => layout === 'section')
    .map(({ texts }) =>
      writer.write(linesOf(texts[writer.locale])[0]!, { length: 40, width: TITLE_WIDTH[writer.locale] }),
    );
}

/** The kind of talk that a topic asks for; `talk` where it does not say. */
export const kindOfTopic = (topic: string): TalkKind => readTopic(topic, 'zh').kind;
