import { expect, test } from 'vitest';
import { sectionsOf, withPart, type RunConditions } from './figures-page.ts';

const then: RunConditions = {
  date: '2026-11-22',
  commit: 'abc1234',
  machine: 'Node 24, 2 cores',
  load: [0.04, 1.26],
};

test('a part says when, on what and of which code it was measured, and has a table of all that it printed', () => {
  const page = withPart('', 'site', then, [
    { name: 'GET /a|b', requestsPerSecond: 12345.6789, ratio: 0.9 },
    { name: 'GET /c', requestsPerSecond: 2, ratio: 0.1 },
  ]);
  expect(sectionsOf(page).get('site')).toBe(
    [
      '2026-11-22, commit abc1234; Node 24, 2 cores; load 0.0 before, 1.3 after.',
      '',
      '| name | requests per second | ratio |',
      '| --- | --- | --- |',
      '| GET /a\\|b | 12,345.679 | 0.9 |',
      '| GET /c | 2 | 0.1 |',
    ].join('\n'),
  );
});

test('rows of other measures have a table of their own', () => {
  const page = withPart('', 'site', then, [
    { name: 'memory', megabytes: 300 },
    { name: 'a page', ratio: 1 },
  ]);
  expect(page).toContain('| name | megabytes |');
  expect(page).toContain('| name | ratio |');
});

test('what is measured anew takes its own place and leaves the other parts as they are', () => {
  const first = withPart('', 'ship', then, [{ name: 'ship', seconds: 1 }]);
  const both = withPart(first, 'colours', then, [{ name: 'scheme', ratio: 1 }]);
  expect([...sectionsOf(both).keys()]).toEqual(['colours', 'ship']);
  const again = withPart(both, 'ship', { ...then, commit: 'def' }, [{ name: 'ship', seconds: 2 }]);
  expect(sectionsOf(again).get('ship')).toContain('| ship | 2 |');
  expect(sectionsOf(again).get('colours')).toBe(sectionsOf(both).get('colours'));
  expect(withPart(again, 'ship', { ...then, commit: 'def' }, [{ name: 'ship', seconds: 2 }])).toBe(again);
});
