import type { PoemResponse } from '@danqing/contracts/creations';
import { classNames, Skeleton } from '@danqing/ui-kit';
import { splitPoem } from '../poem/split-poem.ts';
import { writtenOn } from '../poem/written-on.ts';
import styles from './letter.module.css';

/** Columns of the paper while nothing is written. */
const RULED = [0, 1, 2, 3];
/** Characters of a line from which it is written smaller, to fit. */
const LONG_LINE = 6;

interface LetterProps {
  /** Of the colour. */
  name: string;
  poem: PoemResponse | null;
  writing: boolean;
}

/** Ruled letter paper with the poem set vertically, its lines from the right to the left; they appear one after the other. */
export function Letter({ name, poem, writing }: LetterProps) {
  const lines = poem && !writing ? splitPoem(poem.cnString) : [];
  // Until there is a title, the name of the colour is decoration: the heading beside the paper says it.
  const title = (!writing && poem?.title) || undefined;
  const long = Math.max(0, ...lines.map((line) => [...line].length)) >= LONG_LINE;
  return (
    <div
      lang="zh"
      aria-busy={writing || undefined}
      className={classNames(styles.letter, long && styles.long, lines.length > 4 && styles.many)}
    >
      <p aria-hidden={title === undefined} className={styles.small}>
        {title ?? name}
      </p>
      {lines.map((line, index) => (
        <p key={index} className={styles.line} style={{ '--line': index }}>
          <span>{line}</span>
        </p>
      ))}
      {lines.length === 0
        ? RULED.map((column) => (
            <p key={column} aria-hidden="true" className={styles.line}>
              {writing ? <Skeleton className={styles.ink} /> : null}
            </p>
          ))
        : null}
      <p aria-hidden="true" className={classNames(styles.small, styles.dated)}>
        {lines.length > 0 ? writtenOn(new Date()) : null}
      </p>
    </div>
  );
}
