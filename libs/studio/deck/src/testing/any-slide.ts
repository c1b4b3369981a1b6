import {
  SLIDE_ICONS,
  SLIDE_SCENES,
  slideSchema,
  type DeckModel,
  type Slide,
  type SlideLayout,
} from '@danqing/contracts/agent';
import fc from 'fast-check';

const HAN = '青瓷雨过天云破处这般颜色作将来茶盏窑火山水时间手艺日常光影温润';
const KANA = 'あいうえおかきくけこさしすせそたちつてとアイウエオカキクケコー青磁碗茶';
const WORDS = [
  'the',
  'a',
  'colour',
  'kiln',
  'Wmmm',
  'illness',
  'responsibility',
  'internationalisation',
  'of',
  'and',
  'tea',
];

const characters = (pool: string, stops: string) => (max: number) =>
  fc
    .array(fc.constantFrom(...pool, ...stops), { minLength: 1, maxLength: max, size: 'max' })
    .map((list) => list.join(''));

const TEXTS: Readonly<Record<DeckModel['plan']['locale'], (max: number) => fc.Arbitrary<string>>> = {
  zh: characters(HAN, '，。：“”'),
  ja: characters(KANA, '、。「」'),
  en: (max) =>
    fc
      .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: max, size: 'max' })
      .map((list) => list.join(' ').slice(0, max).trim() || 'a'),
};

/** Returns a fast-check arbitrary of valid slides, whose texts have up to the maximum length. */
export function anySlide(layout: SlideLayout, locale: DeckModel['plan']['locale']): fc.Arbitrary<Slide> {
  const line = TEXTS[locale];
  const notes = line(60);
  const title = line(60);
  const value = fc.oneof(
    fc.integer({ min: -1000, max: 100_000 }),
    fc.double({ min: 0, max: 10, noNaN: true }),
  );
  const shapes: Readonly<Record<SlideLayout, () => fc.Arbitrary<unknown>>> = {
    title: () => fc.record({ title, subtitle: line(120), character: line(4), notes }),
    agenda: () =>
      fc.record({ title: line(40), items: fc.array(line(60), { minLength: 2, maxLength: 6 }), notes }),
    section: () =>
      fc.record({ number: fc.integer({ min: 1, max: 9 }), title: line(40), summary: line(120), notes }),
    statement: () => fc.record({ text: line(90), support: line(160), notes }),
    bullets: () =>
      fc.record({
        title,
        items: fc.array(
          fc.record({ icon: fc.constantFrom(...SLIDE_ICONS), title: line(40), text: line(120) }),
          {
            minLength: 2,
            maxLength: 4,
          },
        ),
        notes,
      }),
    columns: () =>
      fc.record({
        title,
        columns: fc.array(
          fc.record({ heading: line(40), lines: fc.array(line(90), { minLength: 1, maxLength: 4 }) }),
          {
            minLength: 2,
            maxLength: 2,
          },
        ),
        notes,
      }),
    picture: () =>
      fc.record({
        title,
        text: line(220),
        caption: line(90),
        scene: fc.constantFrom(...SLIDE_SCENES),
        alt: line(160),
        notes,
      }),
    chart: () =>
      fc
        .tuple(
          fc.constantFrom('bar', 'line', 'doughnut'),
          fc.integer({ min: 2, max: 8 }),
          fc.integer({ min: 1, max: 3 }),
        )
        .chain(([kind, count, series]) =>
          fc.record({
            title,
            takeaway: line(120),
            kind: fc.constant(kind),
            categories: fc.array(line(24), { minLength: count, maxLength: count }),
            series: fc.array(
              fc.record({ name: line(30), values: fc.array(value, { minLength: count, maxLength: count }) }),
              { minLength: kind === 'doughnut' ? 1 : series, maxLength: kind === 'doughnut' ? 1 : series },
            ),
            unit: line(12),
            source: line(120),
            notes,
          }),
        ),
    timeline: () =>
      fc.record({
        title,
        steps: fc.array(fc.record({ label: line(20), title: line(30), text: line(80) }), {
          minLength: 3,
          maxLength: 5,
        }),
        notes,
      }),
    table: () =>
      fc.integer({ min: 2, max: 4 }).chain((width) =>
        fc.record({
          title,
          head: fc.array(line(24), { minLength: width, maxLength: width }),
          rows: fc.array(fc.array(line(48), { minLength: width, maxLength: width }), {
            minLength: 2,
            maxLength: 6,
          }),
          notes,
        }),
      ),
    quote: () => fc.record({ text: line(120), source: line(60), notes }),
    closing: () =>
      fc.record({ title: line(40), lines: fc.array(line(80), { minLength: 1, maxLength: 3 }), notes }),
  };
  return shapes[layout]().map((slide) => slideSchema.parse({ layout, ...(slide as object) }));
}

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const near = (least: number, most: number) =>
  fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: least, max: most }))).map(
    (parts) =>
      `#${parts
        .map((part) => part.toString(16).padStart(2, '0'))
        .join('')
        .toUpperCase()}`,
  );

export const anyPalette: fc.Arbitrary<{ hex: string; name: string }[]> = fc
  .oneof(
    fc.array(hex, { minLength: 1, maxLength: 50 }),
    fc.array(near(0, 60), { minLength: 1, maxLength: 8 }),
    fc.array(near(215, 255), { minLength: 1, maxLength: 8 }),
    fc.array(near(90, 140), { minLength: 1, maxLength: 8 }),
    fc.array(
      fc
        .integer({ min: 0, max: 255 })
        .map((grey) => `#${grey.toString(16).padStart(2, '0').repeat(3).toUpperCase()}`),
      { minLength: 1, maxLength: 8 },
    ),
    hex.map((one) => [one, one]),
  )
  .map((hexes) => hexes.map((one, index) => ({ hex: one, name: `色${index + 1}` })));
