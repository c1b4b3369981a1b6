import { pressedKey } from '@danqing/ui-kit';

/** Mouse movement in CSS pixels that starts a drag; less is a click. */
const MOUSE_START = 5;
/** Touch duration in milliseconds that starts a drag. A finger that moves earlier scrolls the page. */
const TOUCH_HOLD = 280;
const TOUCH_SLACK = 8;

interface Drag {
  pointerId: number;
  item: HTMLElement;
  /** Items of the group, and the centre of each cell in page coordinates. */
  items: HTMLElement[];
  places: { x: number; y: number }[];
  from: number;
  to: number;
  startX: number;
  startY: number;
  lifted: boolean;
  hold: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Makes the `data-swatch` elements inside `root` sortable by mouse, pen and touch, each within its own list.
 * The DOM does not change before the drop.
 *
 * @param onDrop receives the swatch and its new index within the whole `root`
 * @returns cleanup function
 */
export function dragOrder(root: HTMLElement, onDrop: (swatch: string, to: number) => void): () => void {
  let drag: Drag | null = null;

  const lift = (current: Drag) => {
    current.lifted = true;
    current.places = current.items.map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return { x: left + scrollX + width / 2, y: top + scrollY + height / 2 };
    });
    current.item.setPointerCapture(current.pointerId);
    current.item.dataset['dragged'] = '';
    root.dataset['dragging'] = '';
  };

  const show = (current: Drag, dx: number, dy: number) => {
    const { places, items, from } = current;
    const own = places[from];
    if (!own) return;
    const distance = (place: { x: number; y: number }) =>
      Math.hypot(place.x - own.x - dx, place.y - own.y - dy);
    current.to = places.reduce(
      (best, place, index) => (distance(place) < distance(places[best] ?? place) ? index : best),
      from,
    );
    items.forEach((item, index) => {
      if (index === from) item.style.transform = `translate(${dx}px, ${dy}px)`;
      else {
        const step = index > from && index <= current.to ? -1 : index < from && index >= current.to ? 1 : 0;
        const [here, there] = [places[index], places[index + step]];
        item.style.transform =
          step && here && there ? `translate(${there.x - here.x}px, ${there.y - here.y}px)` : '';
      }
    });
  };

  const end = (drop: boolean) => {
    if (!drag) return;
    const { item, items, lifted, hold, from, to } = drag;
    drag = null;
    clearTimeout(hold);
    if (!lifted) return;
    const first = [...root.querySelectorAll('[data-swatch]')].indexOf(items[0] as Element);
    delete root.dataset['dragging'];
    delete item.dataset['dragged'];
    for (const one of items) one.style.transform = '';
    swallowClick();
    if (drop && to !== from) onDrop(item.dataset['swatch'] ?? '', first + to);
  };

  const swallowClick = () => {
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    root.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener('click', swallow, { capture: true }));
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const item = event.target.closest('[data-roving]')?.closest<HTMLElement>('[data-swatch]');
    const items = [...(item?.parentElement?.children ?? [])].filter(
      (one): one is HTMLElement => one instanceof HTMLElement && one.dataset['swatch'] !== undefined,
    );
    if (!item || items.length < 2) return;
    end(false);
    const from = items.indexOf(item);
    const started: Drag = {
      ...{ pointerId: event.pointerId, item, items, places: [], from, to: from, lifted: false },
      ...{ startX: event.pageX, startY: event.pageY, hold: undefined },
    };
    if (event.pointerType === 'touch') started.hold = setTimeout(() => lift(started), TOUCH_HOLD);
    drag = started;
  };
  const onMove = (event: PointerEvent) => {
    if (!drag || event.pointerId !== drag.pointerId) return;
    const [dx, dy] = [event.pageX - drag.startX, event.pageY - drag.startY];
    if (!drag.lifted) {
      const far = Math.hypot(dx, dy);
      if (event.pointerType === 'touch' && far > TOUCH_SLACK) return end(false);
      if (event.pointerType === 'touch' || far < MOUSE_START) return;
      lift(drag);
    }
    show(drag, dx, dy);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId === drag?.pointerId) end(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Escape' && drag?.lifted) end(false);
  };
  const ends = new AbortController();
  const { signal } = ends;
  root.addEventListener('pointerdown', onDown, { signal });
  // Listens on the window, because the mouse may leave the strip before the drag starts.
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener('keydown', onKeyDown, { signal });
  // Registered from the start and not passive; otherwise the browser scrolls without waiting for it.
  const holdStill = (event: Event) => {
    if (drag?.lifted) event.preventDefault();
  };
  root.addEventListener('touchmove', holdStill, { signal, passive: false });
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  root.addEventListener('contextmenu', (event) => drag?.hold !== undefined && event.preventDefault(), {
    signal,
  });
  return () => {
    end(false);
    ends.abort();
  };
}
