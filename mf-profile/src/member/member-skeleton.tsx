import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Skeleton, TitleLabel, VisuallyHidden } from '@danqing/ui-kit';
import { CardSkeleton } from '../works/card-skeleton.tsx';
import cards from './works-panel.module.css';
import styles from './member-head.module.css';

const COMING = [0, 1, 2, 3, 4, 5];

export function MemberSkeleton() {
  const { t } = useTranslation('profile');
  return (
    <TitleLabel title={t('memberTitle')}>
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">{t('memberLoading')}</span>
        </VisuallyHidden>
        <div className={styles.head}>
          <Skeleton className={styles.avatar} />
          <Skeleton className={styles.comingWord} />
          <Skeleton className={styles.comingStats} />
        </div>
        <Skeleton className={styles.comingTabs} />
        <div className={cards.panel}>
          <div className={cards.cards}>
            {COMING.map((place) => (
              <CardSkeleton key={place} kind="stripes" />
            ))}
          </div>
        </div>
      </div>
    </TitleLabel>
  );
}
