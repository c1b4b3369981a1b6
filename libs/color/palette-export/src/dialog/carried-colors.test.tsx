import { readPaletteFile } from '@danqing/palette-formats';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ExportFormatId } from '../formats/export-formats.ts';
import { loadPaletteFormats } from '../formats/produce-file.ts';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { downloads, othersPalette, renderAsMember, setUpExport, unsavedPalette } from '../testing.tsx';
import { ExportDialog } from './export-dialog.tsx';
import en from './locales/en.json';
import ja from './locales/ja.json';
import zh from './locales/zh.json';

setUpExport();

const large: ExportablePalette = {
  name: '长卷',
  colors: Array.from({ length: 40 }, (_, index) => ({
    hex: `#${(0x102030 + index * 0x050301).toString(16).toUpperCase()}`,
    name: `色 ${index + 1}`,
  })),
};

const FORMATS = [
  { format: 'office-theme', slots: 12, places: 40, names: true },
  { format: 'office-theme-readable', slots: 12, places: 40, names: true },
  { format: 'office-colors', slots: 12, places: 12, names: false },
  { format: 'ase', slots: 0, places: 40, names: true },
  { format: 'procreate', slots: 0, places: 30, names: false },
] as const satisfies readonly { format: ExportFormatId; slots: number; places: number; names: boolean }[];

const show = (palette: ExportablePalette, options?: Parameters<typeof renderAsMember>[1]) =>
  renderAsMember(<ExportDialog palette={palette} onClose={() => {}} />, options);

async function unfold(format: ExportFormatId, texts: typeof zh | typeof en | typeof ja = zh) {
  const { name } = texts.formats[format];
  const row = screen.getByRole('button', { name: `${texts.start} ${name}` }).closest('li') as HTMLElement;
  await waitFor(() => expect(row.querySelector('[aria-expanded]')).not.toBeNull());
  await userEvent.click(row.querySelector('[aria-expanded]') as HTMLElement);
  return screen.getByRole('region', { name: texts.colors.region.replace('{{name}}', name) });
}

const itemsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '');

describe.each(FORMATS)('$format', ({ format, slots, places, names }) => {
  test('lists what the file read back holds, in its order', async () => {
    show(large);
    const items = itemsOf(await unfold(format));
    await userEvent.click(screen.getByRole('button', { name: `导出 ${zh.formats[format].name}` }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const bytes = new Uint8Array(await (downloads[0] as Blob).arrayBuffer());
    const { colors } = readPaletteFile(bytes, 'x');
    const listed = items.slice(places === 12 ? 0 : slots);
    expect(listed).toHaveLength(places);
    expect(listed.map((text) => /#[0-9A-F]{6}$/.exec(text)?.[0])).toEqual(colors.map(({ hex }) => hex));
    if (names) expect(listed).toEqual(colors.map(({ hex, name }) => `${name}${hex}`));
    const roles = Object.values(zh.colors.slots);
    expect(items.slice(0, slots).map((text) => roles.findIndex((role) => text.startsWith(role)))).toEqual(
      roles.slice(0, slots).map((_, index) => index),
    );
  });

  test('says how many colours it has no place for', async () => {
    show(large);
    const region = await unfold(format);
    const omitted = within(region).queryByText(/后面 \d+ 色/)?.textContent;
    expect(omitted?.match(/\d+/)?.[0]).toBe(places === 40 ? undefined : `${40 - places}`);
  });
});

test.each([
  ['zh', zh, '补足'],
  ['en', en, 'added'],
  ['ja', ja, '補った色'],
] as const)(
  'in %s roles and what fills up are said in the reader’s language',
  async (locale, texts, filled) => {
    show(unsavedPalette, { locale });
    const items = itemsOf(await unfold('office-colors', texts));
    const { dk1, lt1, dk2, folHlink } = texts.colors.slots;
    expect(items.slice(0, 3)).toEqual([`${dk1}石绿#57C3C2`, `${lt1}月白#EEF7F2`, `${dk2}${filled}#000000`]);
    expect(items.at(-1)).toBe(`${folHlink}${filled}#000000`);
  },
);

test('is unfolded and folded by the keyboard, and can be scrolled with it', async () => {
  show(unsavedPalette);
  const region = await unfold('ase');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  expect(region.isConnected).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Adobe 色板里的颜色' }).tabIndex).toBe(0);
});

test('another’s palette has it after the claim, not before', async () => {
  show(othersPalette());
  await act(async () => void (await loadPaletteFormats()));
  const foldings = () => document.querySelectorAll('[aria-expanded]').length;
  expect(foldings()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: /Adobe/ }));
  await waitFor(() => expect(foldings()).toBeGreaterThan(0));
});
