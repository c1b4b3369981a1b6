import { expect, test } from 'vitest';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { json, REASON_OPTION, recorded, run } from '../testing/run-cli.ts';

test('a freeze is added, listed, met and removed', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const next = await publish(plane, { area: 'shell', files: { 'entry.js': 'next()' } });
  expect((await run(plane, 'freeze', 'list')).stdout).toBe('No freezes.\n');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19) + 'Z';
  const added = await run(plane, 'freeze', 'add', '--to', tomorrow, '--area', 'shell', ...REASON_OPTION);
  expect(added).toMatchObject({ code: 0, stderr: '' });
  expect(added.stdout).toMatch(/^1 {2}shell {2}\S+ to \S+ {2}by operator: a rehearsal\n$/);
  expect(await json(plane, 'freeze', 'list')).toMatchObject([{ id: 1, area: 'shell' }]);
  expect(await run(plane, 'activate', 'shell', next, ...REASON_OPTION)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^FROZEN: Releases are frozen until \S+: a rehearsal\. .*remove freeze 1\./,
    ),
  });
  expect(await run(plane, 'activate', 'shell', next, '--force', ...REASON_OPTION)).toMatchObject({ code: 0 });
  expect((await run(plane, 'freeze', 'remove', '1')).stdout).toMatch(/^removed:\n1 {2}shell/);
  expect(await run(plane, 'freeze', 'remove', '1')).toMatchObject({ code: 1 });
  expect(recorded.slice(-2)).toMatchObject(
    ['added', 'removed'].map((what) => ({
      actor: 'command line operator',
      subject: 'area shell',
      detail: expect.stringContaining(`${what}: a rehearsal`),
    })),
  );
});

test('a freeze that is wrong is refused', async () => {
  const plane = await openTestPlane();
  const refusals: [string[], RegExp][] = [
    [['--to', 'christmas'], /must be a time such as 2026-12-24T18:00/],
    [['--to', '2026-02-40'], /must be a time/],
    [['--from', '2030-01-02', '--to', '2030-01-01'], /must end after it begins/],
    [['--from', '2030-01-01', '--to', '2030-06-01'], /must not last longer than 60 days/],
    [['--to', '2020-01-01T00:00Z', '--from', '2019-12-31'], /to: must be in the future/],
  ];
  for (const [times, message] of refusals) {
    const refused = await run(plane, 'freeze', 'add', ...times, ...REASON_OPTION);
    expect(refused, times.join(' ')).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(message);
  }
});
