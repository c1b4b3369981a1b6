import { CONTRAST_TARGETS, type ContrastTarget } from '@danqing/color-core';
import { useState } from 'react';

const KEY = 'contrastTarget';

/** The contrast that the visitor asks for, kept in the tab: through other colours, other pages and a reload. */
export function useContrastTarget(): [ContrastTarget, (target: ContrastTarget) => void] {
  const [target, setTarget] = useState(readTarget);
  return [
    target,
    (next) => {
      setTarget(next);
      try {
        sessionStorage.setItem(KEY, next);
      } catch {
        // Storage is blocked: the choice lasts as long as the view.
      }
    },
  ];
}

function readTarget(): ContrastTarget {
  try {
    const stored = sessionStorage.getItem(KEY);
    return CONTRAST_TARGETS.find((target) => target === stored) ?? 'aa';
  } catch {
    return 'aa';
  }
}
