import Info from './icons/info.ts';
import TriangleAlert from './icons/triangle-alert.ts';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './note.module.css';

export interface NoteProps {
  /** `danger` is announced at once. */
  tone: 'accent' | 'danger';
  children: ReactNode;
  className?: string;
}

/** A sentence in a box of its own: what to know before going on, or what went wrong. */
export function Note({ tone, children, className }: NoteProps) {
  const Icon = tone === 'danger' ? TriangleAlert : Info;
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={classNames(styles.note, styles[tone], className)}
    >
      <Icon size={16} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
