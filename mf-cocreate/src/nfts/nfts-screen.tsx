import { Pager } from '@danqing/area-kit';
import { pageTitle } from '@danqing/contracts/page';
import { useLocale, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { buttonClass, Skeleton, TitleLabel, VisuallyHidden } from '@danqing/ui-kit';
import { useRef } from 'react';
import { Certificate } from './certificate.tsx';
import styles from './nfts-screen.module.css';
import { useNfts } from './use-nfts.ts';

const CARDS = [0, 1, 2];

export function NftsScreen() {
  const { t } = useTranslation('nfts');
  useTitle(pageTitle(t('pageTitle'), useLocale()));
  const { loading, items, page, pages, minting, turnTo } = useNfts();
  const list = useRef<HTMLDivElement>(null);
  const place = t('place', { page, pages });
  return (
    <TitleLabel title={t('title')}>
      <div className={styles.head}>
        <p>{t('subtitle')}</p>
        <p className="num">{place}</p>
      </div>
      <div ref={list} aria-busy={loading || undefined} className={styles.list}>
        {loading ? (
          <>
            <VisuallyHidden>
              <span role="status">{t('loading')}</span>
            </VisuallyHidden>
            {CARDS.map((card) => (
              <Skeleton key={card} className={styles.coming} />
            ))}
          </>
        ) : (
          items.map((item) => <Certificate key={item.id} item={item} />)
        )}
      </div>
      {!loading && items.length === 0 ? (
        <div className={styles.empty}>
          <h2>{t('empty.title')}</h2>
          <p>{t('empty.help')}</p>
          <Link to="/co-create-colors" className={buttonClass('primary', 'lg')}>
            {t('empty.step')}
          </Link>
        </div>
      ) : null}
      {pages > 1 ? (
        <Pager
          page={page}
          pages={pages}
          texts={{ label: t('pager'), previous: t('previous'), next: t('next'), position: place }}
          onPage={(next) => {
            turnTo(next);
            list.current?.scrollIntoView({ block: 'start' });
          }}
        />
      ) : null}
      {minting === true ? null : (
        <p className={minting === null ? styles.awaited : styles.note}>{t('notMinting')}</p>
      )}
    </TitleLabel>
  );
}
