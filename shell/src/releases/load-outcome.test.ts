import { expect, test } from 'vitest';
import { outcomeOf } from './load-outcome.ts';
import type { LoadFailure } from './load-reports.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const SCRIPT_FAILED = new Error('the script did not come: https://…/remoteEntry.js');
const chunk = named('ChunkLoadError', 'Loading chunk 7 failed.\n(error: https://…/c/7.js)');

const failure = (error: unknown, more: Partial<LoadFailure> = {}) =>
  outcomeOf({ duration: 100, failure: { error, stage: 'load', files: null, online: true, ...more } });

test.each([
  [0, 'ok'],
  [8_000, 'ok'],
  [8_001, 'slow'],
])('there after %d ms: %s', (duration, outcome) => {
  expect(outcomeOf({ duration, failure: null })).toBe(outcome);
});

test.each([
  ['the script of the entry did not come', SCRIPT_FAILED, {}, 'network'],
  ['the file of the entry is missing', SCRIPT_FAILED, { files: 'missing' }, 'network'],
  ['the file of the entry has other bytes', SCRIPT_FAILED, { files: 'altered' }, 'integrity'],
  ['the entry has no hash', new Error('no known hash for https://…'), {}, 'integrity'],
  ['the document was altered', new Error('the release document of the page was altered'), {}, 'integrity'],
  ['there is no network', SCRIPT_FAILED, { online: false }, 'network'],
  ['a first chunk did not come', chunk, {}, 'chunk'],
  ['a first chunk has other bytes', chunk, { files: 'altered' }, 'integrity'],
  ['a first chunk did not come, without a network', chunk, { online: false }, 'network'],
  ['nothing came in time', new Error('not there after 15000 ms'), {}, 'network'],
  ['the entry is given up', new Error('not there after 10000 ms: https://…'), {}, 'network'],
  ['the entry threw, and defines no container', new Error('https://… defines no container'), {}, 'init'],
  ['the container cannot be started', new TypeError('init'), {}, 'init'],
  ['the area threw at import', new TypeError('x is not a function'), {}, 'init'],
  ['something was thrown that is no error', 'nonsense', {}, 'init'],
  [
    'the shell does not share what it needs',
    new Error("Shared module react doesn't exist in shared scope default"),
    {},
    'compat',
  ],
  [
    'the shell shares another version',
    new Error('Unsatisfied version 18.3.1 from shell of shared singleton module react (required ^19.3.1)'),
    {},
    'compat',
  ],
  ['the container exposes no area', new Error('Module "./area" does not exist in container.'), {}, 'compat'],
  ['a route has no component', new Error('the container has no component for: home'), {}, 'compat'],
] as const)('%s', (_what, error, more, outcome) => {
  expect(failure(error, more)).toBe(outcome);
});

test.each([
  ['a screen threw', new Error('boom'), {}, 'render'],
  ['a part of it did not come', chunk, {}, 'chunk'],
  ['a part of it did not come, without a network', chunk, { online: false }, 'network'],
  ['it threw without a network', new Error('boom'), { online: false }, 'render'],
] as const)('on screen: %s', (_what, error, more, outcome) => {
  expect(failure(error, { stage: 'screen', ...more })).toBe(outcome);
});
