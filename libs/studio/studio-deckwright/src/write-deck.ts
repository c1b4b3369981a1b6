import type { DeckPlan, Slide, TalkKind } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';
import type { Outline } from './outlines/outline.ts';
import { OUTLINES } from './outlines/outlines.ts';
import { readTopic, type Topic } from './topic/read-topic.ts';
import { characterOf, type DeckPalette } from './writing/palette-words.ts';
import { shareOut } from './writing/share-out.ts';
import { shorten, widthOf } from './writing/width.ts';
import { writeSlide } from './writing/write-slide.ts';
import { asSentence, SUBJECT_WIDTH, TITLE_WIDTH, writerOf, type Writer } from './writing/writer.ts';

export interface DeckRequest {
  topic: string;
  palette: DeckPalette;
  /** Selects the wording; the same seed gives the same deck. */
  seed?: string | number | undefined;
  locale?: Locale | undefined;
}

export interface WrittenDeck {
  plan: DeckPlan;
  content: Slide[];
}

/**
 * Returns a deck outline for the topic's kind of talk and language, with prompts that the speaker fills in.
 */
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

function nameOf({ subject, locale }: Topic): string | null {
  if (subject === null || subject.isClause) return null;
  const { inSentences } = subject;
  return widthOf(inSentences) <= SUBJECT_WIDTH[locale] ? inSentences : null;
}

function titleOf({ subject, emoji = '', locale }: Topic, outline: Outline): string {
  if (subject === null) return shorten(`${outline.label[locale]} ${emoji}`.trim(), TITLE_WIDTH[locale], 60);
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
  while (parts.length > 1 && parts.join(' · ').length > 120) parts.pop();
  return asSentence(shorten(parts.join(' · '), Infinity, 120), locale);
}

function sectionsOf({ slides }: Outline, writer: Writer): string[] {
  return slides
    .filter(({ layout }) => layout === 'section')
    .map(({ texts }) =>
      writer.write(String(texts[writer.locale].lines[0]), { length: 40, width: TITLE_WIDTH[writer.locale] }),
    );
}

/** Returns the kind of talk that `writeDeck` recognises in a topic of any language. */
export const kindOfTopic = (topic: string): TalkKind => readTopic(topic, 'zh').kind;
