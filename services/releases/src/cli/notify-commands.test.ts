import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { openTestPlane, ship } from '../testing/open-plane.ts';
import { openReceiver } from '../testing/open-receiver.ts';
import { openTestSite } from '../testing/open-site.ts';
import { NO_DATABASE, recorded, run } from '../testing/run-cli.ts';

test('a target is added, tested, listed and revoked, and the log shows every attempt', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const site = await openTestSite(plane);
  const receiver = await openReceiver();
  const notify = (...argv: string[]) => run(plane, 'notify', ...argv, '--site', site.url);
  recorded.length = 0;
  const host = new URL(receiver.url).host;
  const options = ['--areas', 'gallery,shell', '--on', 'alert,rollback'];
  const added = await notify('add', 'team', '--url', receiver.url, ...options);
  const line = `  team  webhook at ${host}: alert, rollback of gallery, shell, by operator`;
  const [, id, secret] = /^(\d+) .*\nsigning secret, shown only once: (whsec_\S+)\n$/.exec(added.stdout)!;
  expect(added.stdout).toContain(`${id}${line}\n`);
  expect(await notify('list')).toMatchObject({ code: 0, stdout: `${id}${line}\n` });
  const tested = await notify('test', id!);
  expect([tested.code, tested.stdout]).toEqual([
    0,
    expect.stringMatching(/^\d+ {2}\S+ {2}test to team: delivered\n {2}\S+ {2}204 in \d+ ms\n$/),
  ]);
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
  expect(() => new Webhook(secret!).verify(body, headers as Record<string, string>)).not.toThrow();
  receiver.answer = { status: 500, body: 'broken' };
  const failed = await notify('test', id!);
  expect([failed.code, failed.stdout]).toEqual([
    1,
    expect.stringMatching(/ waiting, next attempt \S+\n {2}\S+ {2}500 in \d+ ms {2}broken\n$/),
  ]);
  expect((await notify('log', id!)).stdout).toContain(failed.stdout);
  expect((await notify('log')).stdout).toBe(failed.stdout + tested.stdout);
  const again = /^\d+/.exec(tested.stdout)![0];
  expect((await notify('log', '--retry', again)).stdout).toBe(tested.stdout);
  expect((await notify('revoke', id!)).stdout).toContain(`${id}${line}, revoked by operator at `);
  expect((await notify('log')).stdout).toMatch(/test to team: dead\n/);
  expect(recorded).toMatchObject(
    [
      { action: 'notification-change', actor: 'command line operator', detail: /, added$/ },
      { action: 'notification-change', subject: `notification target ${id}`, detail: /, revoked$/ },
    ].map(({ detail, ...event }) => ({ ...event, detail: expect.stringMatching(detail) })),
  );
  expect(await notify('test', id!)).toMatchObject({ code: 2 });
});

test('quiet hours and the rota are set, and oncall says whose week it is', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  await ship(plane);
  const site = await openTestSite(plane);
  const notify = (...argv: string[]) => run(plane, 'notify', ...argv, '--site', site.url);
  expect((await run(plane, 'oncall')).stdout).toMatch(/^Nobody has a place on call/);
  const url = ['--url', 'https://hooks.example/x'];
  const quiet = ['--quiet', '22:00-07:00@Asia/Shanghai'];
  const added = await notify('add', 'anna', ...url, '--areas', 'shell', ...quiet, '--rota', '1');
  const [id] = /^\d+/.exec(added.stdout)!;
  expect(added.stdout).toContain(
    ' of shell, quiet 22:00-07:00 Asia/Shanghai, place 1 on call, by operator\n',
  );
  expect((await run(plane, 'oncall')).stdout).toMatch(
    /^anna \(\d+\) until \d{4}-\d\d-\d\dT00:00:00\.000Z: shell\n$/,
  );
  await notify('add', 'ben', ...url);
  const until = '2126-12-01T08:00:00.000Z';
  await notify('set', `${Number(id) + 1}`, '--on-call-until', until);
  expect((await run(plane, 'oncall')).stdout).toBe(
    `ben (${Number(id) + 1}) until ${until}: generator, shell\n`,
  );
  const cleared = await notify('set', id, '--quiet', 'none', '--rota', 'none');
  expect(cleared.stdout).toContain(' of shell, by operator\n');
});

test('without a gateway a test says that nothing was sent', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const site = await openTestSite(plane);
  const receiver = await openReceiver();
  const added = await run(plane, 'notify', 'add', 'team', '--url', receiver.url, '--json');
  const { target } = JSON.parse(added.stdout) as { target: { id: number } };
  await site.close();
  const { code, stdout } = await run({ ...plane, serveLimitMs: 1 }, 'notify', 'test', `${target.id}`);
  expect([code, stdout]).toEqual([1, expect.stringMatching(/test to team: waiting, next attempt \S+\n$/)]);
});

test.each([
  [['notify', 'add', 'team']],
  [['notify', 'add', 'team', '--kind', 'pigeon']],
  [['notify', 'add', 'team', '--kind', 'mail', '--to', 'nobody']],
  [['notify', 'add', 'team', '--kind', 'pagerduty']],
  [['notify', 'add', 'team', '--url', 'https://hooks.example', '--areas', '../x']],
  [['notify', 'add', 'team', '--url', 'https://hooks.example', '--quiet', '22:00']],
  [['notify', 'set', '1', '--quiet', '22:00-07:00@Mars/Base']],
  [['notify', 'set', '1', '--rota', '21']],
  [['notify', 'set', '1', '--on-call-until', 'tomorrow']],
  [['notify', 'test', 'x']],
  [['notify', 'log', 'x']],
  [['notify', 'revoke']],
])('%j is wrong usage, in one line, without a database', async (argv) => {
  const { code, stdout, stderr } = await run(NO_DATABASE, ...argv);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
