import { Button } from '@danqing/ui-kit';
import Undo2 from '@danqing/ui-kit/icons/undo-2';
import { useEffect, useRef } from 'react';

interface UndoButtonProps {
  label: string;
  restoring: boolean;
  onUndo: () => void;
}

/** Renders the button that restores a deleted work. It takes the focus of the button that deleted it. */
export function UndoButton({ label, restoring, onUndo }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} variant="primary" aria-disabled={restoring || undefined} onClick={onUndo}>
      <Undo2 size={16} strokeWidth={1.6} aria-hidden="true" />
      {label}
    </Button>
  );
}
