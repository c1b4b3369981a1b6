import { afterEach, expect, it } from 'vitest';
import { isRunning } from '../testing/is-running.ts';
import { plainColors, sheetOf } from '../testing/sheets.ts';
import { DrawingProcess } from './drawing-process.ts';

const SCRIPT = new URL('../testing/odd-process.ts', import.meta.url);
const HOUR_MS = 3_600_000;

let drawing: DrawingProcess;
afterEach(() => drawing.stop());

const open = (options: { timeLimitMs?: number; idleLimitMs?: number } = {}) => {
  drawing = new DrawingProcess({ script: SCRIPT, timeLimitMs: HOUR_MS, idleLimitMs: HOUR_MS, ...options });
};
/** The stand-in answers with the number of its drawings so far. */
const draw = (name: string) =>
  drawing
    .draw({ format: 'png', sheet: sheetOf({ name, colors: plainColors(1) }) })
    .then(([number]) => number);
const pid = () => drawing.pid ?? 0;

it('starts with the first drawing and serves the next ones too', async () => {
  open();
  expect(drawing.pid).toBeNull();
  expect(await draw('one')).toBe(1);
  const first = pid();
  expect(await draw('two')).toBe(2);
  expect(pid()).toBe(first);
  expect(isRunning(first)).toBe(true);
});

it.each([
  ['fails', 'cannot draw this'],
  ['throws', 'ended with 1'],
  ['exits', 'ended with 3'],
  ['is killed', 'ended with SIGSEGV'],
])(
  'loses the drawing during which the process %s, and draws the next in a new one',
  async (name, message) => {
    open();
    expect(await draw('one')).toBe(1);
    const first = pid();
    await expect(draw(name)).rejects.toThrow(message);
    expect(isRunning(first)).toBe(false);
    expect(drawing.pid).toBeNull();
    expect(await draw('one')).toBe(1);
  },
);

it('ends a drawing that takes too long', async () => {
  open({ timeLimitMs: 300 });
  const failure = expect(draw('never ends')).rejects.toThrow('longer than 300 ms');
  const first = pid();
  await failure;
  expect(isRunning(first)).toBe(false);
});

it('draws in a new process when the last one ended while idle', async () => {
  open();
  await draw('one');
  const first = pid();
  process.kill(first, 'SIGKILL');
  // As soon as the program can know of it.
  while (drawing.pid === first) await new Promise((resolve) => setImmediate(resolve));
  expect(await draw('one')).toBe(1);
});

it('fails when the process cannot start, and goes on', async () => {
  drawing = new DrawingProcess({
    script: new URL('./nothing-here.js', SCRIPT),
    timeLimitMs: HOUR_MS,
    idleLimitMs: HOUR_MS,
  });
  await expect(draw('one')).rejects.toThrow('ended with 1');
  await expect(draw('one')).rejects.toThrow('ended with 1');
});

it('ends the process after a while without work', async () => {
  open({ idleLimitMs: 1 });
  await draw('one');
  while (drawing.pid !== null) await new Promise((resolve) => setImmediate(resolve));
  expect(await draw('one')).toBe(1);
});

it('stops for good, with the drawing that is under way', async () => {
  open();
  const lost = expect(draw('never ends')).rejects.toThrow('ended with SIGKILL');
  const first = pid();
  await drawing.stop();
  await lost;
  expect(isRunning(first)).toBe(false);
  await expect(draw('one')).rejects.toThrow('stopped');
  expect(drawing.pid).toBeNull();
});

it('gives the process nothing of the environment of the program', async () => {
  open();
  expect(Object.keys(process.env).length).toBeGreaterThan(0);
  expect(await draw('counts its environment')).toBe(0);
});
