import type { ColorList } from '@danqing/area-kit';
import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-area.tsx';
import { ColorPicker } from './color-picker.tsx';
import { cocreatedSearch } from './use-cocreated-colors.ts';

const loaded: ColorList = { status: 'loaded', colors: sampleColors };
const onChoose = vi.fn();
const found = { id: 12, name: '雨后青', hex: '#7D99A3', pinyin: 'yǔ hòu qīng', likes_count: 3 };

interface Asked {
  text: string | null;
  signal: AbortSignal | null | undefined;
  answer: (response: Response | Error) => Promise<void>;
}
let asked: Asked[] = [];

function open({ list = loaded, hasPage = (_path: string): boolean => true } = {}) {
  renderPart(<ColorPicker label="主色" value={sampleColor('朱红')} list={list} onChoose={onChoose} />, {
    hasPage,
  });
  fireEvent.click(screen.getByRole('button', { name: /主色/ }));
}
function type(text: string) {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  act(() => vi.advanceTimersByTime(300));
}
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const items = (...colors: object[]) => Response.json({ items: colors });

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const answer: Asked['answer'] = (response) =>
          act(async () => {
            if (response instanceof Error) reject(response);
            else resolve(response);
            await vi.advanceTimersByTimeAsync(0);
          });
        asked.push({ text: new URL(url, location.href).searchParams.get('q'), signal, answer });
      }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onChoose.mockReset();
});

describe('co-created colours in the picker', () => {
  it('come below the colours of the list, which stay where they are', async () => {
    open();
    type('红');
    const before = rows();
    expect(before.length).toBeGreaterThan(1);
    await asked[0]?.answer(items({ ...found, name: '雨后红' }));
    expect(rows()).toEqual([...before, '雨后红#7D99A3共创']);
    expect(screen.getByRole('status').textContent).toBe(`${before.length + 1} 色`);
  });

  it('come below the way to a new one, where the list has none', async () => {
    open();
    type('雨后');
    await asked[0]?.answer(items(found));
    expect(screen.getByRole('button', { name: '共创“雨后”' })).toBeTruthy();
    expect(rows()).toEqual(['雨后青#7D99A3共创']);
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true');
  });

  it('are reached by the keys of the list, and chosen with their name', async () => {
    open();
    type('朱红');
    await asked[0]?.answer(items(found));
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'End' });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({
      hex: '#7D99A3',
      cocreated: { id: 12, name: '雨后青' },
    });
  });

  it('leave out what the list has under the same name', async () => {
    open();
    type('朱红');
    const before = rows();
    await asked[0]?.answer(items({ ...found, name: '朱红', hex: sampleColor('朱红').hex }));
    expect(rows()).toEqual(before);
  });

  it('of a text that has changed are no longer asked for', async () => {
    open();
    type('雨');
    type('雨后');
    expect(asked.map(({ text }) => text)).toEqual(['雨', '雨后']);
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  });

  it.each([
    ['an error', () => new Response('', { status: 503 })],
    ['no answer', () => new TypeError('offline')],
    ['one that cannot be read', () => Response.json({ colors: [] })],
  ])('are passed over in silence after %s', async (_what, failure) => {
    open();
    type('朱红');
    const before = rows();
    await asked[0]?.answer(failure());
    expect(rows()).toEqual(before);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('are not asked for where no area shows them', () => {
    open({ hasPage: (path) => path !== '/co-create-colors/1' });
    type('雨后');
    expect(asked).toEqual([]);
  });
});

describe('cocreatedSearch', () => {
  it.each([
    ['雨', '雨'],
    [' 雨后青 ', '雨后青'],
    ['yu', 'yu'],
    ['yǔ hòu', 'yǔ hòu'],
    ['#7d9', '#77DD99'],
    ['125 153 163', '#7D99A3'],
  ])('looks for %j as %j', (typed, text) => {
    expect(cocreatedSearch(typed)).toBe(text);
  });
  it.each(['', ' ', 'y', '237', '23, 114', '#12345', '青'.repeat(21)])('does not look for %j', (typed) => {
    expect(cocreatedSearch(typed)).toBeNull();
  });
});
