import { useState, type KeyboardEvent } from 'react';
import { nextGridCell, type GridShape } from './grid-navigation.ts';

export interface GridCellProps {
  tabIndex: number;
  onFocus: () => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  'data-cell': '';
}

/**
 * Makes a grid of buttons one tab stop with key navigation. The buttons must be inside an element with role
 * `grid`. `onChoose` fires on focus and on click, because Safari and touch screens do not focus a clicked
 * button.
 */
export function useGridFocus(shape: GridShape, start: number, onChoose: (index: number) => void) {
  const [current, setCurrent] = useState(start);
  const choose = (index: number) => {
    setCurrent(index);
    onChoose(index);
  };
  const stop = Math.min(current, shape.count - 1);
  return (index: number): GridCellProps => ({
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => choose(index),
    onClick: () => choose(index),
    onKeyDown: (event) => {
      const target = nextGridCell(event, index, shape);
      const grid = event.currentTarget.closest('[role=grid]');
      if (target === null || !grid || event.altKey || event.metaKey) return;
      event.preventDefault();
      grid.querySelectorAll<HTMLElement>('[data-cell]')[target]?.focus();
    },
    'data-cell': '',
  });
}
