import { useEffect, useRef } from 'react';
import { latinKey } from './latin-key.ts';

/**
 * Binds undo to ⌘Z and Ctrl+Z, and redo to ⇧⌘Z, Ctrl+Shift+Z and Ctrl+Y, except in fields and dialogs, which
 * have their own.
 */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const latest = useRef({ undo, redo });
  useEffect(() => {
    latest.current = { undo, redo };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.defaultPrevented) return;
      if (
        event.target instanceof Element &&
        event.target.closest(
          'input:not([type=checkbox], [type=radio]), textarea, [contenteditable], [role=dialog]',
        )
      )
        return;
      const key = latinKey(event);
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey && !event.shiftKey);
      if (key !== 'z' && !isRedo) return;
      event.preventDefault();
      if (isRedo) latest.current.redo();
      else latest.current.undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
