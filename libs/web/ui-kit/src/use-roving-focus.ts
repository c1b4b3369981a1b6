import { useState, type KeyboardEvent } from 'react';

const ALONG: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};
const UP_AND_DOWN: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export interface RovingItem {
  tabIndex: number;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  'data-roving': '';
}

export interface RovingFocusOptions {
  upAndDown?: boolean;
}

/**
 * Gives `count` elements one tab stop. Arrow keys, Home and End move the focus among the items inside the
 * `group` element.
 */
export function useRovingFocus(count: number, { upAndDown = false }: RovingFocusOptions = {}) {
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, Math.max(0, count - 1));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = ALONG[event.key] ?? (upAndDown ? UP_AND_DOWN[event.key] : undefined);
    const group = event.currentTarget.closest('[data-roving-group]');
    if (step === undefined || !group) return;
    const all = [...group.querySelectorAll<HTMLElement>('[data-roving]')];
    const target = Math.min(all.length - 1, Math.max(0, all.indexOf(event.currentTarget) + step));
    event.preventDefault();
    all[target]?.focus();
  };
  return {
    group: { 'data-roving-group': '' } as const,
    item: (index: number): RovingItem => ({
      tabIndex: index === stop ? 0 : -1,
      onFocus: () => setCurrent(index),
      onKeyDown,
      'data-roving': '',
    }),
  };
}
