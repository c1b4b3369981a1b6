import { Button } from '@danqing/ui-kit';
import styles from './list.module.css';

export interface PagerTexts {
  label: string;
  previous: string;
  next: string;
  position: string;
}

export interface PagerProps {
  page: number;
  pages: number;
  texts: PagerTexts;
  onPage: (page: number) => void;
}

/**
 * Renders buttons for the previous and next page around the position, which screen readers announce. Pages
 * count from 1.
 */
export function Pager({ page, pages, texts, onPage }: PagerProps) {
  return (
    <nav aria-label={texts.label} className={styles.pager}>
      <Step label={texts.previous} to={page - 1} pages={pages} onPage={onPage} />
      <p aria-live="polite" className={styles.position}>
        {texts.position}
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

/**
 * Both buttons stay focusable at the first and last page. A disabled button would lose the keyboard focus.
 */
function Step({ label, to, pages, onPage }: StepProps) {
  const there = to >= 1 && to <= pages;
  return (
    <Button size="sm" aria-disabled={!there || undefined} onClick={there ? () => onPage(to) : undefined}>
      {label}
    </Button>
  );
}
