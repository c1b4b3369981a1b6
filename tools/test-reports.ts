import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Outcome {
  passed: number;
  /** Each failure: file, test, and the first lines of its message. */
  failures: string[];
}

export interface FileTime {
  file: string;
  seconds: number;
}

export interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    /** Error of the file itself, as opposed to one of its tests. */
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

export interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/**
 * Returns the outcome of a run that ended with `code`. A null report was not written.
 *
 * @param outside Errors outside of any test, as outside-errors.ts writes them.
 */
export function vitestOutcome(
  report: VitestReport | null,
  outside: readonly string[],
  code: number,
  workspace: string,
): Outcome {
  const inTests = (report?.testResults ?? []).flatMap((file) => {
    const path = relative(workspace, file.name);
    const tests = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => failure(`${path} › ${test.fullName}`, test.failureMessages?.[0]));
    return tests.length === 0 && file.status === 'failed' ? [failure(path, file.message)] : tests;
  });
  const failures = [...inTests, ...outside.map((error) => failure('outside of any test', error))];
  return failedAtLeastOnce('vitest', code, { passed: report?.numPassedTests ?? 0, failures });
}

/** Returns the outcome of a browser run. A test that passed at a retry counts as failed. */
export function playwrightOutcome(report: PlaywrightReport | null, code: number): Outcome {
  const failures = [
    ...(report?.suites ?? []).flatMap((suite) => failedSpecs(suite, [])),
    ...(report?.errors ?? []).map((error) => failure('playwright', error.message)),
  ];
  return failedAtLeastOnce('playwright', code, { passed: report?.stats.expected ?? 0, failures });
}

export const vitestTimes = (report: VitestReport | null, workspace: string): FileTime[] =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(workspace, name),
    seconds: (endTime - startTime) / 1000,
  }));

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

export const slowestFiles = (times: readonly FileTime[], count: number): FileTime[] =>
  times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

/** Reads a report; null when the runner crashed before it wrote one. */
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
  // The outermost suite is the file, which the location already names.
  const inner = (suite.suites ?? []).flatMap((child) => failedSpecs(child, [...parents, child.title]));
  return [...own, ...inner];
}

/** A failure outside any test, such as a broken file or set-up, must not count as green. */
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
