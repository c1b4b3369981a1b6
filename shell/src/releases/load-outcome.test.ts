import { expect, test } from 'vitest';
import { outcomeOf } from './load-outcome.ts';
import type { LoadFailure } from './load-reports.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const runtime = (code: string, cause = '') =>
  new Error(`[ Federation Runtime ]: Some sentence. #${code}\nargs: {}\nOriginal Error Message:\n ${cause}`);
const SCRIPT_FAILED = runtime('RUNTIME-008', 'ScriptNetworkError: Failed to load script "…"');
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
  ['the entry has no hash', runtime('RUNTIME-008', 'no known hash for https://…'), {}, 'integrity'],
  ['the document was altered', new Error('the release document of the page was altered'), {}, 'integrity'],
  ['there is no network', SCRIPT_FAILED, { online: false }, 'network'],
  ['a first chunk did not come', chunk, {}, 'chunk'],
  ['a first chunk has other bytes', chunk, { files: 'altered' }, 'integrity'],
  ['a first chunk did not come, without a network', chunk, { online: false }, 'network'],
  ['nothing came in time', new Error('not there after 15000 ms'), {}, 'network'],
  [
    'the entry threw',
    runtime('RUNTIME-008', 'ScriptExecutionError: Script "…" loaded but threw a runtime error'),
    {},
    'init',
  ],
  ['the entry defines no container', runtime('RUNTIME-001'), {}, 'init'],
  ['the container cannot be started', runtime('RUNTIME-015', 'TypeError'), {}, 'init'],
  ['the area threw at import', new TypeError('x is not a function'), {}, 'init'],
  ['something was thrown that is no error', 'nonsense', {}, 'init'],
  ['the shell does not share what it needs', runtime('RUNTIME-006'), {}, 'compat'],
  [
    'the shell shares another version',
    new Error('Version 18.3.1 from shell of shared singleton module react does not satisfy the requirement'),
    {},
    'compat',
  ],
  ['the container exposes no area', runtime('RUNTIME-014'), {}, 'compat'],
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
