import { expect, test } from 'vitest';
import { openTestPlane, publish, type TestPlane } from '../testing/open-plane.ts';
import { json, REASON_OPTION, runWith } from '../testing/run-cli.ts';

const NO_DATABASE = { databaseUrl: null, dataDir: 'unused' };

/** Activates the shell, as OPERATOR or the option says. */
const activate = (plane: TestPlane, release: string, ...[operator, ...options]: (string | undefined)[]) =>
  runWith(
    plane,
    ['activate', 'shell', release, ...REASON_OPTION, ...options.filter((each) => each !== undefined)],
    { operator, knownOperator: async (name) => (name.toLowerCase() === 'anna' ? 'Anna' : null) },
  );

test('a change is made by a known operator, whose name the history shows', async () => {
  const plane = await openTestPlane();
  const release = await publish(plane, { area: 'shell' });
  const unknown = await activate(plane, release, 'mallory');
  expect(unknown).toMatchObject({ code: 1, stdout: '' });
  expect(unknown.stderr).toMatch(/^OPERATOR_UNKNOWN: There is no operator mallory\./);
  expect(await activate(plane, release, 'mallory', '--as', 'anna')).toMatchObject({ code: 0 });
  expect(await json(plane, 'history', 'shell')).toMatchObject([{ actor: 'Anna' }]);
});

test.each([undefined, '', ' '])(
  'OPERATOR %j names nobody, so a change is refused before the database opens',
  async (operator) => {
    const refused = await runWith(NO_DATABASE, ['rollback', 'shell', ...REASON_OPTION], { operator });
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(/^INPUT_INVALID: .*--as <name>, or the variable OPERATOR/);
  },
);

test('reading needs no name', async () => {
  const plane = await openTestPlane();
  for (const command of ['status', 'history', 'verify', 'prune'])
    expect(await runWith(plane, [command], { operator: undefined })).toMatchObject({ code: 0 });
});
