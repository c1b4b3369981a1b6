import { deckModelSchema, SLIDE_LAYOUTS, THEME_SLOTS, type DeckModel } from '@danqing/contracts/agent';
import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeDesign } from '../design/make-design.ts';
import { anyPalette, anySlide } from '../testing/any-slide.ts';
import { findPackageFaults } from '../testing/package-faults.ts';
import { elements, partsOf, readXml, type Element } from '../testing/read-xml.ts';
import { SAMPLE_PALETTES } from '../testing/palettes.ts';
import { sampleDeck } from '../testing/sample-deck.ts';
import type { DeckPicture } from './slide-xml.ts';
import { writePptx } from './write-pptx.ts';

const LOCALES = ['zh', 'en', 'ja'] as const;
const none = new Map<number, DeckPicture>();

const picture: DeckPicture = {
  bytes: createCanvas(640, 480).toBuffer('image/png'),
  type: 'image/png',
  width: 640,
  height: 480,
};

function read(model: DeckModel, pictures: ReadonlyMap<number, DeckPicture> = none) {
  const parts = partsOf(writePptx(model, pictures));
  const part = (name: string): Element => {
    const text = parts.get(name);
    if (typeof text !== 'string') throw new Error(`no part ${name}`);
    return readXml(text);
  };
  const target = (source: string, type: string): string => {
    const cut = source.lastIndexOf('/') + 1;
    const list = elements(part(`${source.slice(0, cut)}_rels/${source.slice(cut)}.rels`), 'Relationship');
    const found =
      list.find(({ attributes }) => attributes.Type?.endsWith(`/${type}`))?.attributes.Target ?? '';
    return new URL(found, `file:///${source}`).pathname.slice(1);
  };
  return { parts, part, target, slides: model.content.map((_, index) => `ppt/slides/slide${index + 1}.xml`) };
}

const UNSEEN = ['layout', 'notes', 'scene', 'alt', 'kind', 'categories', 'series', 'unit', 'icon'];

function saidBy(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (UNSEEN.includes(key) ? [] : saidBy(inner)));
}

const wordsOf = (root: Element): string[] =>
  elements(root, 'a:t').map(({ text }) => text.replaceAll('&apos;', "'"));

describe.each(LOCALES)('a presentation in the language %s', (locale) => {
  const model = sampleDeck('tea', locale, 'light');
  const pictureAt = model.content.findIndex(({ layout }) => layout === 'picture');

  test('is a model by the contract, and a package that a strict reader takes', () => {
    expect(deckModelSchema.parse(model)).toEqual(model);
    expect(findPackageFaults(writePptx(model, none))).toEqual([]);
    expect(findPackageFaults(writePptx(model, new Map([[pictureAt, picture]])))).toEqual([]);
  });

  test('says what the model says, in places of its layouts', () => {
    const { part, slides } = read(model);
    model.content.forEach((slide, index) => {
      const root = part(slides[index] ?? '');
      const words = wordsOf(root);
      for (const text of saidBy(slide)) expect(words).toContain(text);
      expect(
        elements(root, 'p:ph').filter(({ attributes }) => /^(ctrT|t)itle$/.test(attributes.type ?? '')),
      ).toHaveLength(1);
    });
  });

  test('has the notes of every slide', () => {
    const { part, slides, target } = read(model);
    const notes = slides.map((slide) => wordsOf(part(target(slide, 'notesSlide'))).join('\n'));
    expect(notes).toEqual(model.content.map((slide) => slide.notes));
  });

  test('says its language and title', () => {
    const { part, slides } = read(model);
    const language = { zh: 'zh-CN', en: 'en-US', ja: 'ja-JP' }[locale];
    const core = part('docProps/core.xml');
    expect(elements(core, 'dc:title')[0]?.text).toBe(model.plan.title);
    expect(elements(core, 'dc:language')[0]?.text).toBe(language);
    for (const slide of slides)
      for (const { attributes } of elements(part(slide), 'a:rPr')) expect(attributes.lang).toBe(language);
  });
});

describe('the master', () => {
  const model = sampleDeck('tea', 'zh', 'threeHues');
  const { part, parts, slides, target } = read(model);

  test('offers a layout of every kind, used or not', () => {
    const eight = { ...model, content: model.content.slice(0, 8) };
    const layouts = [...read(eight).parts].filter(([name]) =>
      /slideLayouts\/slideLayout\d+\.xml$/.test(name),
    );
    const kinds = new Set(
      layouts.map(([, xml]) =>
        elements(readXml(String(xml)), 'p:cSld')[0]?.attributes.name?.replace(/ \d+$/, ''),
      ),
    );
    expect(kinds.size).toBe(SLIDE_LAYOUTS.length);
  });

  test('has every place that a slide fills in the layout of that slide', () => {
    for (const slide of slides) {
      const places = (root: Element) =>
        elements(root, 'p:ph').map(({ attributes }) => `${attributes.type} ${attributes.idx ?? ''}`);
      const offered = places(part(target(slide, 'slideLayout')));
      for (const place of places(part(slide))) expect(offered).toContain(place);
    }
  });

  test('has the theme of the design, with the palette by name and a theme of its own for notes', () => {
    const theme = part(target('ppt/slideMasters/slideMaster1.xml', 'theme'));
    const scheme = elements(theme, 'a:clrScheme')[0];
    expect(scheme?.children.map(({ name, children }) => [name, children[0]?.attributes.val])).toEqual(
      THEME_SLOTS.map((slot, index) => [`a:${slot}`, model.design.colors[index]?.hex.slice(1)]),
    );
    expect(elements(theme, 'a:custClr').map(({ attributes }) => attributes.name)).toEqual(
      model.design.palette.map(({ name }) => name),
    );
    expect(elements(theme, 'a:ea').map(({ attributes }) => attributes.typeface)).toEqual([
      'STZhongsong',
      'Microsoft YaHei',
    ]);
    for (const list of ['a:fillStyleLst', 'a:lnStyleLst', 'a:effectStyleLst', 'a:bgFillStyleLst'])
      expect(elements(theme, list)[0]?.children).toHaveLength(3);
    expect(target('ppt/notesMasters/notesMaster1.xml', 'theme')).toBe('ppt/theme/theme2.xml');
  });

  test('leaves every colour to the theme: another one recolours all, and nothing has a colour of its own', () => {
    for (const [name, xml] of parts)
      if (typeof xml === 'string' && !name.startsWith('ppt/theme/'))
        expect(`${name} ${/srgbClr|sysClr|prstClr|hslClr|scrgbClr/.exec(xml)?.[0] ?? ''}`).toBe(`${name} `);
    const other = read({
      ...model,
      design: makeDesign(SAMPLE_PALETTES.threeHues?.toReversed() ?? [], { locale: 'zh' }),
    });
    expect(other.part('ppt/theme/theme1.xml')).not.toEqual(part('ppt/theme/theme1.xml'));
  });
});

describe('pictures, charts and tables', () => {
  const model = sampleDeck('tea', 'en', 'light');
  const at = (layout: string) => model.content.findIndex((slide) => slide.layout === layout);

  test('a painting is cut to its place and described; without one the place is drawn and described', () => {
    const painted = read(model, new Map([[at('picture'), picture]])).part(
      `ppt/slides/slide${at('picture') + 1}.xml`,
    );
    const [frame] = elements(painted, 'p:pic');
    const described = (root: Element | undefined) =>
      root ? elements(root, 'p:cNvPr')[0]?.attributes.descr : undefined;
    expect(described(frame)).toMatch(/^Ink landscape/);
    expect(Number(elements(painted, 'a:srcRect')[0]?.attributes.l)).toBeCloseTo(18_500, -2);
    const bare = read(model).part(`ppt/slides/slide${at('picture') + 1}.xml`);
    expect(elements(bare, 'p:pic')).toHaveLength(0);
    const [group] = elements(bare, 'p:grpSp');
    expect(described(group)).toMatch(/^Ink landscape/);
    expect(elements(group ?? bare, 'p:sp').length).toBeGreaterThan(5);
  });

  test('all that is drawn is described or marked as decorative', () => {
    const { part, slides } = read(model);
    for (const slide of slides)
      for (const shape of [...elements(part(slide), 'p:sp'), ...elements(part(slide), 'p:graphicFrame')]) {
        const about = elements(shape, 'p:cNvPr')[0];
        const said = elements(shape, 'a:t').length > 0 || Boolean(about?.attributes.descr);
        const decorative = about !== undefined && elements(about, 'adec:decorative').length === 1;
        expect(said !== decorative).toBe(true);
      }
  });

  test('every shape has a text body with a paragraph', () => {
    const { part, parts } = read(model);
    const drawn = [...parts.keys()].filter((name) =>
      /^ppt\/slide(?:s|Layouts|Masters)\/[^/]+\.xml$/.test(name),
    );
    expect(drawn.length).toBeGreaterThan(10);
    for (const name of drawn)
      for (const shape of elements(part(name), 'p:sp')) {
        const [body] = elements(shape, 'p:txBody');
        expect(body && elements(body, 'a:p').length, name).toBeGreaterThan(0);
      }
  });

  test.each(LOCALES)(
    'a chart has its numbers twice, in itself and in the workbook that is edited: %s',
    (locale) => {
      const deck = sampleDeck('tea', locale, 'light');
      const index = deck.content.findIndex((slide) => slide.layout === 'chart');
      const slide = deck.content[index];
      if (slide?.layout !== 'chart') throw new Error('no chart');
      const { parts, part, target } = read(deck);
      const chart = target(`ppt/slides/slide${index + 1}.xml`, 'chart');
      const values = elements(part(chart), 'c:val').map((list) =>
        elements(list, 'c:v').map(({ text }) => Number(text)),
      );
      expect(values).toEqual(slide.series.map((series) => series.values));
      const workbook = parts.get(target(chart, 'package'));
      if (!(workbook instanceof Uint8Array)) throw new Error('no workbook');
      const sheet = readXml(String(partsOf(workbook).get('xl/worksheets/sheet1.xml')));
      const rows = elements(sheet, 'row').map((row) => elements(row, 'c').map((cell) => wordOf(cell)));
      expect(rows).toEqual([
        ['', ...slide.series.map(({ name }) => name)],
        ...slide.categories.map((category, row) => [
          category,
          ...slide.series.map((series) => String(series.values[row])),
        ]),
      ]);
    },
  );

  test('a table has a head and as many cells as the model', () => {
    const slide = model.content[at('table')];
    if (slide?.layout !== 'table') throw new Error('no table');
    const root = read(model).part(`ppt/slides/slide${at('table') + 1}.xml`);
    const rows = elements(root, 'a:tr').map((row) =>
      elements(row, 'a:tc').map((cell) => wordsOf(cell).join('')),
    );
    expect(rows).toEqual([slide.head, ...slide.rows]);
    expect(elements(root, 'a:tblPr')[0]?.attributes.firstRow).toBe('1');
  });
});

const wordOf = (cell: Element): string => elements(cell, 't')[0]?.text ?? elements(cell, 'v')[0]?.text ?? '';

test('equal decks are equal files', () => {
  const model = sampleDeck('tea', 'ja', 'pale');
  expect(writePptx(model, none)).toEqual(writePptx(structuredClone(model), none));
});

test('any model gives a package without faults, also with marks that XML takes for its own', () => {
  const locale = fc.constantFrom(...LOCALES);
  fc.assert(
    fc.property(
      locale.chain((one) =>
        fc.tuple(fc.constant(one), ...SLIDE_LAYOUTS.map((layout) => anySlide(layout, one))),
      ),
      anyPalette,
      ([one, ...content], palette) => {
        const title = `<"${one}'> & \u0007]]>`;
        const model: DeckModel = {
          plan: {
            kind: 'talk',
            locale: one,
            title,
            subtitle: title,
            slides: content.map(({ layout }) => ({ layout, title })),
          },
          design: makeDesign(palette, { locale: one }),
          content: content.map((slide) => ({ ...slide, notes: `${title}\n${slide.notes}` })),
        };
        expect(findPackageFaults(writePptx(model, none))).toEqual([]);
      },
    ),
    { numRuns: 8, endOnFailure: true },
  );
});
