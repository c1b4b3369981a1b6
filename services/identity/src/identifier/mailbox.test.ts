import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['anna@example.com', 'anna@example.com'],
  ['anna+one@example.com', 'anna@example.com'],
  ['anna+one+two@example.com', 'anna@example.com'],
  ['an.na@example.com', 'an.na@example.com'],
  ['an.na+x@gmail.com', 'anna@gmail.com'],
  ['a.n.n.a@googlemail.com', 'anna@gmail.com'],
  ['+one@example.com', '+one@example.com'],
])('the mailbox of %s is %s', (value, mailbox) => {
  expect(mailboxOf({ type: 'email', value })).toBe(mailbox);
});

it('of a number is the number', () => {
  expect(mailboxOf({ type: 'phone', value: '+8613812345678' })).toBe('+8613812345678');
});
