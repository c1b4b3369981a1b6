import { expect, test } from 'vitest';
import { isConnectionFailure } from './database-unavailable.ts';

const failures: [string, unknown][] = [
  ['an error of the network', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['an answer of a server that stops', Object.assign(new Error('terminating'), { code: '57P01' })],
  ['an error of pg, which has only a text', new Error('Connection terminated unexpectedly')],
  ['a copy of it', { message: 'Connection terminated unexpectedly (Queue: mail, Worker: 1)', stack: '' }],
];
test.each(failures)('%s is the end of a connection', (_of, error) => {
  expect(isConnectionFailure(error)).toBe(true);
});

const others: [string, unknown][] = [
  ['an answer to a statement', Object.assign(new Error('duplicate key'), { code: '23505' })],
  ['a fault of ours', new TypeError('x is not a function')],
  ['nothing', null],
  ['a text', 'Connection terminated'],
];
test.each(others)('%s is not', (_of, error) => {
  expect(isConnectionFailure(error)).toBe(false);
});
