import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakePictureWorker, fakePreview, stubPictureWorkers } from '../testing.ts';
import { createPictureReader, type PictureReader } from './picture-reader.ts';
import { MAX_BYTES, TIME_LIMIT, type PictureColors } from '../messages/picture-reading.ts';

let workers: FakePictureWorker[] = [];
const file = new File(['x'], 'picture.png');
const other = new File(['y'], 'other.png');
const result: PictureColors = {
  colors: [],
  map: new Uint8Array(),
  width: 0,
  height: 0,
  reducedFrom: null,
};
const worker = () => workers.at(-1) ?? new FakePictureWorker();
let reader: PictureReader;

beforeEach(() => {
  vi.useFakeTimers();
  workers = stubPictureWorkers();
  reader = createPictureReader();
});
afterEach(() => {
  reader.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sends a picture once, and asks for other counts of the one that the worker holds', async () => {
  const onDecoded = vi.fn();
  const first = reader.read(file, 10, onDecoded);
  worker().answer({ kind: 'decoded', preview: fakePreview() });
  worker().answer({ kind: 'colors', result });
  expect(await first).toEqual({ id: 1, kind: 'colors', result });
  expect(onDecoded).toHaveBeenCalledOnce();

  void reader.read(file, 5, onDecoded);
  expect(workers).toHaveLength(1);
  expect(worker().requests).toEqual([
    { id: 1, picture: { file, reducedFrom: null }, count: 10 },
    { id: 2, picture: null, count: 5 },
  ]);
});

it('starts anew for another picture that comes while one is read', async () => {
  const first = reader.read(file, 10, vi.fn());
  const second = reader.read(other, 10, vi.fn());
  expect(await first).toEqual({ kind: 'stopped' });
  expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  worker().answer({ kind: 'fault', fault: 'noColor' });
  expect(await second).toMatchObject({ kind: 'fault', fault: 'noColor' });
});

it('passes over answers to an earlier question', async () => {
  void reader.read(file, 10, vi.fn());
  const second = reader.read(file, 3, vi.fn());
  worker().answer({ kind: 'fault', fault: 'noColor' }, 1);
  worker().answer({ kind: 'colors', result });
  expect(await second).toMatchObject({ kind: 'colors' });
});

it('gives up after the time limit, ends the worker, and works again', async () => {
  const late = reader.read(file, 10, vi.fn());
  vi.advanceTimersByTime(TIME_LIMIT);
  expect(await late).toEqual({ kind: 'fault', fault: 'tooSlow' });
  expect(worker().terminated).toBe(true);
  const again = reader.read(file, 10, vi.fn());
  expect(worker().requests[0]?.picture?.file).toBe(file);
  worker().answer({ kind: 'colors', result });
  expect(await again).toMatchObject({ kind: 'colors' });
});

const converted = { file: new Blob(['png']), reducedFrom: { width: 20_000, height: 10_000 } };
const converterStarts = () => vi.waitFor(() => expect(workers).toHaveLength(2));

it('lets a worker of its own convert a format that the browser does not decode', async () => {
  const reading = reader.read(file, 10, vi.fn());
  const [reads] = workers;
  reads?.answer({ kind: 'convert', format: 'tiff' });
  await converterStarts();
  worker().onmessage?.({ data: { kind: 'converted', ...converted } as never });
  await vi.waitFor(() => expect(reads?.requests).toHaveLength(2));
  expect(reads?.requests[1]).toMatchObject({ id: 1, picture: { reducedFrom: converted.reducedFrom } });
  expect(worker().terminated).toBe(true);
  reads?.answer({ kind: 'colors', result });
  expect(await reading).toMatchObject({ kind: 'colors' });
});

it.each([
  [
    'a refusal',
    (one: FakePictureWorker) => one.onmessage?.({ data: { kind: 'fault', fault: 'tooLarge' } as never }),
    'tooLarge',
  ],
  ['a failure', (one: FakePictureWorker) => one.onerror?.(), 'unreadable'],
  ['too long a time', () => void vi.advanceTimersByTime(TIME_LIMIT), 'tooSlow'],
])('ends with %s of the conversion', async (_what, happens, fault) => {
  const reading = reader.read(file, 10, vi.fn());
  worker().answer({ kind: 'convert', format: 'heif' });
  await converterStarts();
  happens(worker());
  expect(await reading).toEqual({ kind: 'fault', fault });
  expect(workers.map(({ terminated }) => terminated)).toEqual([true, true]);
});

it('stops a conversion', async () => {
  const reading = reader.read(file, 10, vi.fn());
  worker().answer({ kind: 'convert', format: 'tiff' });
  await converterStarts();
  reader.stop();
  expect(await reading).toEqual({ kind: 'stopped' });
  expect(worker().terminated).toBe(true);
});

it('does not open a file that is too large', async () => {
  const huge = new File([], 'huge.png');
  Object.defineProperty(huge, 'size', { value: MAX_BYTES + 1 });
  expect(await reader.read(huge, 10, vi.fn())).toEqual({ kind: 'fault', fault: 'tooLarge' });
  expect(workers).toHaveLength(0);
});

it('calls a picture unreadable that the worker breaks on', async () => {
  const broken = reader.read(file, 10, vi.fn());
  worker().onerror?.();
  expect(await broken).toEqual({ kind: 'fault', fault: 'unreadable' });
});

it('ends what is under way when stopped', async () => {
  const reading = reader.read(file, 10, vi.fn());
  reader.stop();
  expect(await reading).toEqual({ kind: 'stopped' });
});
