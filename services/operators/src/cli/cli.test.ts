import type { ErrorBody } from '@danqing/contracts/errors';
import type { OperatorSession } from '@danqing/contracts/operators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, openCalls, type TestCalls } from '../testing/call-operators.ts';
import { stepAt, totpCode } from '../second-factor/totp.ts';
import { runOperatorsCli } from './cli.ts';

let service: TestCalls;
beforeAll(async () => {
  service = await openCalls({ production: true });
});
afterAll(() => service.close());

async function runOn(databaseUrl: string, argv: readonly string[]) {
  let stdout = '';
  let stderr = '';
  const code = await runOperatorsCli(argv, {
    openDatabase: async () => databaseUrl,
    actor: 'li',
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
  });
  return { code, stdout, stderr };
}
const run = (...argv: string[]) => runOn(service.databaseUrl, argv);
const json = async <Result>(...argv: string[]): Promise<Result> =>
  JSON.parse((await run(...argv, '--json')).stdout) as Result;

const fromBase32 = (text: string) => {
  const bits = [...text].map((digit) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(digit).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

describe('an operator', () => {
  it('is added with a token, gets a second factor by a right code of it, and is revoked', async () => {
    const added = await run('add', ' 林澄 ');
    expect(added).toMatchObject({ code: 0, stderr: '' });
    const token = /danqing-operator-[\w-]{43}/.exec(added.stdout)?.[0] ?? '';
    expect((await service.look({ token })).payload).toBe('operator 林澄');
    expect(await run('add', '林澄')).toMatchObject({ code: 1, stderr: expect.stringContaining('already') });

    const { uri, secret } = await json<{ uri: string; secret: string }>('totp', '林澄');
    expect(uri).toContain(`secret=${secret}`);
    const step = stepAt(Date.now());
    const codeAt = (ahead: number) => totpCode(fromBase32(secret), step + ahead);
    expect(codeOf(await service.pull({ token, code: codeAt(0) }))).toEqual([403, 'OPERATOR_TOTP_REQUIRED']);
    const wrong = codeAt(0) === '000000' ? '000001' : '000000';
    expect(await run('totp', '林澄', '--code', wrong)).toMatchObject({ code: 1 });
    expect(await run('totp', '林澄', '--code', codeAt(0))).toMatchObject({ code: 0 });
    expect(codeOf(await service.pull({ token, code: codeAt(0) }))).toEqual([403, 'OPERATOR_CODE_INVALID']);
    expect((await service.pull({ token, code: codeAt(1) })).payload).toBe('operator 林澄');
    expect((await run('list')).stdout).toMatch(
      /^林澄 {2}since \S+ by command line li, second factor, every area: every right\n$/,
    );

    expect(await run('revoke', '林澄')).toMatchObject({ code: 0 });
    expect(codeOf(await service.look({ token }))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await run('revoke', '林澄')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no operator'),
    });
    expect((await run('list')).stdout).toMatch(/revoked \S+ by command line li\n$/);
  });

  it('stands in the log with each change, which is read with filters', async () => {
    const filter = ['--action', 'operator-change', '--actor', 'command line li'];
    const { stdout } = await run('log', ...filter);
    expect(stdout).toMatch(
      /^\S+Z {2}.*allowed {2}operator-change {2}command line li {2}operator 林澄 {2}\(.+\)\n/,
    );
    const entries = await json<{ count: number }[]>('log', ...filter);
    expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(stdout).not.toContain('danqing-operator-');
    expect(await json<unknown[]>('log', '--since', '1h', '--result', 'refused', '--address', '::1')).toEqual(
      [],
    );
    expect(await run('log', '--since', '2020-01-01', '--actor', 'nobody')).toMatchObject({
      stdout: 'No matching entries.\n',
    });
  });
});

it('gets and loses rights, which count at once, also in an open console', async () => {
  const { token } = await json<{ token: string }>(
    ...['add', 'mei', '--rights', 'canary,rollback', '--areas', 'palettes,generator'],
  );
  const session = await service.signIn(token);
  const grants = async () =>
    (await service.call('GET', 'session', session))
      .json<OperatorSession>()
      .grants.map(({ area, right }) => `${area} ${right}`);
  expect(await grants()).toEqual([
    'generator canary',
    'generator rollback',
    'palettes canary',
    'palettes rollback',
  ]);
  const granted = await run('grant', 'Mei', '--rights', 'activate', '--areas', 'shell');
  expect(granted.stdout).toBe(
    'operator Mei now has generator: canary, rollback; palettes: canary, rollback; shell: activate\n',
  );
  await run('withdraw', 'mei', '--areas', 'generator,palettes');
  expect(await grants()).toEqual(['shell activate']);
  expect(await run('list')).toMatchObject({ stdout: expect.stringContaining('shell: activate\n') });
  expect((await run('withdraw', 'mei')).stdout).toBe('operator mei now has no rights\n');
  expect(await grants()).toEqual([]);
  // The lever states no right, so it needs every right.
  const refused = await service.look(session);
  expect(codeOf(refused)).toEqual([403, 'RIGHT_REQUIRED']);
  expect(refused.json<ErrorBody>().needs).toEqual({ area: '*', right: '*' });
  await service.log.flush();
  expect(await json('log', '--actor', 'operator mei', '--result', 'refused')).toMatchObject([
    { subject: 'site', detail: 'lacks the right *' },
  ]);
  const changes = await json<{ subject: string }[]>('log', '--action', 'operator-change');
  expect(changes.map(({ subject }) => subject)).toContain('operator mei, now shell: activate');
});

it('keeps an area that a right for every area includes', async () => {
  await run('add', 'noor');
  expect(await run('withdraw', 'noor', '--rights', 'kill', '--areas', 'palettes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The right kill applies to every area'),
  });
  expect((await run('withdraw', 'noor', '--rights', 'kill')).stdout).toBe(
    'operator noor now has every area: activate, canary, moderate, publish, read, rollback\n',
  );
});

it.each([
  [['explode']],
  [['grant', 'a']],
  [['grant', 'a', '--rights', 'fly']],
  [['grant', 'a', '--rights', 'canary', '--areas', 'Not An Area']],
  [['withdraw', 'a', '--rights', '']],
  [['constructor']],
  [['add']],
  [['add', '']],
  [['add', '(shared token)']],
  [['add', 'two\nlines']],
  [['add', 'x'.repeat(61)]],
  [['add', 'a', 'b']],
  [['add', 'a', '--code', '123456']],
  [['totp', 'a', '--code', '12']],
  [['log', '--action', 'nothing']],
  [['log', '--since', 'yesterday']],
  [['log', '--address', 'here']],
  [['log', '--limit', '1001']],
  [['list', 'all']],
  [['list', '--loud']],
])('wrong usage %j ends with 2 and one line, without touching the database', async (argv) => {
  expect(await runOn('unused', argv)).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^error: .+\n$/),
  });
});

it.each([
  [['revok', 'a'], 'revoke'],
  [['log', '--limt', '5'], '--limit'],
])('%j is answered with the nearest word', async (argv, word) => {
  expect((await runOn('unused', argv)).stderr).toContain(`(Did you mean ${word}?)`);
});

it.each(['add', 'grant', 'withdraw', 'list', 'revoke', 'totp', 'log'])(
  '%s prints its help without a database',
  async (verb) => {
    const { code, stdout, stderr } = await runOn('unused', [verb, '--help']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`Usage: npm run operators -- ${verb}`);
  },
);

it('a database that does not answer ends with 1 and its address', async () => {
  const { code, stderr } = await runOn('postgres://nobody:hunter2@127.0.0.1:1/none', ['list']);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database at 127\.0\.0\.1:1\/none does not answer: .+\n$/);
});
