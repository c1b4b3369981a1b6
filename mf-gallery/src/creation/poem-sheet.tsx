import { GivenName } from '@danqing/area-kit';
import type { Collection } from '@danqing/contracts/creations';
import { classNames } from '@danqing/ui-kit';
import { AuthorSeal } from '../poem/author-seal.tsx';
import { splitPoem } from '../poem/split-poem.ts';
import styles from './poem-sheet.module.css';

const QUATRAIN = 4;

export function PoemSheet({ collection: { title, content, user } }: { collection: Collection }) {
  const lines = splitPoem(content);
  return (
    <div lang="zh" className={classNames(styles.poem, lines.length > QUATRAIN && styles.long)}>
      <h1 id="poem-title" className={styles.title}>
        {title}
      </h1>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      <p className={styles.by}>
        <GivenName name={user.name} />
        <AuthorSeal name={user.name} className={styles.seal} />
      </p>
    </div>
  );
}
