import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hexToRgb } from '@danqing/color-core';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type PptxGenJSModule from 'pptxgenjs';
import { fiveColors, listedColors } from '../../testing/palettes.ts';
import {
  officeSlots,
  writeOfficeTheme,
  type FormatPalette,
  type OfficeSlotName,
  type OfficeVariant,
} from '../index.ts';

const PptxGenJS = createRequire(import.meta.url)('pptxgenjs') as typeof PptxGenJSModule.default;

const run = promisify(execFile);
const office = process.env.SOFFICE_PATH;
let folder = '';

const SHOWN = [
  ['tx1', 'dk1'],
  ['bg1', 'lt1'],
  ['tx2', 'dk2'],
  ['bg2', 'lt2'],
  ['accent1', 'accent1'],
  ['accent2', 'accent2'],
  ['accent3', 'accent3'],
  ['accent4', 'accent4'],
  ['accent5', 'accent5'],
  ['accent6', 'accent6'],
] as const satisfies readonly (readonly [string, OfficeSlotName])[];
const INCHES = { width: 10, height: 5.625, column: 0.9, top: 1, tall: 3 };

async function deckWith(thmx: Uint8Array): Promise<Uint8Array> {
  const deck = new PptxGenJS();
  deck.layout = 'LAYOUT_16x9';
  const slide = deck.addSlide();
  SHOWN.forEach(([color], index) => {
    slide.addShape('rect', {
      x: 0.5 + index * INCHES.column,
      y: INCHES.top,
      w: INCHES.column,
      h: INCHES.tall,
      fill: { color },
    });
  });
  const written = (await deck.write({ outputType: 'uint8array' })) as Uint8Array;
  const parts = unzipSync(written, { filter: ({ name }) => !name.endsWith('/') });
  const theme = unzipSync(thmx)['theme/theme/theme1.xml'];
  if (!theme) throw new Error('no theme part');
  return zipSync({ ...parts, 'ppt/theme/theme1.xml': theme });
}

async function render(files: readonly string[]) {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  await run(
    office ?? '',
    [
      '--headless',
      profile,
      '--convert-to',
      'png',
      '--outdir',
      folder,
      ...files.map((file) => join(folder, file)),
    ],
    { env: { ...process.env, HOME: folder } },
  );
}

async function pixelsOf(file: string) {
  const image = await loadImage(await readFile(join(folder, file)));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return (x: number, y: number) => [
    ...context.getImageData(
      Math.round((x / INCHES.width) * image.width),
      Math.round((y / INCHES.height) * image.height),
      1,
      1,
    ).data,
  ];
}

const twelve: FormatPalette = {
  name: '十二色 <&"',
  colors: listedColors.filter((_, index) => index % 85 === 7),
};
const cases: [string, FormatPalette, OfficeVariant][] = [
  ['twelve-as-listed', twelve, 'as-listed'],
  ['twelve-readable', twelve, 'readable'],
  ['five-as-listed', fiveColors, 'as-listed'],
  ['five-readable', fiveColors, 'readable'],
];

beforeAll(async () => {
  if (!office) return;
  folder = await mkdtemp(join(tmpdir(), 'danqing-office-'));
  for (const [name, palette, variant] of cases) {
    await writeFile(join(folder, `${name}.pptx`), await deckWith(writeOfficeTheme(palette, { variant })));
  }
  await render(cases.map(([name]) => `${name}.pptx`));
}, 120_000);
afterAll(() => (folder ? rm(folder, { recursive: true, force: true }) : undefined));

it.skipIf(!office).each(cases)(
  'LibreOffice shows exactly the colours of the theme: %s',
  async (name, palette, variant) => {
    const pixel = await pixelsOf(`${name}.png`);
    const slots = new Map(officeSlots(palette, variant).map(({ slot, hex }) => [slot, hex]));
    const middle = INCHES.top + INCHES.tall / 2;
    const shown = SHOWN.map(([color], index) => [color, pixel(0.5 + (index + 0.5) * INCHES.column, middle)]);
    expect(shown).toEqual(SHOWN.map(([color, slot]) => [color, [...hexToRgb(slots.get(slot) ?? ''), 255]]));
    expect(pixel(0.25, 0.25)).toEqual([...hexToRgb(slots.get('lt1') ?? ''), 255]);
  },
);
