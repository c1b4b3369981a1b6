import { ListFailure, useRequest, type RequestFailure } from '@danqing/area-kit';
import type { User } from '@danqing/contracts/identity';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { buttonClass, Note, Skeleton, Switch, logError } from '@danqing/ui-kit';
import { useMember } from '../model/use-member.ts';
import styles from './account-settings.module.css';
import { useChangeMember } from './use-change-member.ts';

export function PublicPageSwitch({ member }: { member: User }) {
  const { t } = useTranslation('self');
  const { t: tProfile } = useTranslation('profile');
  const state = useMember(member.id);
  const change = useChangeMember(member.id);
  const [{ phase, failure }, request] = useRequest({ unmount: 'continue' });
  const logUnexpected = ({ error, reason }: RequestFailure) => {
    if (reason === null) logError('profile: the page could not be made public or private', error);
  };
  const isPublic = state.status === 'loaded' && state.member.is_public;
  return (
    <section aria-labelledby="page-title" aria-busy={phase === 'running' || undefined}>
      <h2 id="page-title" className={styles.title}>
        {t('page.title')}
      </h2>
      {state.status === 'loading' ? (
        <Skeleton className={styles.coming} />
      ) : state.status === 'loaded' ? (
        <div className={styles.box}>
          <p className={styles.says}>{t('page.says')}</p>
          <div className={styles.row}>
            <Switch
              checked={isPublic}
              onChange={(checked) =>
                void request.start(() => change({ is_public: checked }), { onFailure: logUnexpected })
              }
            >
              {t('page.switch')}
            </Switch>
            {isPublic ? (
              <Link to={`/users/${member.id}`} className={buttonClass('default', 'sm')}>
                {t('page.open')}
              </Link>
            ) : null}
          </div>
          <p className={styles.hint}>{t(isPublic ? 'page.hides' : 'page.hidden')}</p>
          {failure ? <Note tone="danger">{failure.reason ?? t('page.failed')}</Note> : null}
        </div>
      ) : (
        <ListFailure
          message={tProfile('memberFailed')}
          retry={tProfile('retry')}
          onRetry={() => {
            if (state.status === 'failed') state.retry();
          }}
        />
      )}
    </section>
  );
}
