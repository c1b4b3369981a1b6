import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a stage of `npm test` came to. */
export interface Outcome {
  passed: number;
  /** Each failure: the file, the test and the first lines of what it said. */
  failures: string[];
}

/** How long the tests of one file took, and what they needed around them. */
export interface FileTime {
  /** Path below the workspace. */
  file: string;
  seconds: number;
}

/** The parts that count here of the JSON that Vitest writes. */
export interface VitestReport {
  numPassedTests: number;
  testResults: {
    /** Absolute path of the file. */
    name: string;
    status: string;
    /** Why the file itself could not run. */
    message: string;
    /** Milliseconds since 1970. */
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** The parts that count here of the JSON that Playwright writes. */
export interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** The report of a runner that ended with `code`; null is a report that was not written. */
export function vitestOutcome(report: VitestReport | null, code: number, workspace: string): Outcome {
  const failures = (report?.testResults ?? []).flatMap((file) => {
    const path = relative(workspace, file.name);
    const tests = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => failure(`${path} › ${test.fullName}`, test.failureMessages?.[0]));
    return tests.length === 0 && file.status === 'failed' ? [failure(path, file.message)] : tests;
  });
  return failedAtLeastOnce('vitest', code, { passed: report?.numPassedTests ?? 0, failures });
}

/** The same for the browser tests; one that passed at a second try counts as failed. */
export function playwrightOutcome(report: PlaywrightReport | null, code: number): Outcome {
  const failures = [
    ...(report?.suites ?? []).flatMap((suite) => failedSpecs(suite, [])),
    ...(report?.errors ?? []).map((error) => failure('playwright', error.message)),
  ];
  return failedAtLeastOnce('playwright', code, { passed: report?.stats.expected ?? 0, failures });
}

/** Time of each file of a Vitest report. */
export const vitestTimes = (report: VitestReport | null, workspace: string): FileTime[] =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(workspace, name),
    seconds: (endTime - startTime) / 1000,
  }));

/** Time of each file of a Playwright report. */
export function playwrightTimes(report: PlaywrightReport | null): FileTime[] {
  const times = new Map<string, number>();
  const add = ({ specs, suites = [] }: PlaywrightSuite) => {
    for (const { file, tests } of specs)
      for (const { duration } of tests.flatMap(({ results }) => results))
        times.set(file, (times.get(file) ?? 0) + duration / 1000);
    suites.forEach(add);
  };
  report?.suites.forEach(add);
  return [...times].map(([file, seconds]) => ({ file: `e2e/${file}`, seconds }));
}

/** The `count` slowest files, slowest first. */
export const slowestFiles = (times: readonly FileTime[], count: number): FileTime[] =>
  times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

/** The report in `file`, or null where the runner died before it wrote one. */
export function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}

function failedSpecs(suite: PlaywrightSuite, parents: string[]): string[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) =>
        failure(
          [`e2e/${spec.file}:${spec.line}`, ...parents, spec.title].join(' › '),
          test.results.find(({ error }) => error)?.error?.message,
        ),
      ),
  );
  // The outermost suite is the file, which the place names already.
  const inner = (suite.suites ?? []).flatMap((child) => failedSpecs(child, [...parents, child.title]));
  return [...own, ...inner];
}

/** A runner that fails outside any test (a broken file, a failed set-up) must not count as green. */
function failedAtLeastOnce(runner: string, code: number, outcome: Outcome): Outcome {
  if (code === 0 || outcome.failures.length > 0) return outcome;
  return { ...outcome, failures: [`${runner} ended with code ${code} outside of any test`] };
}

const MESSAGE_LINES = 12;

const failure = (name: string, message = '') =>
  [name, ...stripVTControlCharacters(message).split('\n').filter(isTelling).slice(0, MESSAGE_LINES)].join(
    '\n    ',
  );

const isTelling = (line: string) => line.trim() !== '' && !/^\s*at .*node_modules/.test(line);
