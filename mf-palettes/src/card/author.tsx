import { MemberName } from '@danqing/area-kit';
import { authorPath } from '@danqing/contracts/identity';
import type { Palette } from '@danqing/contracts/palettes';
import { usePageExists } from '@danqing/shell-sdk';
import { Link } from '@danqing/shell-sdk/router';
import styles from './author.module.css';

export function Author({ user }: Pick<Palette, 'user'>) {
  const path = authorPath(user);
  const exists = usePageExists(path ?? '/');
  if (path === null || !exists)
    return (
      <span>
        <MemberName user={user} />
      </span>
    );
  return (
    <Link to={path} className={styles.author}>
      <MemberName user={user} />
    </Link>
  );
}
