import { expect, test } from 'vitest';
import { createHangDetector, MAX_TICKS } from './hang-detector.ts';

function watch() {
  const seen: string[] = [];
  const note = (what: string) => () => void seen.push(what);
  const detector = createHangDetector({ ping: note('ping'), onHang: note('hang'), onBack: note('back') });
  const tick = (times: number) => Array.from({ length: times }, detector.tick);
  return { seen, detector, tick };
}

test('a main thread that answers late, but within the limit, has not hung', () => {
  const { seen, detector, tick } = watch();
  for (let time = 0; time < 3; time += 1) {
    tick(MAX_TICKS - 1);
    detector.answered();
  }
  expect(seen).toEqual(['ping', 'ping', 'ping']);
});

test('a main thread that never answers has hung once, and is pinged once', () => {
  const { seen, detector, tick } = watch();
  tick(MAX_TICKS * 10);
  expect(seen).toEqual(['ping', 'hang']);
  expect(detector.isHung()).toBe(true);
});

test('one that answers after all is back, and a second hang is not counted', () => {
  const { seen, detector, tick } = watch();
  tick(MAX_TICKS);
  detector.answered();
  expect(detector.isHung()).toBe(false);
  tick(MAX_TICKS * 2);
  detector.answered();
  expect(seen).toEqual(['ping', 'hang', 'back', 'ping']);
});
