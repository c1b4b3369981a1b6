/** In CSS pixels of the window. */
export type Box = Pick<DOMRectReadOnly, 'top' | 'right' | 'bottom' | 'left'>;

/** Toasts high; what is higher, a picture or a slip, has room enough beside a toast. */
const COVERABLE_HEIGHT = 3;

/**
 * How far up a box has to go from where it is, to lie over none of the others: 0 when it lies over none, or when there is
 * no such place in the window.
 */
export function riseToClear(box: Box, others: readonly Box[]): number {
  const height = box.bottom - box.top;
  const beside = others.filter(
    ({ top, right, bottom, left }) =>
      left < box.right && right > box.left && bottom - top < COVERABLE_HEIGHT * height,
  );
  let { bottom } = box;
  for (const other of beside.toSorted((a, b) => b.bottom - a.bottom)) {
    if (other.bottom > bottom - height && other.top < bottom) bottom = other.top;
  }
  return bottom < height ? 0 : box.bottom - bottom;
}

/** What can be pressed now: behind an open dialog nothing can. */
const PRESSABLE = ':is(a, button, input, select, textarea):not([aria-hidden=true] *)';

/** Raises a list of toasts at the bottom of the window until it lies over nothing that can be pressed. */
export function standClear(list: HTMLElement): void {
  list.style.translate = '';
  const toasts = [...list.children].map((toast) => toast.getBoundingClientRect());
  if (toasts.length === 0) return;
  const all = {
    top: Math.min(...toasts.map(({ top }) => top)),
    right: Math.max(...toasts.map(({ right }) => right)),
    bottom: Math.max(...toasts.map(({ bottom }) => bottom)),
    left: Math.min(...toasts.map(({ left }) => left)),
  };
  const others = [...document.querySelectorAll(PRESSABLE)].filter((element) => !list.contains(element));
  const rise = riseToClear(
    all,
    others.map((element) => element.getBoundingClientRect()),
  );
  if (rise > 0) list.style.translate = `0 ${-rise}px`;
}
