import { afterEach, expect, it } from 'vitest';
import { isRunning } from '../testing/is-running.ts';
import type { renderers } from '../testing/faulty-renderers.ts';
import { DrawingProcess, type DrawingProcessOptions } from './drawing-process.ts';
import { SpareProcess } from './spare-process.ts';

const RENDERERS = new URL('../testing/faulty-renderers.ts', import.meta.url);
const HOUR_MS = 3_600_000;

const WANTED = new AbortController().signal;

let drawing: DrawingProcess;
let spare: SpareProcess;
afterEach(async () => {
  await spare.stop();
  await drawing.stop();
});

const open = (options: Partial<DrawingProcessOptions> = {}, module = RENDERERS) => {
  spare = new SpareProcess({ renderers: module, idleLimitMs: options.idleLimitMs ?? HOUR_MS });
  drawing = new DrawingProcess(spare, {
    timeLimitMs: HOUR_MS,
    unwantedLimitMs: HOUR_MS,
    idleLimitMs: HOUR_MS,
    memoryLimit: 500,
    ...options,
  });
};
const draw = (renderer: keyof typeof renderers, signal = WANTED) =>
  drawing.draw({ renderer, input: null }, signal).then(([number]) => number);
const pid = () => drawing.pid ?? 0;

it('starts with the first drawing and serves the next ones too', async () => {
  open();
  expect(drawing.pid).toBeNull();
  expect(await draw('count')).toBe(1);
  const first = pid();
  expect(await draw('count')).toBe(2);
  expect(pid()).toBe(first);
  expect(isRunning(first)).toBe(true);
});

it('waits for a renderer that takes its time', async () => {
  open();
  expect(await draw('late')).toBe(1);
});

it('tells how far a drawing has come, each drawing its own listener', async () => {
  open();
  const heard: unknown[] = [];
  const job = { renderer: 'tellTwice', input: null };
  await drawing.draw(job, WANTED, (progress) => heard.push(progress));
  expect(heard).toEqual([{ step: 1 }, { step: 2 }]);
  expect((await drawing.draw(job, WANTED))[0]).toBe(2);
  expect(heard).toHaveLength(2);
});

it('refuses a renderer that the module does not have', async () => {
  open();
  const unknown = drawing.draw({ renderer: 'unknown', input: null }, WANTED);
  await expect(unknown).rejects.toThrow('there is no renderer unknown');
});

it.each([
  ['fail', 'cannot draw this'],
  ['throwLater', 'ended with 1'],
  ['exit', 'ended with 3'],
  ['crash', 'ended with SIGSEGV'],
] as const)(
  'loses the drawing of a renderer told to %s, and draws the next in a new process',
  async (name, message) => {
    open();
    expect(await draw('count')).toBe(1);
    const first = pid();
    await expect(draw(name)).rejects.toThrow(message);
    expect(isRunning(first)).toBe(false);
    expect(drawing.pid).toBeNull();
    expect(await draw('count')).toBe(1);
  },
);

it('ends a drawing that takes too long', async () => {
  open({ timeLimitMs: 300 });
  const failure = expect(draw('neverEnd')).rejects.toThrow('longer than 300 ms');
  const first = pid();
  await failure;
  expect(isRunning(first)).toBe(false);
});

it('draws in a new process when the last one ended while idle', async () => {
  open();
  await draw('count');
  const first = pid();
  process.kill(first, 'SIGKILL');
  while (drawing.pid === first) await new Promise((resolve) => setImmediate(resolve));
  expect(await draw('count')).toBe(1);
});

it('fails when the process cannot start, and goes on', async () => {
  open({}, new URL('./nothing-here.ts', RENDERERS));
  await expect(draw('count')).rejects.toThrow('ended with 1');
  await expect(draw('count')).rejects.toThrow('ended with 1');
});

it('ends the process and the spare after a while without work', async () => {
  open({ idleLimitMs: 1 });
  await draw('count');
  while (drawing.pid !== null || spare.pid !== null) await new Promise((resolve) => setImmediate(resolve));
  expect(await draw('count')).toBe(1);
});

it('ends a drawing that nobody waits for any more, once it has lasted as long as another process would', async () => {
  open({ unwantedLimitMs: 300 });
  const gone = new AbortController();
  const lost = expect(draw('neverEnd', gone.signal)).rejects.toThrow('nobody waits');
  const first = pid();
  gone.abort();
  await lost;
  expect(isRunning(first)).toBe(false);
  expect(await draw('count')).toBe(1);
});

it('lets a short drawing end though nobody waits for it, and keeps the process', async () => {
  open();
  const gone = new AbortController();
  const unwanted = draw('count', gone.signal);
  const first = pid();
  gone.abort();
  expect(await unwanted).toBe(1);
  expect(await draw('count')).toBe(2);
  expect(pid()).toBe(first);
});

it('has a spare from the first drawing on, which takes the place of one that ends', async () => {
  open();
  expect(spare.pid).toBeNull();
  await draw('count');
  const next = spare.pid ?? 0;
  expect(isRunning(next)).toBe(true);
  await expect(draw('crash')).rejects.toThrow('SIGSEGV');
  expect(await draw('count')).toBe(1);
  expect(pid()).toBe(next);
  expect(isRunning(spare.pid ?? 0)).toBe(true);
  expect(spare.pid).not.toBe(next);
});

it('draws in a new process when the spare has ended as well', async () => {
  open();
  await draw('count');
  process.kill(spare.pid ?? 0, 'SIGKILL');
  process.kill(pid(), 'SIGKILL');
  while (spare.pid !== null || drawing.pid !== null) await new Promise((resolve) => setImmediate(resolve));
  expect(await draw('count')).toBe(1);
});

it('replaces a process that has taken much memory', async () => {
  open();
  expect(await draw('grow')).toBe(1);
  expect(drawing.pid).toBeNull();
  expect(await draw('count')).toBe(1);
  expect(await draw('count')).toBe(2);
});

it('stops for good, with the drawing that is under way', async () => {
  open();
  const lost = expect(draw('neverEnd')).rejects.toThrow('ended with SIGKILL');
  const first = pid();
  await drawing.stop();
  await lost;
  expect(isRunning(first)).toBe(false);
  await expect(draw('count')).rejects.toThrow('stopped');
  expect(drawing.pid).toBeNull();
});

it('gives the process nothing of the environment of the program', async () => {
  open();
  expect(Object.keys(process.env).length).toBeGreaterThan(0);
  expect(await draw('countEnvironment')).toBe(0);
});
