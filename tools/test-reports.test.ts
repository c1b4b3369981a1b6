import { describe, expect, test } from 'vitest';
import {
  playwrightOutcome,
  playwrightTimes,
  slowestFiles,
  vitestOutcome,
  vitestTimes,
  type PlaywrightReport,
  type VitestReport,
} from './test-reports.ts';

const file = (overrides: Partial<VitestReport['testResults'][number]>) => ({
  name: '/danqing/libs/a.test.ts',
  status: 'passed',
  message: '',
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: [],
  ...overrides,
});

describe('what vitest reports', () => {
  test('names the file, the test and the first line of what a failure said, without terminal colours', () => {
    const report: VitestReport = {
      numPassedTests: 7,
      testResults: [
        file({
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a colour has a name', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'a colour has a hex',
              failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m'],
            },
          ],
        }),
      ],
    };
    expect(vitestOutcome(report, [], 1, '/danqing')).toEqual({
      passed: 7,
      failures: ['libs/a.test.ts › a colour has a hex\n    expected 1 to be 2'],
    });
  });

  test('counts a file that could not be read', () => {
    const report = {
      numPassedTests: 0,
      testResults: [file({ status: 'failed', message: 'no such module' })],
    };
    expect(vitestOutcome(report, [], 1, '/danqing').failures).toEqual(['libs/a.test.ts\n    no such module']);
  });

  test.each([
    ['a set-up that failed', { numPassedTests: 3, testResults: [file({})] }],
    ['a runner that wrote nothing', null],
  ])('is not green after %s', (_, report) => {
    expect(vitestOutcome(report, [], 1, '/danqing').failures).toEqual([
      'vitest ended with code 1 outside of any test',
    ]);
  });

  test('names errors outside of any test', () => {
    const report = { numPassedTests: 3, testResults: [file({})] };
    expect(vitestOutcome(report, ['Error: closed\n    at late (libs/a.ts:3:1)'], 1, '/danqing')).toEqual({
      passed: 3,
      failures: ['outside of any test\n    Error: closed\n        at late (libs/a.ts:3:1)'],
    });
  });

  test('tells how long each file took', () => {
    const report = { numPassedTests: 1, testResults: [file({})] };
    expect(vitestTimes(report, '/danqing')).toEqual([{ file: 'libs/a.test.ts', seconds: 2.5 }]);
  });

  test('is green when the runner is', () => {
    expect(vitestOutcome({ numPassedTests: 3, testResults: [file({})] }, [], 0, '/danqing')).toEqual({
      passed: 3,
      failures: [],
    });
  });
});

describe('what playwright reports', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'journeys/scheme.spec.ts',
    line: 12,
    tests: [{ status, results: [{ duration: 1_500, ...(message !== undefined && { error: { message } }) }] }],
  });
  const report: PlaywrightReport = {
    stats: { expected: 5 },
    errors: [],
    suites: [
      {
        title: 'journeys/scheme.spec.ts',
        specs: [spec('locks', 'expected'), spec('moves', 'unexpected', 'no slip')],
        suites: [{ title: 'on a phone', specs: [spec('scrolls', 'flaky', 'too late')] }],
      },
    ],
  };

  test('names the place of a failure, its groups and what it said; a second try does not help', () => {
    expect(playwrightOutcome(report, 1)).toEqual({
      passed: 5,
      failures: [
        'e2e/journeys/scheme.spec.ts:12 › moves\n    no slip',
        'e2e/journeys/scheme.spec.ts:12 › on a phone › scrolls\n    too late',
      ],
    });
  });

  test('tells how long each file took, all groups together', () => {
    expect(playwrightTimes(report)).toEqual([{ file: 'e2e/journeys/scheme.spec.ts', seconds: 4.5 }]);
    expect(playwrightTimes(null)).toEqual([]);
  });

  test('counts what failed outside of the tests', () => {
    const broken = { ...report, suites: [], errors: [{ message: 'the site did not start' }] };
    expect(playwrightOutcome(broken, 1).failures).toEqual(['playwright\n    the site did not start']);
  });
});

test('names the slowest files of all stages, slowest first', () => {
  const times = [3, 9, 1, 4].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
  expect(slowestFiles(times, 2).map(({ file }) => file)).toEqual(['9.test.ts', '4.test.ts']);
});
