import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { FORMAT_GROUPS } from '../formats/export-formats.ts';
import {
  downloads,
  events,
  member,
  offline,
  othersPalette,
  ownPalette,
  refused,
  renderAsMember,
  server,
  unsavedPalette,
  setUpExport,
} from '../testing.tsx';
import { ExportDialog } from './export-dialog.tsx';
import en from './locales/en.json';
import ja from './locales/ja.json';
import zh from './locales/zh.json';
import {
  action,
  copyButton,
  copySheetButton,
  dialog,
  FORMATS,
  nameOf,
  open,
  opener,
  peekButton,
  press,
} from './testing.tsx';

setUpExport();

const PRICED = {
  en: {
    sentence:
      'This palette is someone else’s. The first export costs 1 credit; after that every format is free.',
    price: '1 credit',
  },
  ja: {
    sentence: 'ほかの人のパレットです。最初の書き出しに 1 クレジットかかり、その後はどの形式も無料です。',
    price: '1 クレジット',
  },
};

const prices = () => FORMATS.filter((format) => action(format).textContent?.includes('1 点')).length;

describe('what is offered', () => {
  test('every format is named, says its use, and stands in its group', async () => {
    await open(unsavedPalette);
    for (const { id, formats } of FORMAT_GROUPS) {
      const group = screen.getByRole('region', { name: zh.groups[id] });
      for (const format of formats) {
        expect(within(group).getByText(zh.formats[format.id].use)).toBeTruthy();
        expect(within(group).getByRole('button', { name: `导出 ${nameOf(format.id)}` })).toBeTruthy();
      }
    }
  });

  test('the dialog wears the palette, its name and its author', async () => {
    await open(unsavedPalette);
    const stripes = [...document.querySelectorAll<HTMLElement>('[aria-hidden] > i')];
    expect(stripes.map(({ style }) => style.background)).toEqual(['#57C3C2', '#EEF7F2']);
    expect(screen.getByText('江南春水')).toBeTruthy();
    expect(screen.getByText('林晚')).toBeTruthy();
  });

  test.each([
    [
      'another’s palette',
      othersPalette,
      member,
      '别人的调色板，首次导出扣 1 点，之后各种格式都免费。',
      FORMATS.length,
    ],
    ['an own palette', ownPalette, member, '自己的调色板，导出免费。', 0],
    ['colours that are not saved', () => unsavedPalette, member, '自己配的颜色，导出免费。', 0],
    ['a palette for a visitor', othersPalette, null, '请登录后导出，非本人资源将扣除1点', FORMATS.length],
    [
      'colours of a visitor',
      () => unsavedPalette,
      null,
      '代码可以直接复制。下载文件请先登录，自己配的颜色免费。',
      0,
    ],
  ])('of %s the price is said first', async (_case, make, user, sentence, priced) => {
    await open(make(), { user });
    expect(screen.getByRole('dialog', { name: '导出调色板', description: sentence })).toBeTruthy();
    expect(prices()).toBe(priced);
  });

  test.each(['en', 'ja'] as const)('in %s nothing is said in Chinese', async (locale) => {
    await open(othersPalette(), { locale });
    const texts = { en, ja }[locale];
    const { sentence, price } = PRICED[locale];
    expect(screen.getByRole('dialog', { name: texts.title, description: sentence })).toBeTruthy();
    const label = `${texts.start} ${price} ${texts.formats.image.name}`;
    expect(screen.getByRole('button', { name: label })).toBeTruthy();
  });
});

describe('an export', () => {
  test.each(FORMATS)('as %s produces a file', async (format) => {
    const { shell } = await open(unsavedPalette);
    await press(format);
    await waitFor(() => expect(shell.toasts.map(({ variant }) => variant)).toEqual(['success']));
    const name = events.at(-1) as string;
    expect(name).toMatch(/^丹青_江南春水\./);
    expect(screen.getAllByText(`.${name.split('.').at(-1)}`).length).toBeGreaterThan(0);
    expect(downloads[0]?.size).toBeGreaterThan(0);
    expect(downloads[0]?.type).toMatch(/^[\w.+-]+\/[\w.+-]+/);
  });

  test('that was paid for makes every format free', async () => {
    await open(othersPalette());
    await press('css');
    await waitFor(() => expect(prices()).toBe(0));
    expect(screen.getByRole('dialog', { description: '已领取，各种格式都可以免费导出。' })).toBeTruthy();
  });

  test('on its way says so, and other formats can be pressed meanwhile', async () => {
    let finish = (_response: Response) => {};
    server['export-image'].mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await open(ownPalette());
    await press('image');
    expect(action('image').textContent).toContain('正在导出…');
    expect(action('image').getAttribute('aria-disabled')).toBe('true');
    await userEvent.dblClick(action('image'));
    await press('css');
    await waitFor(() => expect(downloads.length).toBe(1));
    finish(new Response('ink', { headers: { 'content-type': 'image/png' } }));
    await waitFor(() => expect(downloads.length).toBe(2));
    expect(server['export-image']).toHaveBeenCalledOnce();
    await waitFor(() => expect(action('image').getAttribute('aria-disabled')).toBeNull());
  });

  test('that failed says why beside its format, until it is tried again', async () => {
    const message = '点数不足，没有扣除点数，请购买点数后再试';
    server.claim.mockImplementationOnce(refused(402, 'CREDITS_INSUFFICIENT', message));
    await open(othersPalette());
    await press('image');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(message);
    expect(alert.closest('li')).toBe(action('image').closest('li'));
    expect(prices()).toBe(FORMATS.length);
    await press('image');
    await waitFor(() => expect(downloads.length).toBe(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that failed after the claim is free to try again', async () => {
    server['export-image'].mockImplementationOnce(offline);
    await open(othersPalette());
    await press('image');
    expect((await screen.findByRole('alert')).textContent).toBe('图片生成失败');
    expect(prices()).toBe(0);
  });

  test('goes on when the dialog is closed', async () => {
    const { shell } = await open(ownPalette());
    await press('svg');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shell.toasts.map(({ variant }) => variant)).toEqual(['success']));
  });
});

describe('the dialog', () => {
  test('takes the focus itself, is walked through by Tab, and gives it back', async () => {
    await open(unsavedPalette);
    expect(document.activeElement).toBe(dialog());
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '关闭' }));
    for (const format of FORMATS) {
      await userEvent.tab();
      if (peekButton(format)) {
        expect(document.activeElement).toBe(peekButton(format));
        await userEvent.tab();
      }
      const copy = format === 'image' ? copySheetButton() : copyButton(format);
      if (copy) {
        expect(document.activeElement).toBe(copy);
        await userEvent.tab();
      }
      expect(document.activeElement).toBe(action(format));
      if (format !== 'ase-cmyk') continue;
      await userEvent.tab();
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: zh.print.coated.name }));
    }
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  test('gives the focus to where it is told', async () => {
    function FromMenu() {
      const [open, setOpen] = useState(true);
      const more = useRef<HTMLButtonElement>(null);
      return (
        <>
          <button ref={more}>更多</button>
          {open && (
            <ExportDialog palette={unsavedPalette} onClose={() => setOpen(false)} returnFocus={more} />
          )}
        </>
      );
    }
    renderAsMember(<FromMenu />);
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '更多' })));
  });

  test('makes way for the sign-in, and comes back with the export on its way', async () => {
    let finish = (_response: Response) => {};
    server['export-image'].mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { shell } = await open(othersPalette(), { user: null });
    await press('image');
    expect(dialog()).toBeNull();
    expect(shell.loginsWaiting).toBe(1);
    // Radix restores focus one task later.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).not.toBe(opener());
    shell.signIn(member);
    await waitFor(() => expect(dialog()).toBeTruthy());
    await waitFor(() => expect(events).toEqual(['claim', 'export-image']));
    expect(document.activeElement).toBe(action('image'));
    expect(action('image').textContent).toContain('正在导出…');
    finish(new Response('ink', { headers: { 'content-type': 'image/png' } }));
    await waitFor(() => expect(events.at(-1)).toBe('丹青_江南春水.png'));
  });

  test('comes back as it was when the sign-in is closed', async () => {
    const { shell } = await open(othersPalette(), { user: null });
    await press('image');
    shell.closeSignIn();
    await waitFor(() => expect(dialog()).toBeTruthy());
    expect(document.activeElement).toBe(action('image'));
    expect(events).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
