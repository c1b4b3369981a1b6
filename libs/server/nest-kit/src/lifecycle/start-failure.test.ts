import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError } from '../config/load-config.ts';
import { OperatorError } from '../config/operator-error.ts';
import { startFailure } from './start-failure.ts';

const caught = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

test.each<[string, unknown, string]>([
  ['a refusal', new OperatorError('Restore the file.'), 'Restore the file.'],
  [
    'wrong settings',
    new ConfigError(['PORT: must be a number']),
    'The configuration is not valid:\n  PORT: must be a number',
  ],
  [
    'an error of the system',
    caught(() => readFileSync('/nonexistent/release-key')),
    "ENOENT: no such file or directory, open '/nonexistent/release-key'",
  ],
  [
    'a taken port',
    Object.assign(new Error('listen EADDRINUSE: address already in use 127.0.0.1:8080'), {
      code: 'EADDRINUSE',
      syscall: 'listen',
    }),
    'The port is in use: listen EADDRINUSE: address already in use 127.0.0.1:8080. Choose another with PORT.',
  ],
  ['no error', 'gone', 'gone'],
])('%s is told without a stack', (_of, error, text) => {
  expect(startFailure(error)).toBe(text);
});

test('a fault of the program is told with its stack', () => {
  const error = new TypeError('x is not a function');
  expect(startFailure(error)).toBe(error.stack);
});
