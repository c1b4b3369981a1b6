import * as RadixToast from 'radix-ui/toast';
import { OwnedLink, useOwned } from '../navigation/owned-path.tsx';
import type { Toast } from '../stores/toast-store.ts';
import styles from './toasts.module.css';

/** The message, with its link where the message has the link's label, else after it. Without a page to lead to it is only text. */
export function ToastText({ message, action }: Pick<Toast, 'message' | 'action'>) {
  return action ? <TextWithLink message={message} {...action} /> : message;
}

function TextWithLink({ message, label, path }: { message: string; label: string; path: string }) {
  const at = message.indexOf(label);
  if (!useOwned(path)) return message;
  const [before, after] =
    at < 0 ? [`${message} `, ''] : [message.slice(0, at), message.slice(at + label.length)];
  return (
    <>
      {before}
      <RadixToast.Action asChild altText={label}>
        <OwnedLink to={path} className={styles.action}>
          {label}
        </OwnedLink>
      </RadixToast.Action>
      {after}
    </>
  );
}
