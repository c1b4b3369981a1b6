import { formulaInks, loadCoatedPaper, readPaletteFile } from '@danqing/palette-formats';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { downloads, setUpExport } from '../testing.tsx';
import en from './locales/en.json';
import ja from './locales/ja.json';
import zh from './locales/zh.json';
import { open, peekButton, press } from './testing.tsx';

setUpExport();

const { coatedInks, printOnCoated } = await loadCoatedPaper();

const palette: ExportablePalette = {
  name: '印',
  colors: [
    { hex: '#ED5126', name: '朱红', type: 'primary' },
    { hex: '#0000FF', name: '屏幕蓝' },
  ],
};
const texts = (inks: readonly number[]) => inks.map((ink) => Math.round(ink)).join(', ');
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

async function unfold() {
  await open(palette);
  await waitFor(() => expect(peekButton('ase-cmyk')).not.toBeNull());
  await userEvent.click(peekButton('ase-cmyk')!);
  const name = zh.formats['ase-cmyk'].name;
  const region = within(screen.getByRole('region', { name: zh.colors.region.replace('{{name}}', name) }));
  const items = async () => (await region.findAllByRole('listitem')).map((item) => item.textContent);
  return { region, items };
}

async function exportedInks() {
  await press('ase-cmyk');
  await waitFor(() => expect(downloads).toHaveLength(1));
  const bytes = new Uint8Array(await (downloads[0] as Blob).arrayBuffer());
  return readPaletteFile(bytes, 'x.ase').colors.map(({ inks = [] }) => texts(inks));
}

test('the inks are those of coated paper at first, and the file has them', async () => {
  const { items } = await unfold();
  const said = await items();
  expect(said[0]).toBe(`朱红${texts(coatedInks('#ED5126'))}`);
  expect(await exportedInks()).toEqual([texts(coatedInks('#ED5126')), texts(coatedInks('#0000FF'))]);
});

test('a colour that the paper cannot show is counted, with its print and the difference', async () => {
  const { region, items } = await unfold();
  await items();
  expect(region.getByRole('status').textContent).toBe(zh.print.missed_other.replace('{{count}}', '1'));
  const { inks, printed, deltaE } = printOnCoated('#0000FF');
  expect((await items())[1]).toBe(`屏幕蓝ΔE ${deltaE.toFixed(1)}${texts(inks)}`);
  const chips = region.getAllByRole('listitem')[1]!.querySelectorAll<HTMLElement>('i');
  expect([...chips].map(({ style }) => style.background)).toEqual(['#0000FF', printed]);
});

test('by the formula they are the values of the pages, and the file has those', async () => {
  const { region, items } = await unfold();
  await choose(zh.print.formula.name);
  expect(screen.getByText(zh.print.formula.about)).toBeTruthy();
  expect(await items()).toEqual([
    `朱红${texts(formulaInks('#ED5126'))}`,
    `屏幕蓝${texts(formulaInks('#0000FF'))}`,
  ]);
  expect(region.queryByRole('status')).toBeNull();
  expect(await exportedInks()).toEqual([texts(formulaInks('#ED5126')), texts(formulaInks('#0000FF'))]);
});

test.each([
  ['en', en],
  ['ja', ja],
] as const)(
  'in %s the choice and its meaning are said in the reader’s language',
  async (locale, { print }) => {
    await open(palette, { locale });
    const group = within(screen.getByRole('radiogroup', { name: print.label }));
    expect(group.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
      print.coated.name,
      print.formula.name,
    ]);
    expect(screen.getByText(print.coated.about)).toBeTruthy();
  },
);
