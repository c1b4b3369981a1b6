import { toast, type ToastOptions } from '@danqing/shell-sdk';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderSite } from '../testing.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('i18nextLng', 'zh');
  renderSite();
});
afterEach(() => vi.useRealTimers());

const show = (options: ToastOptions) => act(() => toast(options));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = (message: string) =>
  screen.queryAllByText(message).some((element) => element.closest('[data-state=open]'));

test('goes away by itself after 1400 ms', async () => {
  show({ message: '已复制' });
  await pass(1399);
  expect(shown('已复制')).toBe(true);
  await pass(1);
  expect(shown('已复制')).toBe(false);
});

test('stays as long as it is told to', async () => {
  show({ message: '保存成功', variant: 'success', duration: 3000 });
  await pass(2999);
  expect(shown('保存成功')).toBe(true);
  await pass(1);
  expect(shown('保存成功')).toBe(false);
});

test('several stack, each with its own time', async () => {
  show({ message: '一', duration: 1000 });
  show({ message: '二', duration: 2000 });
  expect([shown('一'), shown('二')]).toEqual([true, true]);
  await pass(1000);
  expect([shown('一'), shown('二')]).toEqual([false, true]);
});

test('stands at the bottom unless the top is asked for', () => {
  show({ message: '下' });
  show({ message: '上', position: 'top' });
  const region = (message: string) =>
    screen.getAllByText(message)[0]?.closest('[role=region]')?.getAttribute('aria-label');
  expect(region('下')).toContain('底部');
  expect(region('上')).toContain('顶部');
});

test.each([
  ['success', 'polite'],
  ['info', 'polite'],
  ['default', 'polite'],
  ['error', 'assertive'],
] as const)('a message of variant %s is announced %s', async (variant, live) => {
  show({ message: '说', variant });
  await pass(100);
  expect(
    [...document.querySelectorAll('[aria-live]')]
      .find((e) => e.textContent?.includes('说'))
      ?.getAttribute('aria-live'),
  ).toBe(live);
});
