import { expect, test } from 'vitest';
import { createVisitor, VARIANT_COOKIE, variantOf, VISITOR_COOKIE, visitorOf } from './visitor.ts';

const id = 'AbCdEfGhIjKlMnOpQrSt_-';

test.each([
  [`${VISITOR_COOKIE}=${id}`, id],
  [`a=b; ${VISITOR_COOKIE}=${id}; c=d`, id],
  [`a=b;${VISITOR_COOKIE}=${id} `, id],
  [`x${VISITOR_COOKIE}=${id}`, null],
  [`${VISITOR_COOKIE}=${id}x`, null],
  [`${VISITOR_COOKIE}=${id.slice(1)}`, null],
  [`${VISITOR_COOKIE}="${id}"`, null],
  [`${VISITOR_COOKIE}=`, null],
  [undefined, null],
])('the cookie %j carries %j', (cookie, expected) => {
  expect(visitorOf({ headers: { cookie } })).toBe(expected);
});

test.each([
  [`a=b; ${VARIANT_COOKIE}=AbCdEfGhIj_-`, 'AbCdEfGhIj_-'],
  [`${VARIANT_COOKIE}=AbCdEfGhIj_-x`, ''],
  [`${VARIANT_COOKIE}=`, ''],
  [undefined, ''],
])('the cookie %j names the variant %j', (cookie, expected) => {
  expect(variantOf({ headers: { cookie } })).toBe(expected);
});

test('a new visitor is known again, and is nobody else', () => {
  const visitor = createVisitor();
  expect(visitorOf({ headers: { cookie: `${VISITOR_COOKIE}=${visitor}` } })).toBe(visitor);
  expect(createVisitor()).not.toBe(visitor);
});
