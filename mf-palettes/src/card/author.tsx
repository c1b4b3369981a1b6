import { authorName, authorPath } from '@danqing/contracts/identity';
import type { Palette } from '@danqing/contracts/palettes';
import { useLocale, usePageExists } from '@danqing/shell-sdk';
import { Link } from '@danqing/shell-sdk/router';
import styles from './author.module.css';

/** The member's name, which leads to their page where there is one for others to see. */
export function Author({ user }: Pick<Palette, 'user'>) {
  const path = authorPath(user);
  const name = authorName(user, useLocale());
  const exists = usePageExists(path ?? '/');
  if (path === null || !exists) return <bdi>{name}</bdi>;
  return (
    <Link to={path} className={styles.author}>
      <bdi>{name}</bdi>
    </Link>
  );
}
