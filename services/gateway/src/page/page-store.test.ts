import { expect, it, vi } from 'vitest';
import { colors, document } from '../testing/page-fixtures.ts';
import { PageStore } from './page-store.ts';

const page = () => ({});

it('lets the page go that was asked for longest ago, while a canary doubles the documents', () => {
  const store = new PageStore<object>(4);
  const canary = { ...document };
  const make = vi.fn(page);
  const ask = (of: typeof document, key: string) => store.get({ document: of, colors, key }, make);
  const kept = ask(document, 'start');
  expect(ask(canary, 'start')).not.toBe(kept);
  ask(document, 'blue');
  ask(canary, 'blue');
  expect(ask(document, 'start')).toBe(kept);
  expect(make).toHaveBeenCalledTimes(4);
  ask(document, 'red');
  expect(ask(document, 'start')).toBe(kept);
  expect(make).toHaveBeenCalledTimes(5);
  ask(canary, 'start');
  expect(make).toHaveBeenCalledTimes(6);
});
