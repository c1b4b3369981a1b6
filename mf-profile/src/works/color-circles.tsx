import { GivenName } from '@danqing/area-kit';
import type { ColorGroup } from '@danqing/contracts/cocreate';
import { Link } from '@danqing/shell-sdk/router';
import { classNames, Skeleton, VisuallyHidden } from '@danqing/ui-kit';
import styles from './color-circles.module.css';

const COMING = [0, 1, 2, 3];

interface ColorCirclesProps {
  groups: readonly ColorGroup[];
  stale: boolean;
  large?: boolean;
}

export function ColorCircles({ groups, stale, large = false }: ColorCirclesProps) {
  return (
    <ul className={classNames(styles.list, large && styles.large, stale && styles.stale)}>
      {groups.map(({ id, name, hex, group_total: total }) => (
        <li key={id}>
          <Link to={`/co-create-colors/${id}`} title={hex} className={styles.color}>
            <span aria-hidden="true" className={styles.circle} style={{ background: hex }} />
            <span className={styles.name}>
              <GivenName name={name} />
              {total > 1 ? <span className="num"> ×{total}</span> : null}
            </span>
            {large ? <span className={classNames('num', styles.hex)}>{hex}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function ColorCirclesSkeleton({ label, large = false }: { label: string; large?: boolean }) {
  return (
    <div className={classNames(styles.list, large && styles.large)}>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      {COMING.map((place) => (
        <span key={place} className={styles.color}>
          <Skeleton className={styles.circle} />
          <Skeleton className={styles.word} />
        </span>
      ))}
    </div>
  );
}
