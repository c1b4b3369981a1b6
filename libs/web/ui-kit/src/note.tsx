import Info from './icons/info.ts';
import TriangleAlert from './icons/triangle-alert.ts';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './note.module.css';

export interface NoteProps {
  tone: 'accent' | 'danger';
  children: ReactNode;
  className?: string;
}

/** Renders a boxed notice, either advice or an error. */
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
