import { spawn, type ChildProcess } from 'node:child_process';
import { afterEach, expect, it, vi } from 'vitest';
import { supervise, type SuperviseLimits } from './supervise.ts';

const QUICK: SuperviseLimits = {
  firstWaitMs: 10,
  longestWaitMs: 40,
  steadyMs: 60_000,
  mostFailures: 3,
  restartMs: 60_000,
  stopMs: 60_000,
};
/** Ready at once, then runs until it is stopped. */
const STEADY = `process.send('ready'); setInterval(() => undefined, 1000)`;

let children: ChildProcess[] = [];
const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  said.mockClear();
});

/**
 * Supervises programs: the first one for the first start, and so on. The last one is used for all further
 * starts.
 */
function run(programs: string[], limits: Partial<SuperviseLimits> = {}) {
  return supervise<string>({
    name: 'program',
    limits: { ...QUICK, ...limits },
    start() {
      const program = programs[Math.min(children.length, programs.length - 1)] ?? '';
      const child = spawn(process.execPath, ['-e', program], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      children.push(child);
      return child;
    },
  });
}
const lines = () => said.mock.calls.map(([line]) => String(line));

it('starts a program again that was killed, as often as it takes', async () => {
  const program = run([STEADY], { mostFailures: 100 });
  expect(await program.ready).toBe('ready');
  for (let kills = 1; kills <= 4; kills += 1) {
    children.at(-1)?.kill('SIGKILL');
    await vi.waitFor(() => expect(lines().filter((line) => /answers again/.test(line))).toHaveLength(kills));
  }
  program.stop();
  await program.ended;
  expect(children).toHaveLength(5);
  expect(lines()[0]).toMatch(/program +ended by SIGKILL, starting it again in 0.01 s/);
});

it('does not repeat a first start that failed', async () => {
  const program = run(['process.exit(3)']);
  await expect(program.ready).rejects.toThrow('the program ended with code 3 before it was ready');
  expect(await program.ended).toBe(3);
  expect(children).toHaveLength(1);
});

it('gives up, says so and ends with a failure when it ends again and again', async () => {
  const program = run([`process.send('ready', () => process.exit(0))`, 'process.exit(7)']);
  expect(await program.ended).toBe(7);
  expect(children).toHaveLength(4);
  expect(lines().at(-1)).toMatch(/ended with code 7, 4 times in a row: giving up/);
});

it('waits longer after each failure, and counts anew after a steady run', async () => {
  const failing = run([`process.send('ready', () => process.exit(0))`, 'process.exit(7)']);
  await failing.ended;
  const waits = lines().flatMap((line) => /again in ([\d.]+) s/.exec(line)?.[1] ?? []);
  expect(waits).toEqual(['0.01', '0.02', '0.04']);

  children = [];
  const steady = run([STEADY], { steadyMs: 0, mostFailures: 1 });
  await steady.ready;
  said.mockClear();
  for (let kills = 1; kills <= 3; kills += 1) {
    children.at(-1)?.kill('SIGKILL');
    await vi.waitFor(() => expect(lines().filter((line) => /answers again/.test(line))).toHaveLength(kills));
  }
  steady.stop();
  await steady.ended;
});

it('does not start it again once it was stopped, also between two starts', async () => {
  const program = run([STEADY], { firstWaitMs: 60_000, longestWaitMs: 60_000 });
  await program.ready;
  children[0]?.kill('SIGKILL');
  await vi.waitFor(() => expect(lines().join()).toContain('again in 60 s'));
  program.stop();
  expect(await program.ended).toBe(0);
  expect(children).toHaveLength(1);
});

it('starts a program again at once when it is asked to, however often, and counts none of it as a failure', async () => {
  const program = run([STEADY], { firstWaitMs: 60_000, longestWaitMs: 60_000, mostFailures: 1 });
  await program.ready;
  for (let restarts = 1; restarts <= 3; restarts += 1) {
    program.restart();
    await vi.waitFor(() =>
      expect(lines().filter((line) => /answers again/.test(line))).toHaveLength(restarts),
    );
  }
  expect(lines().join()).not.toContain('starting it again');
  program.stop();
  await program.ended;
  expect(children).toHaveLength(4);
});

it('kills what does not end by itself for a restart', async () => {
  const program = run([`process.on('SIGTERM', () => undefined); ${STEADY}`, STEADY], { restartMs: 10 });
  await program.ready;
  program.restart();
  await vi.waitFor(() => expect(lines().filter((line) => /answers again/.test(line))).toHaveLength(1));
  expect(children[0]?.signalCode).toBe('SIGKILL');
  program.stop();
  await program.ended;
});

it('kills what does not exit after a stop, and says so', async () => {
  const program = run([`process.on('SIGTERM', () => undefined); ${STEADY}`], { stopMs: 10 });
  await program.ready;
  program.stop();
  expect(await program.ended).toBe(1);
  expect(children[0]?.signalCode).toBe('SIGKILL');
  expect(lines().at(-1)).toMatch(/program +did not exit within 0.01 s and is killed/);
});
