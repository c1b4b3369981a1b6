import type { Collection } from '@danqing/contracts/creations';
import { VisuallyHidden } from '@danqing/ui-kit';
import { LeafSkeleton } from './leaf-skeleton.tsx';
import { Leaf } from './leaf.tsx';
import styles from './leaves.module.css';

const FIRST = 3;
const PLACES = [0, 1, 2, 3, 4, 5];

interface LeavesProps {
  label: string;
  collections: readonly Collection[];
  stale?: boolean;
  eager?: boolean;
}

export function Leaves({ label, collections, stale = false, eager = false }: LeavesProps) {
  return (
    <ul aria-label={label} aria-busy={stale || undefined} className={styles.leaves}>
      {collections.map((collection, index) => (
        <li key={collection.id}>
          <Leaf collection={collection} first={eager && index < FIRST} />
        </li>
      ))}
    </ul>
  );
}

export function LeavesSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div className={styles.leaves}>
        {PLACES.map((place) => (
          <LeafSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
