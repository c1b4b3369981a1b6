import type { Slide } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';
import { linesOf, partsOf } from '../outlines/lines.ts';
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
  const lines = linesOf(outline.texts[locale]);
  const body = lines.filter((line) => !line.startsWith('>'));
  const lineAt = (index: number) => {
    const line = body[index];
    if (line === undefined)
      throw new Error(`A slide “${outline.layout}” lacks line ${index + 1} in ${locale}`);
    return line;
  };
  const text = (index: number, length: number) => writer.write(lineAt(index), { length });
  const title = (length = 60) => writer.write(lineAt(0), { length, width: TITLE_WIDTH[locale] });
  const parts = (line: string, length: number) => partsOf(line).map((part) => writer.write(part, { length }));
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
        items: body.slice(1).map((line, at) => {
          const [heading = '', ...rest] = partsOf(line);
          return {
            icon: outline.icons?.[at] ?? 'check',
            title: writer.write(heading, { length: 40 }),
            text: writer.write(rest.join(' '), { length: 120 }),
          };
        }),
        notes,
      };
    case 'columns':
      return {
        layout: 'columns',
        title: title(),
        columns: body.slice(1).map((line) => {
          const [heading = '', ...rest] = partsOf(line);
          return {
            heading: writer.write(heading, { length: 40 }),
            lines: rest.map((part) => writer.write(part, { length: 90 })),
          };
        }),
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
      const categories = parts(lineAt(2), 24);
      const series = parts(lineAt(3), 30).map((name, at) => ({ name, values: [...(values[at] ?? [])] }));
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
        steps: body.slice(1).map((line) => {
          const [label = '', heading = '', ...rest] = partsOf(line);
          return {
            label: writer.write(label, { length: 20 }),
            title: writer.write(heading, { length: 30 }),
            text: writer.write(rest.join(' '), { length: 80 }),
          };
        }),
        notes,
      };
    case 'table': {
      const head = parts(lineAt(1), 24);
      const rows = outline.rowsOfColors
        ? rowsOfColors(palette, parts(lineAt(2), 48))
        : body.slice(2).map((line) => parts(line, 48));
      return { layout: 'table', title: title(), head, rows, notes };
    }
    case 'quote':
      return { layout: 'quote', text: text(0, 120), source: text(1, 60), notes };
    case 'closing':
      return {
        layout: 'closing',
        title: title(40),
        lines: body.slice(1).map((line) => writer.write(line, { length: 80 })),
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
