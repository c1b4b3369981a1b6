/** In CSS pixels of the window. */
export type Box = Pick<DOMRectReadOnly, 'top' | 'right' | 'bottom' | 'left'>;

/**
 * In multiples of the toasts' height. Toasts may cover taller controls, such as a picture, because enough of
 * them stays uncovered.
 */
const COVERABLE_HEIGHT = 3;

/**
 * Returns how far up a box must move to cover none of the others. Returns 0 when it covers none, or when the
 * window has no such place.
 */
export function riseAbove(box: Box, others: readonly Box[]): number {
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

/** Controls that can be pressed. Controls behind an open dialog cannot. */
const PRESSABLE = ':is(a, button, input, select, textarea):not([aria-hidden=true] *)';

export function avoidControls(list: HTMLElement): void {
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
  const rise = riseAbove(
    all,
    others.map((element) => element.getBoundingClientRect()),
  );
  if (rise > 0) list.style.translate = `0 ${-rise}px`;
}
