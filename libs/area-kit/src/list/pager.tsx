import { Button } from '@danqing/ui-kit';
import styles from './list.module.css';

export interface PagerTexts {
  /** Names the pager among the parts of the page. */
  label: string;
  previous: string;
  next: string;
  /** Which page of how many. */
  place: string;
}

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  texts: PagerTexts;
  onPage: (page: number) => void;
}

/** Which page of how many, and the ones beside it. */
export function Pager({ page, pages, texts, onPage }: PagerProps) {
  return (
    <nav aria-label={texts.label} className={styles.pager}>
      <Step label={texts.previous} to={page - 1} pages={pages} onPage={onPage} />
      <p aria-live="polite" className={styles.place}>
        {texts.place}
      </p>
      <Step label={texts.next} to={page + 1} pages={pages} onPage={onPage} />
    </nav>
  );
}

interface StepProps {
  label: string;
  to: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Stays focusable at either end, where it does nothing: a disabled button would lose the keyboard focus. */
function Step({ label, to, pages, onPage }: StepProps) {
  const there = to >= 1 && to <= pages;
  return (
    <Button size="sm" aria-disabled={!there || undefined} onClick={there ? () => onPage(to) : undefined}>
      {label}
    </Button>
  );
}
