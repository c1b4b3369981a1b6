import type { Slide } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';
import type { OutlineSlide } from '../outlines/outline.ts';
import { hueWord, isWarm, type DeckPalette } from './palette-words.ts';
import type { Surroundings } from './surroundings.ts';
import { writeNotes } from './write-notes.ts';
import { TITLE_WIDTH } from './writer.ts';

const EXAMPLE_FIGURES: Record<Locale, string> = {
  zh: '示例数据，请替换',
  en: 'Example figures, to be replaced',
  ja: 'サンプルの数値です。差し替えてください',
};

const ALTS: Record<'landscape' | 'flowers' | 'portrait', Record<Locale, (hue: string) => string>> = {
  landscape: {
    zh: (hue) => `水墨设色的山水，以${hue}色调为主`,
    en: (hue) => `A landscape in ink and colour, mainly ${hue}`,
    ja: (hue) => `水墨に淡く彩色した山水画。${hue}を主調とする`,
  },
  flowers: {
    zh: (hue) => `水墨设色的花枝，以${hue}色调为主`,
    en: (hue) => `A flowering branch in ink and colour, mainly ${hue}`,
    ja: (hue) => `水墨に淡く彩色した花の枝。${hue}を主調とする`,
  },
  portrait: {
    zh: (hue) => `水墨设色的人物，以${hue}色调为主`,
    en: (hue) => `A figure in ink and colour, mainly ${hue}`,
    ja: (hue) => `水墨に淡く彩色した人物画。${hue}を主調とする`,
  },
};

function sceneOf({ scene = 'landscape or flowers' }: OutlineSlide, palette: DeckPalette) {
  if (scene !== 'landscape or flowers') return scene;
  return isWarm(palette) ? 'flowers' : 'landscape';
}

/**
 * Returns the slide of an outline; each layout reads a fixed order of lines.
 *
 * @throws {Error} when the outline lacks a line
 */
export function writeSlide(outline: OutlineSlide, around: Surroundings): Slide {
  const { writer, palette } = around;
  const { locale } = writer;
  const { lines } = outline.texts[locale];
  const partsAt = (index: number): readonly string[] => {
    const line = lines[index];
    if (line === undefined)
      throw new Error(`A slide “${outline.layout}” lacks line ${index + 1} in ${locale}`);
    return typeof line === 'string' ? [line] : line;
  };
  const text = (index: number, length: number) => writer.write(partsAt(index)[0]!, { length });
  const title = (length = 60) => writer.write(partsAt(0)[0]!, { length, width: TITLE_WIDTH[locale] });
  const parts = (index: number, length: number) =>
    partsAt(index).map((part) => writer.write(part, { length }));
  const rest = (index: number) => lines.slice(index).map((_, at) => partsAt(index + at));
  const notes = writeNotes(outline, around);

  switch (outline.layout) {
    case 'title': {
      const { title: whole, subtitle, character } = around;
      return { layout: 'title', title: whole, subtitle, character, notes };
    }
    case 'agenda':
      return { layout: 'agenda', title: title(40), items: [...around.sections], notes };
    case 'section':
      return { layout: 'section', number: around.number, title: title(40), summary: text(1, 120), notes };
    case 'statement':
      return { layout: 'statement', text: text(0, 90), support: text(1, 160), notes };
    case 'bullets':
      return {
        layout: 'bullets',
        title: title(),
        items: rest(1).map(([heading = '', line = ''], at) => ({
          icon: outline.icons?.[at] ?? 'check',
          title: writer.write(heading, { length: 40 }),
          text: writer.write(line, { length: 120 }),
        })),
        notes,
      };
    case 'columns':
      return {
        layout: 'columns',
        title: title(),
        columns: rest(1).map(([heading = '', ...items]) => ({
          heading: writer.write(heading, { length: 40 }),
          lines: items.map((item) => writer.write(item, { length: 90 })),
        })),
        notes,
      };
    case 'picture': {
      const scene = sceneOf(outline, palette);
      const alt = ALTS[scene][locale](hueWord(palette, locale));
      return {
        layout: 'picture',
        title: title(),
        text: text(1, 220),
        caption: text(2, 90),
        scene,
        alt,
        notes,
      };
    }
    case 'chart': {
      const { kind = 'bar', values = [], unit = '' } = outline.chart ?? {};
      const categories = parts(2, 24);
      const series = parts(3, 30).map((name, at) => ({ name, values: [...(values[at] ?? [])] }));
      const source = EXAMPLE_FIGURES[locale];
      return {
        layout: 'chart',
        title: title(),
        takeaway: text(1, 120),
        kind,
        categories,
        series,
        unit,
        source,
        notes,
      };
    }
    case 'timeline':
      return {
        layout: 'timeline',
        title: title(),
        steps: rest(1).map(([label = '', heading = '', line = '']) => ({
          label: writer.write(label, { length: 20 }),
          title: writer.write(heading, { length: 30 }),
          text: writer.write(line, { length: 80 }),
        })),
        notes,
      };
    case 'table': {
      const head = parts(1, 24);
      const rows = outline.rowsOfColors
        ? rowsOfColors(palette, parts(2, 48))
        : rest(2).map((row) => row.map((cell) => writer.write(cell, { length: 48 })));
      return { layout: 'table', title: title(), head, rows, notes };
    }
    case 'quote':
      return { layout: 'quote', text: text(0, 120), source: text(1, 60), notes };
    case 'closing':
      return {
        layout: 'closing',
        title: title(40),
        lines: rest(1).map(([line = '']) => writer.write(line, { length: 80 })),
        notes,
      };
  }
}

function rowsOfColors({ colors }: DeckPalette, blank: string[]): string[][] {
  const rest = blank.slice(2);
  const rows = colors
    .slice(0, 5)
    .map(({ name, hex }) => [name === '' ? hex : name, hex.toUpperCase(), ...rest]);
  return [...rows, ...Array.from({ length: Math.max(1, 2 - rows.length) }, () => blank)];
}
