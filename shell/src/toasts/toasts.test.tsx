import { toast, type ToastOptions } from '@danqing/shell-sdk';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('a message with a link', () => {
  const SAVED = { message: '保存成功！在[调色板]查看', duration: 3000 };
  const action = { label: '[调色板]', path: '/colors/月白' };
  const link = () => screen.getByRole('link', { name: '[调色板]' });
  const isOpen = () => screen.queryByRole('link', { name: '[调色板]' }) !== null;

  test('has it where the message says its label, and leads there without a reload', async () => {
    show({ ...SAVED, action });
    expect(link().parentElement?.textContent).toBe('保存成功！在[调色板]查看');
    act(() => link().click());
    expect(decodeURIComponent(location.pathname)).toBe('/colors/月白');
    await pass(0);
    expect(isOpen()).toBe(false);
  });

  test('has it at the end when the message does not say its label', () => {
    show({ message: '保存成功！', action });
    expect(link().parentElement?.textContent).toBe('保存成功！ [调色板]');
  });

  test('is only text where no active area has the page', () => {
    show({ ...SAVED, action: { ...action, path: '/nowhere' } });
    expect(isOpen()).toBe(false);
    expect(shown('保存成功！在[调色板]查看')).toBe(true);
  });

  test('is announced with the words of the link', async () => {
    show({ ...SAVED, variant: 'success', action });
    await pass(100);
    expect(document.querySelector('[role=status][aria-live]')?.textContent).toContain('[调色板]');
  });

  test('waits while the link has the focus, which the keyboard can give it', async () => {
    show({ ...SAVED, action });
    act(() => link().focus());
    expect(document.activeElement).toBe(link());
    expect(link().tabIndex).toBe(0);
    await pass(10_000);
    expect(isOpen()).toBe(true);
    act(() => link().blur());
    await pass(3000);
    expect(isOpen()).toBe(false);
  });

  test('waits while the pointer is on it', async () => {
    show({ ...SAVED, action });
    fireEvent.pointerMove(link());
    await pass(10_000);
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(
      screen.getAllByRole('region').find((region) => region.contains(link())) as Element,
    );
    await pass(3000);
    expect(isOpen()).toBe(false);
  });
});
