import type { PoemResponse } from '@danqing/contracts/creations';
import { classNames, Skeleton } from '@danqing/ui-kit';
import { splitPoem } from '../poem/split-poem.ts';
import { calligraphyDate } from '../poem/calligraphy-date.ts';
import styles from './poem-note.module.css';

const RULED = [0, 1, 2, 3];
const LONG_LINE = 6;

interface PoemNoteProps {
  name: string;
  poem: PoemResponse | null;
  writing: boolean;
}

export function PoemNote({ name, poem, writing }: PoemNoteProps) {
  const lines = poem && !writing ? splitPoem(poem.cnString) : [];
  // The name shown in place of a title is decorative, because the heading already contains it.
  const title = (!writing && poem?.title) || undefined;
  const long = Math.max(0, ...lines.map((line) => [...line].length)) >= LONG_LINE;
  return (
    <div
      lang="zh"
      aria-busy={writing || undefined}
      className={classNames(styles.note, long && styles.long, lines.length > 4 && styles.many)}
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
        {lines.length > 0 ? calligraphyDate(new Date()) : null}
      </p>
    </div>
  );
}
