import { useState, type KeyboardEvent } from 'react';

/** Step that a key takes from the element with focus; the ends of the row stop it. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/** One tab stop for a row of `count` siblings; arrows, Home and End move among them. */
export function useRovingFocus(count: number) {
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, Math.max(0, count - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const siblings = [...(event.currentTarget.parentElement?.children ?? [])];
    if (step === undefined) return;
    const target = Math.min(siblings.length - 1, Math.max(0, siblings.indexOf(event.currentTarget) + step));
    event.preventDefault();
    (siblings[target] as HTMLElement).focus();
  };
  return (index: number) => ({
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => setCurrent(index),
    onKeyDown,
  });
}
