import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@danqing/contracts/locale';
import { catalogueProblems, keyUsage } from '@danqing/i18n/testing';
import { renderInShell } from '@danqing/shell-sdk/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feedbackCatalogues } from '../texts/testing.ts';
import { FeedbackPrompt } from './feedback-prompt.tsx';

const FEEDBACK_URL = 'https://service.example.com/feedback';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (feedbackUrl: string | null = FEEDBACK_URL, locale: Locale = 'en') =>
  renderInShell(
    <>
      <button onPointerUp={(event) => event.stopPropagation()}>Generate</button>
      <FeedbackPrompt feedbackUrl={feedbackUrl} />
    </>,
    { locale, catalogues: { feedback: feedbackCatalogues } },
  );
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function click(times: number, { every = 100, isPrimary = true, button = 0 } = {}) {
  for (let done = 0; done < times; done += 1) {
    await pass(every);
    fireEvent.pointerUp(screen.getByRole('button', { name: 'Generate' }), {
      isPrimary,
      button,
      clientX: 10,
      clientY: 10,
    });
  }
}
const prompt = () => screen.queryByRole('button', { name: 'Not now' })?.closest('li') ?? null;

test('the three languages have the same texts, all of them used', () => {
  expect(catalogueProblems(feedbackCatalogues)).toEqual([]);
  const source = readFileSync(join(import.meta.dirname, 'feedback-prompt.tsx'), 'utf8');
  expect(keyUsage(feedbackCatalogues.zh, [source])).toEqual({ unknown: [], unused: [] });
});

test('comes with the fifth click, also where a click is kept from going up', async () => {
  show();
  await click(4);
  expect(prompt()).toBeNull();
  await click(1);
  expect(prompt()?.textContent).toContain('You seem to be having difficulty, submit feedback?');
});

test.each([
  ['slow clicks', { every: 751 }],
  ['the other mouse button', { button: 2 }],
  ['further fingers', { isPrimary: false }],
])('does not come for %s', async (_name, options) => {
  show();
  await click(10, options);
  expect(prompt()).toBeNull();
});

test('does not come for a key held down', async () => {
  show();
  for (let repeat = 0; repeat < 10; repeat += 1) {
    await pass(30);
    fireEvent.click(screen.getByRole('button', { name: 'Generate' }));
  }
  expect(prompt()).toBeNull();
});

test.each([
  ['zh', '你似乎遇到了困难，要提交反馈吗？', '暂不', '我要反馈'],
  ['ja', 'お困りのようです。フィードバックを送りますか？', '今はしない', 'フィードバックを送る'],
] as const)('speaks %s', async (locale, question, later, confirm) => {
  show(FEEDBACK_URL, locale);
  await click(5);
  expect(screen.getByText(question)).toBeTruthy();
  expect(screen.getByRole('button', { name: later })).toBeTruthy();
  expect(screen.getByRole('link', { name: new RegExp(confirm) })).toBeTruthy();
});

test('goes away by itself after 8000 ms', async () => {
  show();
  await click(5);
  await pass(7999);
  expect(prompt()).not.toBeNull();
  await pass(1);
  expect(prompt()).toBeNull();
});

test('more clicks while it is open neither open another one nor give it more time', async () => {
  show();
  await click(5);
  await click(5);
  expect(screen.getAllByRole('button', { name: 'Not now' })).toHaveLength(1);
  await pass(7500);
  expect(prompt()).toBeNull();
});

test.each([
  ['after its time', () => pass(8000)],
  ['after “not now”', async () => fireEvent.click(screen.getByRole('button', { name: 'Not now' }))],
])('stays away for 8000 ms %s, and counts anew then', async (_when, close) => {
  show();
  await click(5);
  await close();
  expect(prompt()).toBeNull();
  await click(80, { every: 99 });
  expect(prompt()).toBeNull();
  await pass(80);
  await click(4, { every: 10 });
  expect(prompt()).toBeNull();
  await click(1);
  expect(prompt()).not.toBeNull();
});

test('leads to the customer service in a new tab that cannot reach back, and closes', async () => {
  show();
  await click(5);
  const link = screen.getByRole('link', { name: /^I want to give feedback/ });
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    FEEDBACK_URL,
    '_blank',
    'noopener',
  ]);
  let followed = false;
  const stayHere = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stayHere, { once: true });
  fireEvent.click(link);
  expect(followed).toBe(true);
  expect(prompt()).toBeNull();
});

test('is announced politely and leaves the focus where it is', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Generate' });
  button.focus();
  await click(5);
  await pass(100);
  const announced = [...document.querySelectorAll('[aria-live]')].find((element) =>
    element.textContent?.includes('You seem to be having difficulty'),
  );
  expect(announced?.getAttribute('aria-live')).toBe('polite');
  expect(document.activeElement).toBe(button);
});

test('Escape closes it from anywhere', async () => {
  show();
  await click(5);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Generate' }), { key: 'Escape' });
  expect(prompt()).toBeNull();
});

test('F8 leads into it, being inside stops its time, and closing leads back', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Generate' });
  button.focus();
  await click(5);
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: 'Feedback (F8)' }).contains(document.activeElement)).toBe(true);
  await pass(20_000);
  const later = screen.getByRole('button', { name: 'Not now' });
  later.focus();
  fireEvent.keyDown(later, { key: 'Escape' });
  expect(prompt()).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('without an address there is no prompt and nobody listens', async () => {
  const listened = vi.spyOn(document, 'addEventListener');
  show(null);
  expect(listened.mock.calls.map(([type]) => type)).not.toContain('pointerup');
  await click(10);
  expect(prompt()).toBeNull();
});

test('listens no longer once it is gone', () => {
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  const clickListeners = (spy: typeof added | typeof removed) =>
    spy.mock.calls.filter(([type]) => type === 'pointerup');
  show().unmount();
  expect(clickListeners(added)).toHaveLength(1);
  expect(clickListeners(removed).map(([, listener]) => listener)).toEqual(
    clickListeners(added).map(([, listener]) => listener),
  );
});
