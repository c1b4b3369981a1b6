import type { Violation } from '@danqing/releases';
import type { Browser } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { compareWithStable } from './compare-with-stable.ts';
import type { OpenedPages } from './open-pages.ts';

// Without pictures nothing is opened in it.
const browser = {} as Browser;
const violation = (kind: string): Violation => ({ rule: 'button-name', help: '', element: '', kind });

/** Opens a page that shows other violations at each visit. Null is a visit without a result. */
function shows(...visits: (readonly string[] | null)[]) {
  return vi.fn(async (paths: readonly string[]): Promise<OpenedPages> => {
    const kinds = visits.shift();
    if (!kinds) throw new Error('this machine is too busy to judge it');
    const violations = kinds.map(violation);
    return {
      problem: null,
      weights: [],
      examinations: paths.map((path) => ({ path, violations, picture: null })),
    };
  });
}

interface Visits {
  found: readonly string[];
  again?: ReturnType<typeof shows>;
  stable: ReturnType<typeof shows> | null;
  isTooBusy?: boolean;
}

async function compare({ found, again = shows(found), stable, isTooBusy = false }: Visits) {
  const { violations } = await compareWithStable(browser, {
    examinations: [{ path: '/%E8%8C%B6', violations: found.map(violation), picture: null }],
    openCandidate: again,
    openStable: stable,
    isTooBusy: () => isTooBusy,
  });
  expect(violations).toHaveLength(1);
  const [page] = violations;
  expect(page!.path).toBe('/茶');
  return {
    found: page!.found?.map(({ kind }) => kind),
    stable: page!.stable?.map(({ kind }) => kind) ?? null,
  };
}

test('a release without violations is not opened again', async () => {
  const [again, stable] = [shows(), shows()];
  expect(await compare({ found: [], again, stable })).toEqual({ found: [], stable: null });
  expect([again, stable].every(({ mock }) => mock.calls.length === 0)).toBe(true);
});

test('known violations are not confirmed', async () => {
  const again = shows();
  expect(await compare({ found: ['a'], again, stable: shows(['a']) })).toEqual({
    found: ['a'],
    stable: ['a'],
  });
  expect(again).not.toHaveBeenCalled();
});

test('a new violation counts when the candidate shows it twice and the stable release never', async () => {
  expect(await compare({ found: ['a', 'b'], stable: shows(['b'], ['b']) })).toMatchObject({
    found: ['a', 'b'],
    stable: ['b', 'b'],
  });
  expect(await compare({ found: ['a'], stable: null })).toEqual({ found: ['a'], stable: [] });
});

test('a violation that comes and goes does not count', async () => {
  expect(await compare({ found: ['a'], again: shows([]), stable: shows([], []) })).toMatchObject({
    found: [],
  });
  expect(await compare({ found: ['a'], stable: shows([], ['a']) })).toMatchObject({ stable: ['a'] });
});

test.each<[string, Omit<Visits, 'found'>]>([
  ['the stable release cannot be opened', { stable: shows(null) }],
  ['it cannot be opened again', { stable: shows([], null) }],
  ['the candidate cannot be opened again', { again: shows(null), stable: shows([], []) }],
  ['the machine is saturated', { stable: shows([], []), isTooBusy: true }],
])('a new violation is in doubt when %s', async (_what, visits) => {
  expect(await compare({ found: ['a'], ...visits })).toEqual({ found: ['a'], stable: null });
});
