import { VisuallyHidden } from '@danqing/ui-kit';
import { CardSkeleton } from '../card/card-skeleton.tsx';
import styles from './list.module.css';

const CARDS = [0, 1, 2, 3, 4, 5];

export function ListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div className={styles.cards}>
        {CARDS.map((index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
