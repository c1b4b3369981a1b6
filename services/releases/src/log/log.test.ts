import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ChainEvents1797450200000 } from '../database/migrations/1797450200000-chain-events.ts';
import { killArea, reviveArea } from '../moves/operator-moves.ts';
import { openReleasePlane } from '../plane/release-plane.ts';
import { openTestPlane, ship, smokePasses, type TestPlane } from '../testing/open-plane.ts';
import { json, NO_DATABASE, run } from '../testing/run-cli.ts';
import { selectLog } from './log.queries.ts';
import { verifyLog, type LogReport } from './verify-log.ts';

const by = { area: 'generator', actor: 'operator 林澄', reason: 'a "quoted" reason,\\ 很急' };

async function openMoved(): Promise<TestPlane> {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  await ship(plane);
  await killArea(plane, by);
  await reviveArea(plane, by);
  return plane;
}

async function exportLog(plane: TestPlane): Promise<{ file: string; lines: string[] }> {
  const file = join(plane.dataDir, 'log.jsonl');
  expect(await run(plane, 'log', 'export', '--file', file)).toMatchObject({ code: 0, stderr: '' });
  return { file, lines: (await readFile(file, 'utf8')).trimEnd().split('\n') };
}

const verifyFile = async (file: string, ...options: string[]) => {
  const { code, stdout } = await run(NO_DATABASE, 'log', 'verify', '--file', file, ...options, '--json');
  return { code, ...(JSON.parse(stdout) as LogReport) };
};

const verifyStored = ({ database, environment }: TestPlane) => verifyLog(selectLog(database, environment));

test('an exported log is verified without the database, and has the hash of the stored one', async () => {
  const plane = await openMoved();
  const { file, lines } = await exportLog(plane);
  const last = JSON.parse(lines.at(-1)!) as Record<string, unknown>;
  expect(last).toMatchObject({ sequence: 4, action: 'revive', actor: by.actor, reason: by.reason });
  expect(await verifyFile(file)).toEqual({
    code: 0,
    environment: 'production',
    events: 4,
    head: last['hash'],
    broken: null,
  });
  expect(await json(plane, 'log', 'verify', '--known', String(last['hash']))).toMatchObject({ events: 4 });
  expect((await run(plane, 'log', 'verify')).stdout).toBe(
    `4 moves of production are as they were appended; the last has the hash\n${String(last['hash'])}\n`,
  );
});

const CHANGES: readonly (readonly [string, (lines: string[]) => string[], number])[] = [
  ['another reason', (lines: string[]) => lines.with(2, lines[2]!.replace('很急', '不急')), 3],
  [
    'another actor in the first',
    (lines: string[]) => lines.with(0, lines[0]!.replace('"operator"', '"mallory"')),
    1,
  ],
  ['a move less', (lines: string[]) => lines.toSpliced(1, 1), 2],
  ['a move twice', (lines: string[]) => lines.toSpliced(1, 0, lines[1]!), 3],
  ['two moves in another order', (lines: string[]) => [lines[0]!, lines[2]!, lines[1]!, lines[3]!], 2],
  ['no first move', (lines: string[]) => lines.slice(1), 1],
  ['another hash', (lines: string[]) => lines.with(1, lines[1]!.replace(/[0-9a-f]{64}/, 'a'.repeat(64))), 2],
  ['a line of something else', (lines: string[]) => [...lines, 'more'], 5],
  ['other spaces', (lines: string[]) => lines.map((line) => JSON.stringify(JSON.parse(line))), 1],
];

test('a changed log is refused, with the first broken move', async () => {
  const plane = await openMoved();
  const { file, lines } = await exportLog(plane);
  for (const [what, change, sequence] of CHANGES) {
    await writeFile(file, `${change(lines).join('\n')}\n`);
    const { code, events, broken } = await verifyFile(file);
    expect([what, code, events, broken?.sequence]).toEqual([what, 1, sequence - 1, sequence]);
  }
});

test('a log that was cut off or rewritten as a whole lacks a hash that was noted before', async () => {
  const plane = await openMoved();
  const { file, lines } = await exportLog(plane);
  const { head } = await verifyFile(file);
  await writeFile(file, `${lines.slice(0, 3).join('\n')}\n`);
  expect(await verifyFile(file)).toMatchObject({ code: 0, events: 3 });
  expect(await verifyFile(file, '--known', head!)).toMatchObject({ code: 1, broken: { sequence: 3 } });
  let before = Buffer.alloc(0);
  const forged = lines.map((line) => {
    const text = `{${line.slice(line.indexOf(', ') + 2).replace('很急', '不急')}`;
    before = createHash('sha256').update(before).update(text).digest();
    return `{"hash": "${before.toString('hex')}", ${text.slice(1)}`;
  });
  await writeFile(file, `${forged.join('\n')}\n`);
  expect(await verifyFile(file)).toMatchObject({ code: 0, events: 4 });
  expect(await verifyFile(file, '--known', head!)).toMatchObject({ code: 1 });
});

test('a row that the administrator of the database changed shows in both checks', async () => {
  const plane = await openMoved();
  await plane.database.query(`
    alter table releases.events disable trigger append_only;
    update releases.events set reason = 'another' where sequence = 3;
    alter table releases.events enable trigger append_only`);
  expect(await verifyStored(plane)).toMatchObject({ events: 2, broken: { sequence: 3 } });
  const verified = await run(plane, 'verify');
  expect(verified.code).toBe(1);
  expect(verified.stdout).toContain('move 3 or the hash before it was changed');
});

test('columns that are added later change no hash from before, and are part of those after', async () => {
  const plane = await openMoved();
  const before = await verifyStored(plane);
  await plane.database.query(
    `alter table releases.events add column note text, add column noted_at timestamptz`,
  );
  expect(await verifyStored(plane)).toEqual(before);
  await killArea(plane, by);
  await plane.database.query(`
    insert into releases.events (environment, area, action, to_release, stable, actor, reason, note, noted_at)
    select environment, area, 'revive', to_release, stable, actor, reason, 'noted', now()
    from releases.events where sequence = 5`);
  expect(await verifyStored(plane)).toMatchObject({ events: 6, broken: null });
  const { lines } = await exportLog(plane);
  expect(lines.at(-1)).toContain('"note": "noted"');
});

test('the migration gives earlier events the hashes that the trigger would', async () => {
  const plane = await openMoved();
  const before = await verifyStored(plane);
  const runner = plane.database.createQueryRunner();
  await runner.startTransaction();
  await new ChainEvents1797450200000().down(runner);
  await new ChainEvents1797450200000().up(runner);
  await runner.commitTransaction();
  await runner.release();
  expect(await verifyStored(plane)).toEqual(before);
});

test('each environment has its own chain, and the time zone of a session changes no hash', async () => {
  const plane = await openMoved();
  const staging = await openReleasePlane({
    databaseUrl: `${plane.databaseUrl}?options=-c%20timezone%3DAsia%2FTokyo`,
    dataDir: plane.dataDir,
    environment: 'staging',
    smoke: smokePasses,
  });
  await ship(staging, { area: 'shell' });
  await ship(staging);
  const log = (environment: string, { database } = plane as Pick<TestPlane, 'database'>) =>
    verifyLog(selectLog(database, environment));
  expect(await log('staging')).toMatchObject({ environment: 'staging', events: 2, broken: null });
  expect(await log('production', staging)).toMatchObject({ events: 4, broken: null });
  await staging.database.destroy();
});
