import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { classNames } from '@danqing/ui-kit';
import ChevronLeft from '@danqing/ui-kit/icons/chevron-left';
import ChevronRight from '@danqing/ui-kit/icons/chevron-right';
import type { ReactNode } from 'react';
import styles from './number-pager.module.css';
import { pageWindow } from './page-window.ts';

export function NumberPager({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation('gallery');
  return (
    <nav aria-label={t('pager.label')} className={styles.pager}>
      <Step label={t('pager.previous')} to={page - 1} pages={pages}>
        <ChevronLeft size={18} strokeWidth={1.6} aria-hidden="true" />
      </Step>
      {pageWindow(page, pages).map((each) => (
        <Link
          key={each}
          to={{ search: searchOf(each) }}
          aria-label={t('pager.page', { page: each })}
          aria-current={each === page ? 'page' : undefined}
          className={styles.page}
        >
          {each}
        </Link>
      ))}
      <Step label={t('pager.next')} to={page + 1} pages={pages}>
        <ChevronRight size={18} strokeWidth={1.6} aria-hidden="true" />
      </Step>
    </nav>
  );
}

interface StepProps {
  label: string;
  to: number;
  pages: number;
  children: ReactNode;
}

function Step({ label, to, pages, children }: StepProps) {
  const there = to >= 1 && to <= pages;
  return there ? (
    <Link to={{ search: searchOf(to) }} aria-label={label} className={styles.page}>
      {children}
    </Link>
  ) : (
    <span aria-hidden="true" className={classNames(styles.page, styles.end)}>
      {children}
    </span>
  );
}

const searchOf = (page: number) => (page === 1 ? '' : `?page=${page}`);
