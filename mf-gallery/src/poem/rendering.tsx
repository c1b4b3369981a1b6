import type { PoemResponse } from '@danqing/contracts/creations';
import { useLocale } from '@danqing/shell-sdk';
import styles from './rendering.module.css';

/**
 * Renders the poem's English or Japanese translation line by line. Reserves its space before the poem exists.
 */
export function Rendering({ poem }: { poem: Pick<PoemResponse, 'renderings'> | null }) {
  const locale = useLocale();
  if (locale === 'zh') return null;
  const rendering = poem?.renderings?.[locale];
  return (
    <div className={styles.rendering}>
      {rendering ? (
        <>
          <p className={styles.title}>{rendering.title}</p>
          {rendering.lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </>
      ) : null}
    </div>
  );
}
