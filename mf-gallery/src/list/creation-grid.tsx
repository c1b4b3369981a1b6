import type { Collection } from '@danqing/contracts/creations';
import { VisuallyHidden } from '@danqing/ui-kit';
import { CreationCardSkeleton } from './creation-card-skeleton.tsx';
import { CreationCard } from './creation-card.tsx';
import styles from './creation-grid.module.css';

const FIRST = 3;
const PLACES = [0, 1, 2, 3, 4, 5];

interface CreationGridProps {
  label: string;
  collections: readonly Collection[];
  stale?: boolean;
  eager?: boolean;
}

export function CreationGrid({ label, collections, stale = false, eager = false }: CreationGridProps) {
  return (
    <ul aria-label={label} aria-busy={stale || undefined} className={styles.grid}>
      {collections.map((collection, index) => (
        <li key={collection.id}>
          <CreationCard collection={collection} first={eager && index < FIRST} />
        </li>
      ))}
    </ul>
  );
}

export function CreationGridSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div className={styles.grid}>
        {PLACES.map((place) => (
          <CreationCardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
