import { useLayoutEffect, useRef, useState } from 'react';

/** Rendered rows: the six visible ones, and as many before and after. */
const WINDOW = 18;
const BEFORE = 6;

export function useRowWindow(count: number, active: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return;
    const height = list.scrollHeight / Math.max(count, 1);
    const top = active * height;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + height > list.scrollTop + list.clientHeight)
      list.scrollTop = top + height - list.clientHeight;
  }, [active, count]);

  const onScroll = () => {
    const list = scroller.current;
    if (list && list.scrollHeight > 0) setFirst(Math.floor((list.scrollTop / list.scrollHeight) * count));
  };
  const start = Math.max(0, Math.min(first - BEFORE, count - WINDOW));
  const rows = Array.from({ length: Math.min(WINDOW, count) }, (_, offset) => start + offset);
  // The active row must be in the DOM, because `aria-activedescendant` refers to it.
  if (active < count && !rows.includes(active)) rows.push(active);
  return { scroller, onScroll, rows };
}
