import { renderInShell } from '@danqing/shell-sdk/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { notify } from '../notices/notify.ts';
import { copyWithNotice } from './copy-with-notice.ts';

const texts = { copied: '已复制', failed: '复制失败', swatch: '#ED5126' };

afterEach(() => vi.restoreAllMocks());

it('says in the colour that the text is on the clipboard', async () => {
  const { shell } = renderInShell(null);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await copyWithNotice('#ED5126', texts)).toBe(true);
  expect(write).toHaveBeenCalledWith('#ED5126');
  expect(shell.toasts).toEqual([{ message: '已复制', swatch: '#ED5126' }]);
});

it('says that it is not, as the area shows its messages', async () => {
  const { shell } = renderInShell(null);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  expect(await copyWithNotice('#ED5126', texts, notify)).toBe(false);
  expect(shell.toasts).toEqual([{ message: '复制失败', variant: 'error', duration: 3000 }]);
});
