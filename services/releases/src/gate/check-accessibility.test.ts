import { expect, test } from 'vitest';
import type { Violation } from '../plane/smoke-check.ts';
import { checkAccessibility } from './check-accessibility.ts';

const violation = (element: string, kind = `button-name ${element}`): Violation => ({
  rule: 'button-name',
  help: 'Buttons must have discernible text',
  element,
  kind,
});
const check = (found: Violation[] | null, stable: Violation[] | null) =>
  checkAccessibility([{ path: '/tea', found, stable }]);

test('what the stable release has as well does not count, also at another place', () => {
  const kind = 'button-name button.tea-save';
  expect(check([violation('li:nth-child(3) > button', kind)], [violation('button', kind)])).toEqual({
    check: 'accessibility',
    verdict: 'compatible',
    reason: '',
  });
});

test('a new violation is named with its rule and element', () => {
  expect(check([violation('#save'), violation('#send')], [violation('#send')])).toEqual({
    check: 'accessibility',
    verdict: 'incompatible',
    reason: '/tea: Buttons must have discernible text (button-name: #save)',
  });
});

test('many violations are counted', () => {
  const found = ['#a', '#b', '#c', '#d', '#e'].map((element) => violation(element));
  expect(check(found, []).reason).toMatch(/#c\), and 2 more$/);
});

test('without a result of both nothing is refused, and the reason says so', () => {
  expect(check(null, [])).toMatchObject({
    verdict: 'compatible',
    reason: '/tea could not be examined in time',
  });
  expect(check([violation('#save')], null)).toMatchObject({
    verdict: 'compatible',
    reason: expect.stringMatching(/#save\), not compared with the stable release$/),
  });
  expect(check([], null)).toMatchObject({ verdict: 'compatible', reason: '' });
});
