import { expect, test } from 'vitest';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { json, NO_DATABASE, REASON_OPTION, recorded, run, runWith } from '../testing/run-cli.ts';

test('four eyes are chosen, met, approved by somebody else and ended', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const next = await publish(plane, { area: 'shell', files: { 'entry.js': 'next()' } });
  expect((await run(plane, 'approval', 'list')).stdout).toBe('No move needs a second operator.\n');
  const chosen = await run(plane, 'approval', 'four-eyes', 'force', 'shell', 'force');
  expect(chosen).toEqual({ code: 0, stdout: 'Four eyes: force, shell.\n', stderr: '' });

  const move = ['activate', 'shell', next, ...REASON_OPTION];
  expect(await run(plane, ...move)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^APPROVAL_NEEDED: Another operator must approve this first: request 1\. .*the shell is on every page/s,
    ),
  });
  expect(await json(plane, 'approval', 'list')).toMatchObject({
    four_eyes: ['force', 'shell'],
    approvals: [{ id: 1, release: next, requested_by: 'operator', approved_by: null }],
  });
  const approve = ['approval', 'approve', '1', '--reason', 'looked at it'];
  expect(await run(plane, ...approve)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^APPROVAL_OWN: /),
  });
  const approved = await runWith(plane, approve, { operator: 'pia' });
  expect(approved).toMatchObject({ code: 0, stderr: '' });
  expect(approved.stdout).toMatch(
    /^1 {2}shell \S+ {2}shell {2}asked by operator: a rehearsal {2}approved by pia until \S+\n$/,
  );
  expect(await run(plane, ...move)).toMatchObject({ code: 0 });

  expect((await run(plane, 'approval', 'four-eyes', 'none')).stdout).toBe(
    'No move needs a second operator.\n',
  );
  expect(recorded.slice(-3)).toMatchObject([
    { actor: 'command line operator', detail: 'Four eyes: force, shell.' },
    { actor: 'command line pia', detail: expect.stringContaining('approved') },
    { actor: 'command line operator', detail: 'No move needs a second operator.' },
  ]);
});

test('a request is declined once', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const next = await publish(plane, { area: 'shell', files: { 'entry.js': 'next()' } });
  await run(plane, 'approval', 'four-eyes', 'shell');
  await run(plane, 'activate', 'shell', next, ...REASON_OPTION);
  expect((await run(plane, 'approval', 'decline', '1')).stdout).toMatch(/^declined:\n1 {2}shell/);
  expect(await run(plane, 'approval', 'decline', '1')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^APPROVAL_NOT_FOUND: There is no approval 1/),
  });
});

test.each([
  [['approval', 'four-eyes'], /missing required argument 'kinds'/],
  [['approval', 'four-eyes', 'everything'], /everything/],
  [['approval', 'approve', '1'], /--reason/],
  [['approval', 'approve', 'one', '--reason', 'x'], /one/],
])('%j is refused before the database opens', async (argv, message) => {
  const refused = await run(NO_DATABASE, ...argv);
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toMatch(message);
});

test('none beside a kind ends no protection', async () => {
  const plane = await openTestPlane();
  await run(plane, 'approval', 'four-eyes', 'shell');
  expect(await run(plane, 'approval', 'four-eyes', 'none', 'force')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^INPUT_INVALID: kinds: must be kinds, or only none/),
  });
  expect(await json(plane, 'approval', 'list')).toMatchObject({ four_eyes: ['shell'] });
});
