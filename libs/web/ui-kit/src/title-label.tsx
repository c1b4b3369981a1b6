import type { ReactNode } from 'react';
import styles from './title-label.module.css';

const LABEL_LENGTH = 6;
const UPRIGHT = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

export interface TitleLabelProps {
  title: string;
  lang?: string;
  children: ReactNode;
}

/**
 * Renders a page beside its title, like a label on a thread-bound book. Chinese and Japanese titles are
 * upright, Latin ones are rotated. On narrow windows the title lies above the page.
 */
export function TitleLabel({ title, lang, children }: TitleLabelProps) {
  return (
    <div className={styles.page}>
      <h1 lang={lang} className={styles.label} data-fit={fit(title)}>
        {title}
      </h1>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

function fit(title: string): 'latin' | 'long' | undefined {
  if (!UPRIGHT.test(title)) return 'latin';
  return [...title].length > LABEL_LENGTH ? 'long' : undefined;
}
