import type { ReactNode } from 'react';
import styles from './title-slip.module.css';

/** Characters of an upright title that fit on the slip at full size. */
const SLIP_LENGTH = 6;
const UPRIGHT = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

export interface TitleSlipProps {
  /** The heading of the page. */
  title: string;
  /** Language of the title where it is not the page's: `zh` for the name of a colour. */
  lang?: string;
  /** The page, beside the slip; below it on narrow windows. */
  children: ReactNode;
}

/**
 * An inner page under its title, which is pasted beside it like the label of a thread-bound book: upright in Chinese
 * and Japanese, turned a quarter in Latin letters, lying above the page on narrow windows.
 */
export function TitleSlip({ title, lang, children }: TitleSlipProps) {
  return (
    <div className={styles.page}>
      <h1 lang={lang} className={styles.slip} data-fit={fit(title)}>
        {title}
      </h1>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

function fit(title: string): 'latin' | 'long' | undefined {
  if (!UPRIGHT.test(title)) return 'latin';
  return [...title].length > SLIP_LENGTH ? 'long' : undefined;
}
