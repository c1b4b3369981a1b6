import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAddressWriter } from './address-writer.ts';

const red = { segment: '朱红', link: null };
const at = (link: string) => ({ segment: '朱红', link });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const written: string[] = [];
  const writer = createAddressWriter(red, ({ segment, link }, replace) =>
    written.push(`${replace ? 'replace' : 'push'} ${segment} ${link}`),
  );
  return { writer, written };
}

function startTired() {
  const { writer, written } = start();
  for (let count = 0; count < 19; count += 1) writer.replace(at(String(count)));
  writer.replace(at('a'));
  written.splice(0, 19);
  return { writer, written };
}

it('writes every change of a visitor at once, so that none is lost to a reload', () => {
  const { writer, written } = start();
  for (const link of 'abcde') writer.replace(at(link));
  expect(written).toEqual([...'abcde'].map((link) => `replace 朱红 ${link}`));
});

it('writes a change at once, and nothing where nothing has changed', () => {
  const { writer, written } = start();
  writer.replace(red);
  expect(written).toEqual([]);
  writer.replace(at('a'));
  writer.replace(at('a'));
  expect(written).toEqual(['replace 朱红 a']);
  expect(writer.isCurrent(at('a'))).toBe(true);
  expect(writer.isCurrent(red)).toBe(false);
});

it('writes the last of very many quick changes before a hand could reload', () => {
  const { writer, written } = startTired();
  for (const link of 'bcde') writer.replace(at(link));
  expect(written).toEqual(['replace 朱红 a']);
  vi.advanceTimersByTime(60);
  expect(written).toEqual(['replace 朱红 a', 'replace 朱红 e']);
});

it('writes now and then while changes follow each other without an end, as of a held key', () => {
  const { writer, written } = startTired();
  for (let time = 0; time < 2000; time += 20) {
    writer.replace(at(String(time)));
    vi.advanceTimersByTime(20);
  }
  expect(written).toEqual(['a', '480', '980', '1480', '1980'].map((link) => `replace 朱红 ${link}`));
});

it.each([20, 59, 61, 100, 250])(
  'stays below a hundred writes in thirty seconds, which is all that Safari takes, with a change every %i ms',
  (step) => {
    const { writer, written } = start();
    for (let time = 0; time < 30_000; time += step) {
      writer.replace(at(String(time)));
      vi.advanceTimersByTime(step);
    }
    expect(written.length).toBeLessThan(100);
    expect(written.length).toBeGreaterThan(50);
  },
);

it('writes nothing when a quick change is taken back', () => {
  const { writer, written } = startTired();
  writer.replace(at('b'));
  writer.replace(at('a'));
  vi.runAllTimers();
  expect(written).toEqual(['replace 朱红 a']);
});

it('completes the present entry before it makes another', () => {
  const { writer, written } = startTired();
  writer.replace(at('b'));
  writer.push({ segment: '月白', link: null });
  vi.runAllTimers();
  expect(written).toEqual(['replace 朱红 a', 'replace 朱红 b', 'push 月白 null']);
});

it('forgets what waits when somebody else has moved on', () => {
  const { writer, written } = startTired();
  writer.replace(at('b'));
  writer.adopt(at('c'));
  vi.runAllTimers();
  expect(written).toEqual(['replace 朱红 a']);
  expect(writer.isCurrent(at('c'))).toBe(true);
});

it('writes over an address that is to go, also with the same one', () => {
  const { writer, written } = start();
  writer.adopt(null);
  expect(writer.isCurrent(red)).toBe(false);
  writer.replace(red);
  expect(written).toEqual(['replace 朱红 null']);
});

it('writes what waits when asked to, and nothing more once it is stopped', () => {
  const { writer, written } = startTired();
  writer.replace(at('b'));
  writer.flush();
  expect(written.at(-1)).toBe('replace 朱红 b');
  writer.replace(at('c'));
  writer.stop();
  vi.runAllTimers();
  writer.flush();
  expect(written.at(-1)).toBe('replace 朱红 b');
});
