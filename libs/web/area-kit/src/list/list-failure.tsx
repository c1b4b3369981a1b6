import { Button } from '@danqing/ui-kit';
import RotateCw from '@danqing/ui-kit/icons/rotate-cw';
import styles from './list.module.css';

export interface ListFailureProps {
  message: string;
  retry: string;
  onRetry: () => void;
}

/** Renders an alert with a retry button in place of a list that failed to load. */
export function ListFailure({ message, retry, onRetry }: ListFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{message}</p>
      <Button onClick={onRetry}>
        <RotateCw size={16} strokeWidth={1.6} aria-hidden="true" />
        {retry}
      </Button>
    </div>
  );
}
