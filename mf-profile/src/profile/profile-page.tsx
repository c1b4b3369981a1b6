import { pageTitle } from '@danqing/contracts/page';
import { navigate, requireLogin, useLocale, useSession, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Button, buttonClass, classNames, Note, TitleLabel } from '@danqing/ui-kit';
import ArrowLeft from '@danqing/ui-kit/icons/arrow-left';
import { useEffect, useState } from 'react';
import { CreditsCard } from '../credits/credits-card.tsx';
import { CreditHistory } from '../history/credit-history.tsx';
import { useReturnPath } from '../model/use-return-path.ts';
import { Orders } from '../orders/orders.tsx';
import { ErasureWarning, OwnData } from '../own-data/own-data.tsx';
import { ReturnedOrder } from '../returned/returned-order.tsx';
import { useReturnedOrder } from '../returned/use-returned-order.ts';
import { LazyAccountSettings } from '../self/lazy-account-settings.tsx';
import { OwnColors } from '../works/own-colors.tsx';
import { OwnCreations } from '../works/own-creations.tsx';
import styles from './profile-page.module.css';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/**
 * `/users/profile`: the member's own account. Redirects visitors to the home page (specification part 2 §6).
 * When the session expires, the page stays mounted but hidden, so that input survives the sign-in.
 */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  useTitle(pageTitle(t('title'), useLocale()));
  const { status, user, expired } = useSession();
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);
  const member = user ?? (expired ? last : null);
  const returned = useReturnedOrder(user?.id ?? null);
  const wayBack = useReturnPath();
  const news = returned?.state.status === 'known' ? returned.state.order.status : null;
  const paid = news === 'completed';
  const out = status === 'signed-out' && !expired;
  useEffect(() => {
    if (out) navigate('/', { replace: true });
  }, [out]);
  useEffect(() => {
    if (expired) void requireLogin();
  }, [expired]);
  return (
    <TitleLabel title={t('title')}>
      {expired ? (
        <div className={styles.ended}>
          <Note tone="accent">{t('ended')}</Note>
          <Button variant="primary" onClick={() => void requireLogin()}>
            {t('signIn')}
          </Button>
        </div>
      ) : null}
      {member ? (
        <div key={member.id} className={styles.page} hidden={expired}>
          <ErasureWarning member={member} />
          <ProfileHead member={member} />
          {returned ? <ReturnedOrder {...returned} /> : null}
          {wayBack !== null ? (
            <Link to={wayBack} className={classNames(buttonClass(paid ? 'primary' : 'default'), styles.back)}>
              <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
              {t('wayBack')}
            </Link>
          ) : null}
          <CreditsCard credits={member.credits} />
          <div className={styles.works}>
            <OwnCreations memberId={member.id} />
            <OwnColors memberId={member.id} />
          </div>
          <Orders memberId={member.id} changeKey={news} />
          <CreditHistory memberId={member.id} credits={member.credits} />
          <LazyAccountSettings member={member} />
          <OwnData member={member} />
        </div>
      ) : expired ? null : (
        <ProfileSkeleton label={t('loading')} />
      )}
    </TitleLabel>
  );
}
