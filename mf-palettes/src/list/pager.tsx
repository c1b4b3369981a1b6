import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import styles from './list.module.css';

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Which page of how many, and the ones beside it. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useTranslation('palettes');
  return (
    <nav aria-label={t('pager.label')} className={styles.pager}>
      <Step label={t('pager.previous')} to={page - 1} pages={pages} onPage={onPage} />
      <p aria-live="polite" className={styles.place}>
        {t('pager.place', { page, pages })}
      </p>
      <Step label={t('pager.next')} to={page + 1} pages={pages} onPage={onPage} />
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
