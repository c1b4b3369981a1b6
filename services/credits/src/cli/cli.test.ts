import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openCredits, type TestCredits } from '../testing/open-credits.ts';
import { runCreditsCli } from './cli.ts';

let ledger: TestCredits;
beforeAll(async () => {
  ledger = await openCredits();
});
afterAll(() => ledger.close());

const members = new Map<string, { id: number; name: string }>();

async function newMember(balance?: number): Promise<number> {
  const id = await ledger.newMember(balance);
  for (const named of [String(id), `m${id}@example.org`]) members.set(named, { id, name: '林澄' });
  return id;
}

async function runOn(databaseUrl: string, actor: string, argv: readonly string[]) {
  let stdout = '';
  let stderr = '';
  const code = await runCreditsCli(argv, {
    openDatabase: async () => databaseUrl,
    findMember: async (named) => members.get(named) ?? null,
    actor,
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
  });
  return { code, stdout, stderr };
}
const run = (...argv: (string | number)[]) => runOn(ledger.databaseUrl, 'operator', argv.map(String));
const json = async (...argv: (string | number)[]): Promise<unknown> =>
  JSON.parse((await run(...argv, '--json')).stdout);

describe('grant', () => {
  it('adds credits, tells the key it made up, and keeps reason and actor', async () => {
    const member = await newMember(10);
    const granted = await run('grant', member, 5, '--reason', ' sorry for the outage ');
    expect(granted).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        new RegExp(`^granted member ${member} \\(林澄\\) 5, balance 15 \\(key admin:[\\w-]{36}\\)\\n$`),
      ),
      stderr: '',
    });
    expect(await ledger.credits.getBalance(member)).toBe(15);
    expect(await json('history', member)).toEqual([
      {
        sequence: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        delta: 5,
        balanceAfter: 15,
        reason: 'admin: sorry for the outage',
        key: /admin:[\w-]{36}/.exec(granted.stdout)?.[0],
        actor: 'operator',
      },
      expect.objectContaining({ reason: 'signup', actor: null }),
    ]);
  });

  it('grants twice without a key, and once with one', async () => {
    const member = await newMember();
    for (const _ of [1, 2]) await run('grant', member, 5, '--reason', 'gift');
    expect(await json('balance', member)).toEqual({ userId: member, balance: 10 });
    const once = ['grant', member, 7, '--reason', 'gift', '--key', 'ticket-1'] as const;
    expect(await json(...once)).toEqual({
      userId: member,
      name: '林澄',
      amount: 7,
      balance: 17,
      reason: 'admin: gift',
      key: 'ticket-1',
      repeated: false,
    });
    expect(await json(...once)).toMatchObject({ balance: 17, repeated: true });
    expect(await run(...once)).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing to do') });
    expect(await ledger.credits.getBalance(member)).toBe(17);
  });

  it('is refused with 1 when the key stands for something else', async () => {
    const member = await newMember();
    await run('grant', member, 7, '--reason', 'gift', '--key', 'ticket-1');
    const refused = await run('grant', member, 8, '--reason', 'gift', '--key', 'ticket-1');
    expect(refused).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'the key ticket-1 stands for 7 credits (admin: gift) and cannot stand for 8 credits (admin: gift)\n',
    });
    const asJson = await run('grant', member, 7, '--reason', 'other', '--key', 'ticket-1', '--json');
    expect([asJson.code, JSON.parse(asJson.stderr)]).toEqual([
      1,
      { error: { message: expect.stringContaining('stands for 7 credits') } },
    ]);
    expect(await ledger.credits.getBalance(member)).toBe(7);
  });
});

it('grants to whoever has a mail address', async () => {
  const member = await newMember(10);
  expect(await run('grant', `m${member}@example.org`, 5, '--reason', 'gift')).toMatchObject({ code: 0 });
  expect(await ledger.credits.getBalance(member)).toBe(15);
});

it.each([
  ['grant', '999999', '5', '--reason', 'gift'],
  ['grant', 'nobody@example.org', '5', '--reason', 'gift'],
  ['grant', '+86 138 0013 8000', '5', '--reason', 'gift'],
  ['balance', '999999'],
  ['history', '999999'],
])('%s %s is refused with 1: there is no such member, and no account comes to be', async (...argv) => {
  expect(await run(...argv)).toEqual({ code: 1, stdout: '', stderr: `There is no member ${argv[1]}.\n` });
  expect(await ledger.dataSource.query('select 1 from credits.accounts where user_id = 999999')).toEqual([]);
});

it('prints a balance', async () => {
  expect(await run('balance', await newMember(12))).toEqual({ code: 0, stdout: '12\n', stderr: '' });
});

it('prints the history, newest first and as far as asked', async () => {
  const member = await newMember(10);
  await ledger.credits.debit({
    userId: member,
    amount: 4,
    reason: 'palette-export',
    idempotencyKey: 'claim:1',
  });
  await run('grant', member, 5, '--reason', 'gift', '--key', 'k');
  const { code, stdout } = await run('history', member);
  expect(code).toBe(0);
  expect(stdout.replace(/^\d+ {2}\S+ {2}/gm, '')).toBe(
    '+5 = 11  admin: gift by operator (key k)\n' +
      '-4 = 6  palette-export (key claim:1)\n' +
      '+10 = 10  signup (key signup)\n',
  );
  expect(await json('history', member, '--limit', 2)).toMatchObject([{ delta: 5 }, { delta: -4 }]);
  const fresh = await newMember();
  expect(await run('history', fresh)).toMatchObject({ code: 0, stdout: 'No entries yet.\n' });
  expect(await json('history', fresh)).toEqual([]);
});

describe('audit', () => {
  it('ends with 0 and one line of counts when the ledger is clean', async () => {
    const other = await openCredits();
    onTestFinished(() => other.close());
    const userId = await other.newMember(5);
    await other.credits.hold({
      userId,
      amount: 5,
      reason: 'test',
      idempotencyKey: 'a',
      expiresInSeconds: 60,
    });
    expect(await runOn(other.databaseUrl, 'operator', ['audit'])).toEqual({
      code: 0,
      stdout: 'clean: accounts 1, entries 2, holds 1\n',
      stderr: '',
    });
  });

  it('ends with 1 and the list when it is not', async () => {
    const other = await openCredits();
    onTestFinished(() => other.close());
    const [one, two] = [await other.newMember(5), await other.newMember(5)];
    await other.dataSource.query('update credits.accounts set balance = 6');
    const audit = await runOn(other.databaseUrl, 'operator', ['audit']);
    expect(audit).toEqual({
      code: 1,
      stdout:
        `member ${one}: balance: the balance is 6, the entries add up to 5\n` +
        `member ${two}: balance: the balance is 6, the entries add up to 5\n` +
        'problems 2: accounts 2, entries 2, holds 0\n',
      stderr: '',
    });
    const asJson = await runOn(other.databaseUrl, 'operator', ['audit', '--json']);
    expect([asJson.code, JSON.parse(asJson.stdout)]).toEqual([
      1,
      expect.objectContaining({
        problemCount: 2,
        problems: [
          expect.objectContaining({ userId: one }),
          {
            kind: 'balance',
            userId: two,
            message: 'the balance is 6, the entries add up to 5',
          },
        ],
      }),
    ]);
  });
});

const REASON = ['--reason', 'gift'];
it.each([
  [['explode']],
  [['constructor']],
  [['grant', '5']],
  [['grant', '5', '5']],
  [['grant', '5', '5', '--reason']],
  [['grant', '5', '5', '--reason', ' ']],
  [['grant', '5', '5', '--reason', 'two\nlines']],
  [['grant', '5', '5', '--reason', 'x'.repeat(201)]],
  [['grant', '5', '0', ...REASON]],
  [['grant', '5', '-5', ...REASON]],
  [['grant', '5', '1.5', ...REASON]],
  [['grant', '5', '1e3', ...REASON]],
  [['grant', '5', '1000000001', ...REASON]],
  [['grant', '0', '5', ...REASON]],
  [['grant', 'li', '5', ...REASON]],
  [['grant', '9007199254740993', '5', ...REASON]],
  [['grant', '5', '5', 'more', ...REASON]],
  [['grant', '5', '5', ...REASON, '--key', '']],
  [['grant', '5', '5', ...REASON, '--key', 'x'.repeat(201)]],
  [['grant', '5', '5', ...REASON, '--key', 'release:work']],
  [['grant', '5', '5', ...REASON, '--limit', '1']],
  [['balance']],
  [['balance', 'li']],
  [['balance', '5', '--reason', 'none']],
  [['history']],
  [['history', '5', '--limit', '0']],
  [['history', '5', '--limit', '1001']],
  [['history', '5', '--limit', 'all']],
  [['audit', '5']],
  [['audit', '--loud']],
])('wrong usage %j ends with 2 and one line, without touching the database', async (argv) => {
  expect(await runOn('unused', 'operator', argv)).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^error: .+\n$/),
  });
});

it('names the nearest command and option', async () => {
  expect((await run('blance', 5)).stderr).toContain('(Did you mean balance?)');
  expect((await run('history', 5, '--limt', 1)).stderr).toContain('(Did you mean --limit?)');
});

it('wants to know who grants', async () => {
  expect(await runOn('unused', '', ['grant', '5', '5', ...REASON])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'error: The actor must not be empty.\n',
  });
});

it('a database that does not answer ends with 1 and its address, and the password stays secret', async () => {
  const nowhere = 'postgres://nobody:hunter2@127.0.0.1:1/none';
  const { code, stderr } = await runOn(nowhere, 'operator', ['audit']);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database at 127\.0\.0\.1:1\/none does not answer: .*ECONNREFUSED.*\n$/);
  expect(stderr).not.toContain('hunter2');
});

it.each([
  [['--help']],
  [['grant', '--help']],
  [['balance', '--help']],
  [['history', '--help']],
  [['audit', '--help']],
])('help %j ends with 0', async (argv) => {
  const { code, stdout, stderr } = await runOn('unused', 'operator', argv);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Usage: npm run credits -- /);
});
