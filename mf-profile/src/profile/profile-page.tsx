import { pageTitle } from '@danqing/contracts/page';
import { navigate, useLocale, useSession, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { buttonClass, classNames, TitleSlip } from '@danqing/ui-kit';
import ArrowLeft from '@danqing/ui-kit/icons/arrow-left';
import { useEffect } from 'react';
import { CreditsCard } from '../credits/credits-card.tsx';
import { CreditHistory } from '../history/credit-history.tsx';
import { useWayBack } from '../model/use-way-back.ts';
import { Orders } from '../orders/orders.tsx';
import { ErasureWarning, OwnData } from '../own-data/own-data.tsx';
import { ReturnedOrder } from '../returned/returned-order.tsx';
import { useReturnedOrder } from '../returned/use-returned-order.ts';
import { LateAccountSettings } from '../self/late-account-settings.tsx';
import { OwnColors } from '../works/own-colors.tsx';
import { OwnCreations } from '../works/own-creations.tsx';
import styles from './profile-page.module.css';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** `/users/profile`: the member's own account. A visitor goes to the first page (specification part 2 §6). */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  useTitle(pageTitle(t('title'), useLocale()));
  const { status, user } = useSession();
  const returned = useReturnedOrder(user?.id ?? null);
  const wayBack = useWayBack();
  const news = returned?.state.status === 'known' ? returned.state.order.status : null;
  const paid = news === 'completed';
  const out = status === 'signed-out';
  useEffect(() => {
    if (out) navigate('/', { replace: true });
  }, [out]);
  return (
    <TitleSlip title={t('title')}>
      {user ? (
        <div className={styles.page}>
          <ErasureWarning member={user} />
          <ProfileHead member={user} />
          {returned ? <ReturnedOrder {...returned} /> : null}
          {wayBack !== null ? (
            <Link to={wayBack} className={classNames(buttonClass(paid ? 'primary' : 'default'), styles.back)}>
              <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
              {t('wayBack')}
            </Link>
          ) : null}
          <CreditsCard credits={user.credits} />
          <div className={styles.works}>
            <OwnCreations memberId={user.id} />
            <OwnColors memberId={user.id} />
          </div>
          <Orders memberId={user.id} news={news} />
          <CreditHistory memberId={user.id} credits={user.credits} />
          <LateAccountSettings member={user} />
          <OwnData member={user} />
        </div>
      ) : (
        <ProfileSkeleton label={t('loading')} />
      )}
    </TitleSlip>
  );
}
