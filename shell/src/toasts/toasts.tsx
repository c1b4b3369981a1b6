import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames } from '@danqing/ui-kit';
import Check from '@danqing/ui-kit/icons/check';
import CircleX from '@danqing/ui-kit/icons/circle-x';
import Info from '@danqing/ui-kit/icons/info';
import * as RadixToast from 'radix-ui/toast';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../stores/shell-context.ts';
import { avoidControls } from './avoid-controls.ts';
import { ToastText } from './toast-text.tsx';
import type { Toast } from '../stores/toast-store.ts';
import styles from './toasts.module.css';

const POSITIONS = ['top', 'bottom'] as const;
type Position = (typeof POSITIONS)[number];
const ICONS = { success: Check, error: CircleX, info: Info } as const;

/**
 * Renders a stack of toasts at the top and one at the bottom, which avoids covering controls. Hover or focus
 * pauses the timers.
 */
export function Toasts() {
  const { toasts: store } = useShell();
  const { t } = useTranslation();
  const toasts = useStore(store);
  // An empty stack is hidden, because an empty region only lengthens a screen reader's list of landmarks.
  const stacks = useRef<Partial<Record<Position, HTMLOListElement | null>>>({});
  useLayoutEffect(() => {
    for (const position of POSITIONS) {
      const region = stacks.current[position]?.closest('[role=region]');
      region?.toggleAttribute('hidden', !toasts.some((toast) => toast.position === position));
    }
  }, [toasts]);
  useLayoutEffect(() => {
    if (toasts.length === 0) return;
    const place = () => stacks.current.bottom && avoidControls(stacks.current.bottom);
    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    // Places the stack again before the paint. A dialog that shows a toast on closing is still open when the
    // toast appears.
    placeSoon();
    // Listens in the capture phase, because scroll events of a list in a dialog do not bubble.
    document.addEventListener('scroll', placeSoon, { capture: true, passive: true });
    window.addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', placeSoon, { capture: true });
      window.removeEventListener('resize', placeSoon);
    };
  }, [toasts]);
  return POSITIONS.map((position) => (
    <RadixToast.Provider
      key={position}
      label={t('toast.label')}
      swipeDirection={position === 'top' ? 'up' : 'down'}
    >
      {toasts
        .filter((toast) => toast.position === position)
        .map((toast) => (
          <ToastMessage key={toast.id} toast={toast} onClosed={() => store.dismiss(toast.id)} />
        ))}
      <RadixToast.Viewport
        ref={(stack) => void (stacks.current[position] = stack)}
        className={classNames(styles.viewport, styles[position])}
        label={t('toast.region', { hotkey: '{hotkey}', position: t(`toast.${position}`) })}
      />
    </RadixToast.Provider>
  ));
}

function ToastMessage({ toast, onClosed }: { toast: Toast; onClosed: () => void }) {
  const { variant, swatch, duration, message, action } = toast;
  const Icon = variant === 'default' ? null : ICONS[variant];
  return (
    <RadixToast.Root
      className={classNames(styles.toast, styles[variant])}
      // Radix announces a foreground toast at once, and a background toast at the next pause.
      type={variant === 'error' ? 'foreground' : 'background'}
      duration={duration}
      onOpenChange={(open) => !open && onClosed()}
    >
      {swatch && <span className={styles.swatch} style={{ background: swatch }} aria-hidden="true" />}
      {Icon && <Icon size={18} aria-hidden="true" />}
      <RadixToast.Description>
        <ToastText message={message} action={action} />
      </RadixToast.Description>
    </RadixToast.Root>
  );
}
