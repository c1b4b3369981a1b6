import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Environment variable with the path of the file for errors outside of any test, such as unhandled rejections. */
export const OUTSIDE_ERRORS_FILE = 'OUTSIDE_ERRORS_FILE';

/** Vitest reporter. The JSON reporter leaves out errors outside of tests, although they fail the run. */
export default class OutsideErrors implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env[OUTSIDE_ERRORS_FILE];
    if (!file) return;
    writeFileSync(
      file,
      JSON.stringify(errors.map(({ name, message, stack }) => stack ?? `${name}: ${message}`)),
    );
  };
}
