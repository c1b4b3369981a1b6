import * as RadixToast from 'radix-ui/toast';
import type { ReactElement } from 'react';
import { OwnedLink, useOwned } from '../navigation/owned-path.tsx';
import type { Toast } from '../stores/toast-store.ts';
import styles from './toasts.module.css';

/**
 * Renders the message with its link or button, which replaces the label in the message or else follows it. A
 * link without a path is plain text.
 */
export function ToastText({ message, action }: Pick<Toast, 'message' | 'action'>) {
  if (!action) return message;
  if ('path' in action) return <TextWithLink message={message} {...action} />;
  return (
    <TextAround message={message} label={action.label}>
      <button type="button" className={styles.action} onClick={action.onPress}>
        {action.label}
      </button>
    </TextAround>
  );
}

function TextWithLink({ message, label, path }: { message: string; label: string; path: string }) {
  if (!useOwned(path)) return message;
  return (
    <TextAround message={message} label={label}>
      <OwnedLink to={path} className={styles.action}>
        {label}
      </OwnedLink>
    </TextAround>
  );
}

interface TextAroundProps {
  message: string;
  label: string;
  children: ReactElement;
}

function TextAround({ message, label, children }: TextAroundProps) {
  const at = message.indexOf(label);
  const [before, after] =
    at < 0 ? [`${message} `, ''] : [message.slice(0, at), message.slice(at + label.length)];
  return (
    <>
      {before}
      <RadixToast.Action asChild altText={label}>
        {children}
      </RadixToast.Action>
      {after}
    </>
  );
}
