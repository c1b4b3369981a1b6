import { expect, it } from 'vitest';
import { base32, matchingStep, otpauthUri, stepAt, totpCode } from './totp.ts';

/** RFC 6238, appendix B, has eight digits; ours are the last six. */
const RFC_SECRET = Buffer.from('12345678901234567890');
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s gives the code of the RFC', (seconds, code) => {
  expect(totpCode(RFC_SECRET, stepAt(seconds * 1000))).toBe(code);
});

it('knows the code of now, the one before and the one after, and no other', () => {
  const now = 1_234_567_890_000;
  const at = (steps: number) => totpCode(RFC_SECRET, stepAt(now) + steps);
  expect([-2, -1, 0, 1, 2].map((steps) => matchingStep(RFC_SECRET, at(steps), now))).toEqual([
    null,
    stepAt(now) - 1,
    stepAt(now),
    stepAt(now) + 1,
    null,
  ]);
  expect(matchingStep(RFC_SECRET, '005 924', now)).toBe(stepAt(now));
  for (const wrong of ['', '5924', '0059240', '００５９２４', 'abcdef'])
    expect(matchingStep(RFC_SECRET, wrong, now)).toBeNull();
});

/** RFC 4648 §10, but without padding, which authenticators do not expect. */
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j in base 32', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});

it('tells authenticators name and secret', () => {
  expect(otpauthUri('林 澄', RFC_SECRET)).toBe(
    'otpauth://totp/Danqing:%E6%9E%97%20%E6%BE%84?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Danqing',
  );
});
