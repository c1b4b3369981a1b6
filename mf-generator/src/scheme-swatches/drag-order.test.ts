import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dragOrder } from './drag-order.ts';

const NAMES = [
  ['a1', 'a2', 'a3', 'a4'],
  ['b1', 'b2', 'b3'],
];
let root: HTMLElement;
let end: () => void;
const onDrop = vi.fn();
const onClick = vi.fn();
const items = () => [...root.querySelectorAll<HTMLElement>('[data-swatch]')];
const item = (name: string) => items().find((one) => one.dataset['swatch'] === name)!;
const middle = (name: string) => items().indexOf(item(name)) * 64 + 30;

function pointer(type: string, x: number, name = 'a1', more: PointerEventInit = {}) {
  const target = item(name).querySelector('button')!;
  const event = new PointerEvent(type, {
    ...{ bubbles: true, cancelable: true, isPrimary: true, button: 0, pointerId: 1, pointerType: 'mouse' },
    ...{ clientX: x, clientY: 20 },
    ...more,
  });
  Object.defineProperties(event, { pageX: { value: x }, pageY: { value: more.clientY ?? 20 } });
  target.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement('div');
  root.innerHTML = NAMES.map(
    (list) =>
      `<ol>${list.map((name) => `<li data-swatch="${name}"><button data-roving></button></li>`).join('')}</ol>`,
  ).join('');
  document.body.append(root);
  for (const [index, one] of items().entries()) {
    one.getBoundingClientRect = () => new DOMRect(index * 64, 0, 60, 200);
    one.setPointerCapture = () => {};
  }
  root.addEventListener('click', onClick);
  end = dragOrder(root, onDrop);
});
afterEach(() => {
  end();
  root.remove();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('dragging by mouse', () => {
  it('drops a slip at the place it is held over, counted over all groups', () => {
    pointer('pointerdown', middle('b1'), 'b1');
    pointer('pointermove', middle('b1') + 40, 'b1');
    pointer('pointermove', middle('b3') - 10, 'b1');
    pointer('pointerup', middle('b3') - 10, 'b1');
    expect(onDrop).toHaveBeenCalledExactlyOnceWith('b1', 6);
  });

  it('makes room while it is held, and leaves nothing behind', () => {
    pointer('pointerdown', middle('a1'));
    pointer('pointermove', middle('a3'));
    expect(items().map((one) => one.style.transform)).toEqual([
      ...['translate(128px, 0px)', 'translate(-64px, 0px)', 'translate(-64px, 0px)', ''],
      ...['', '', ''],
    ]);
    expect(root.dataset['dragging']).toBe('');
    pointer('pointerup', middle('a3'));
    expect(items().every((one) => one.style.transform === '' && !('dragged' in one.dataset))).toBe(true);
    expect('dragging' in root.dataset).toBe(false);
  });

  it('does not leave its group', () => {
    pointer('pointerdown', middle('a1'));
    pointer('pointermove', middle('b3'));
    pointer('pointerup', middle('b3'));
    expect(onDrop).toHaveBeenCalledExactlyOnceWith('a1', 3);
  });

  it('is a press when it hardly moves', () => {
    pointer('pointerdown', middle('a1'));
    pointer('pointermove', middle('a1') + 4);
    pointer('pointerup', middle('a1') + 4);
    item('a1').querySelector('button')?.click();
    expect(onDrop).not.toHaveBeenCalled();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is no press as well', () => {
    pointer('pointerdown', middle('a1'));
    pointer('pointermove', middle('a2'));
    pointer('pointerup', middle('a2'));
    item('a1').querySelector('button')?.click();
    expect(onClick).not.toHaveBeenCalled();
    vi.runAllTimers();
    item('a1').querySelector('button')?.click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each([
    ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['the browser', () => pointer('pointercancel', 0)],
    ['its own place', () => pointer('pointermove', middle('a1') + 6)],
  ])('comes to nothing by %s', (_what, stop) => {
    pointer('pointerdown', middle('a1'));
    pointer('pointermove', middle('a3'));
    stop();
    pointer('pointerup', middle('a1') + 6);
    expect(onDrop).not.toHaveBeenCalled();
    expect(items().every((one) => one.style.transform === '')).toBe(true);
  });

  it.each([
    ['the other buttons of the mouse', { button: 2 }],
    ['a second finger', { isPrimary: false }],
  ])('leaves %s alone', (_what, more) => {
    pointer('pointerdown', middle('a1'), 'a1', more);
    pointer('pointermove', middle('a3'), 'a1', more);
    pointer('pointerup', middle('a3'), 'a1', more);
    expect(onDrop).not.toHaveBeenCalled();
  });
});

describe('dragging by finger', () => {
  const touch = { pointerType: 'touch' };
  const scroll = () => {
    const event = new Event('touchmove', { bubbles: true, cancelable: true });
    root.dispatchEvent(event);
    return !event.defaultPrevented;
  };

  it('begins when the finger rests, and then holds the page still', () => {
    pointer('pointerdown', middle('a1'), 'a1', touch);
    expect(scroll()).toBe(true);
    vi.advanceTimersByTime(280);
    expect(scroll()).toBe(false);
    pointer('pointermove', middle('a2'), 'a1', touch);
    pointer('pointerup', middle('a2'), 'a1', touch);
    expect(onDrop).toHaveBeenCalledExactlyOnceWith('a1', 1);
    expect(scroll()).toBe(true);
  });

  it('leaves the page to a finger that moves at once', () => {
    pointer('pointerdown', middle('a1'), 'a1', touch);
    pointer('pointermove', middle('a1') + 12, 'a1', touch);
    vi.advanceTimersByTime(280);
    expect(scroll()).toBe(true);
    pointer('pointermove', middle('a3'), 'a1', touch);
    pointer('pointerup', middle('a3'), 'a1', touch);
    expect(onDrop).not.toHaveBeenCalled();
  });
});
