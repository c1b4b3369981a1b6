import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { ExportFormatId } from '../formats/export-formats.ts';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { downloads, events, member, othersPalette, setUpExport, unsavedPalette } from '../testing.tsx';
import en from './locales/en.json';
import ja from './locales/ja.json';
import { copyButton, FORMATS, open, peekButton, press } from './testing.tsx';

setUpExport();

const scheme: ExportablePalette = {
  name: '朱红浅深',
  colors: [
    { hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng', type: 'primary' },
    { hex: '#FFF2EE', name: '山矾', pinyin: 'shān fán', type: 'scheme', shade: '50' },
    { hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng', type: 'scheme', shade: '500' },
  ],
};
const TAILWIND = `/* 丹青 · 朱红浅深 */
@theme {
  --color-zhuhong-50: #FFF2EE; /* 山矾 */
  --color-zhuhong-500: #ED5126; /* 朱红 */
}
`;
const nameField = () => screen.findByRole('textbox', { name: '代码里的名字' });
const TEXTS: readonly ExportFormatId[] = [
  'office-colors',
  'svg',
  'css',
  'tailwind',
  'tailwind-config',
  'shadcn',
  'design-tokens',
  'style-dictionary',
  'figma-variables',
  'tokens-studio',
  'gimp',
  'sketch',
  'open-office',
  'jasc',
  'paint-net',
];

describe('the code of a scheme', () => {
  test.each([
    ['en', '/* 月白 */ /* Moon white */'],
    ['ja', '/* 月白 */ /* げっぱく */'],
  ] as const)('says in %s what the names of its colours mean', async (locale, comment) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open(unsavedPalette, { locale });
    const texts = { en, ja }[locale];
    const name = texts.copyCode.replace('{{name}}', texts.formats.css.name);
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name }));
      expect(write.mock.lastCall?.[0]).toContain(comment);
    });
  });

  test('is copied without signing in, under the name that the visitor gives it', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { shell } = await open(scheme, { user: null });
    const field = await nameField();
    expect(field.getAttribute('value')).toBe('zhuhong');
    await userEvent.click(copyButton('tailwind') as HTMLElement);
    expect(write).toHaveBeenLastCalledWith(TAILWIND);
    expect(shell.toasts.at(-1)).toMatchObject({ message: '已复制：Tailwind 主题' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Brand Red');
    expect(screen.getByText('例如 brand-red-500', { exact: false })).toBeTruthy();
    await userEvent.click(copyButton('tailwind') as HTMLElement);
    expect(write).toHaveBeenLastCalledWith(TAILWIND.replaceAll('zhuhong', 'brand-red'));
    expect(events).toEqual([]);
  });

  test('is looked at in its place, as it is typed', async () => {
    await open(scheme, { user: null });
    const field = await nameField();
    await userEvent.click(peekButton('css') as HTMLElement);
    const code = screen.getByRole('region', { name: 'CSS 变量的代码' });
    expect(code.textContent).toContain('--color-zhuhong-500: #ED5126');
    await userEvent.clear(field);
    await userEvent.type(field, 'shu');
    expect(code.textContent).toContain('--color-shu-500: #ED5126');
    await userEvent.click(peekButton('css') as HTMLElement);
    expect(screen.queryByRole('region', { name: 'CSS 变量的代码' })).toBeNull();
  });

  test('is what the file holds', async () => {
    await open(scheme);
    await userEvent.type(await nameField(), '2');
    await press('tailwind');
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(await downloads[0]?.text()).toBe(TAILWIND.replaceAll('zhuhong', 'zhuhong2'));
  });

  test('has every format that is text, and a palette of any colours its own names', async () => {
    await open(unsavedPalette);
    await waitFor(() => expect(copyButton('css')).not.toBeNull());
    expect(FORMATS.filter((format) => copyButton(format))).toEqual(TEXTS);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test.each([
    ['of another member is not there before the claim, which its export costs', member],
    ['of another member is not there for a visitor', null],
  ])('%s', async (_what, user) => {
    await open(othersPalette(), { user });
    expect(FORMATS.filter((format) => copyButton(format))).toEqual([]);
  });

  test('of another member is there after the claim', async () => {
    await open(othersPalette());
    await press('css');
    await waitFor(() => expect(downloads).toHaveLength(1));
    await waitFor(() => expect(copyButton('css')).not.toBeNull());
  });

  test('has the name that the visitor last gave this palette, and no other one', async () => {
    const named = async (palette: ExportablePalette, typed?: string) => {
      const { unmount } = await open(palette, { user: null });
      const field = await nameField();
      const { value } = field as HTMLInputElement;
      if (typed !== undefined) {
        await userEvent.clear(field);
        if (typed !== '') await userEvent.type(field, typed);
      }
      unmount();
      return value;
    };
    const saved = (id: number) => ({ ...scheme, saved: { id, ownerId: member.id } });
    const blue = { ...scheme, colors: scheme.colors.map((color) => ({ ...color, hex: '#1772B4' })) };
    expect(await named(scheme, 'brand')).toBe('zhuhong');
    expect(await named({ ...scheme, name: '又一次' })).toBe('brand');
    expect(await named(saved(3), 'acme')).toBe('zhuhong');
    expect([await named(saved(3)), await named(saved(4)), await named(blue)]).toEqual([
      'acme',
      'zhuhong',
      'zhuhong',
    ]);
    expect(await named(scheme, '')).toBe('brand');
    expect(await named(scheme)).toBe('zhuhong');
  });
});
