import { CONTRAST_TARGETS, type ContrastTarget } from '@danqing/color-core';
import { useState } from 'react';

const KEY = 'contrastTarget';

/** Stores the visitor's contrast target in session storage, so that it survives navigation and reload. */
export function useContrastTarget(): [ContrastTarget, (target: ContrastTarget) => void] {
  const [target, setTarget] = useState(readTarget);
  return [
    target,
    (next) => {
      setTarget(next);
      try {
        sessionStorage.setItem(KEY, next);
      } catch {
        // Storage is blocked: the target lasts as long as the component.
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
