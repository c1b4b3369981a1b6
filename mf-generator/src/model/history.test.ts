import { sampleColor } from '@danqing/area-kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatorReducer } from './generator-reducer.ts';
import { initialState } from './generator-state.ts';
import { anyActions } from '../testing/any-generator-state.ts';
import { latinKey } from '../history/latin-key.ts';
import { startHistory, withHistory } from './history.ts';

const add = withHistory((sum: number, { by }: { type: 'add'; by: number }) => sum + by);
const undo = { type: 'undo' } as const;
const redo = { type: 'redo' } as const;
const one = { type: 'add', by: 1 } as const;

describe('a history', () => {
  it('goes back and forth', () => {
    const three = [one, one, one].reduce(add, startHistory(0));
    expect(three).toEqual({ past: [0, 1, 2], present: 3, future: [] });
    const back = [undo, undo].reduce(add, three);
    expect(back).toEqual({ past: [0], present: 1, future: [2, 3] });
    expect(add(back, redo)).toEqual({ past: [0, 1], present: 2, future: [3] });
  });

  it('has another future after another change', () => {
    const back = [one, one, undo, { type: 'add', by: 10 } as const].reduce(add, startHistory(0));
    expect(back).toEqual({ past: [0, 1], present: 11, future: [] });
  });

  it.each([
    ['undo at the beginning', undo],
    ['redo at the end', redo],
    ['an action that changes nothing', { type: 'add', by: 0 } as const],
  ])('ignores %s', (_what, action) => {
    const start = add(startHistory(0), one);
    const history = action === undo ? startHistory(0) : start;
    expect(add(history, action)).toBe(history);
  });

  it('gives back every state of the generator, step by step', () => {
    const reducer = withHistory(generatorReducer);
    fc.assert(
      fc.property(anyActions, (actions) => {
        const histories = [startHistory(initialState(sampleColor('朱红')))];
        for (const action of actions) {
          const last = histories.at(-1)!;
          const next = reducer(last, action);
          if (next !== last) histories.push(next);
        }
        let history = histories.at(-1)!;
        for (const { present } of histories.toReversed().slice(1)) {
          history = reducer(history, undo);
          expect(history.present).toBe(present);
        }
        expect(reducer(history, undo)).toBe(history);
        for (const { present } of histories.slice(1)) {
          history = reducer(history, redo);
          expect(history.present).toBe(present);
        }
        expect(reducer(history, redo)).toBe(history);
      }),
    );
  });
});

describe('latinKey', () => {
  it.each([
    ['a letter', 'z', 'KeyZ', 'z'],
    ['a capital', 'Z', 'KeyZ', 'z'],
    ['the letter on the key, not its place', 'z', 'KeyY', 'z'],
    ['the place on a layout without Latin letters', 'я', 'KeyZ', 'z'],
    ['another key', 'ArrowLeft', 'ArrowLeft', 'arrowleft'],
  ])('is %s', (_what, key, code, expected) => {
    expect(latinKey({ key, code })).toBe(expected);
  });
});
