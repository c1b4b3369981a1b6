import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import Undo2 from '@danqing/ui-kit/icons/undo-2';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import styles from './deleted-placeholder.module.css';

/** Undo period in milliseconds. The timer pauses while the element is hovered or focused. */
const UNDO_TIME = 8000;

interface DeletedPlaceholderProps {
  name: string;
  restoring: boolean;
  onUndo: () => void;
  /** Called when the undo period ends. Without it, undo stays available. */
  onExpired?: () => void;
}

export function DeletedPlaceholder({ name, restoring, onUndo, onExpired }: DeletedPlaceholderProps) {
  const { t } = useTranslation('palettes');
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const expire = useEffectEvent(() => onExpired?.());
  const waiting = !pointed && !focused && !restoring;
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => expire(), UNDO_TIME);
    return () => clearTimeout(timer);
  }, [waiting]);

  // Only keyboard focus pauses the timer, because a click leaves the button focused.
  const onFocus = ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible'));
  return (
    <div
      role="group"
      aria-label={t('delete.done', { name })}
      className={styles.placeholder}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
    >
      <p>{t('delete.done', { name })}</p>
      <Button ref={button} aria-disabled={restoring || undefined} onClick={restoring ? undefined : onUndo}>
        <Undo2 size={16} strokeWidth={1.6} aria-hidden="true" />
        {t(restoring ? 'delete.restoring' : 'delete.undo')}
      </Button>
    </div>
  );
}
