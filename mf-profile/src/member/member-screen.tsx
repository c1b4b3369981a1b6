import { ListFailure } from '@danqing/area-kit';
import { authorName, type MemberPage } from '@danqing/contracts/identity';
import { pageTitle } from '@danqing/contracts/page';
import { textLanguage } from '@danqing/contracts/locale';
import { useLocale, useSession, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link, useParams } from '@danqing/shell-sdk/router';
import { buttonClass, NotFoundScreen, Note, Tab, TabList, TabPanel, Tabs, TitleLabel } from '@danqing/ui-kit';
import { useRef, type ComponentType } from 'react';
import { useMember } from '../model/use-member.ts';
import { MEMBER_TABS, type MemberTab } from './member-address.ts';
import { MemberColors } from './member-colors.tsx';
import { MemberHead } from './member-head.tsx';
import headStyles from './member-head.module.css';
import { MemberSkeleton } from './member-skeleton.tsx';
import { MemberCreations, MemberPalettes, type MemberWorksProps } from './member-works.tsx';
import { useAddress } from './use-address.ts';
import styles from './works-panel.module.css';

const PANELS: Record<MemberTab, ComponentType<MemberWorksProps>> = {
  palettes: MemberPalettes,
  collections: MemberCreations,
  colors: MemberColors,
};

export function MemberScreen() {
  const { id = '' } = useParams();
  return <MemberOf key={id} id={/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0} />;
}

function MemberOf({ id }: { id: number }) {
  const { t } = useTranslation('member');
  const { t: tProfile } = useTranslation('profile');
  const locale = useLocale();
  const { user } = useSession();
  const state = useMember(id);
  const titles = {
    loaded: state.status === 'loaded' ? authorName(state.member, locale) : '',
    missing: t('missing.title'),
    loading: tProfile('memberTitle'),
    failed: tProfile('memberTitle'),
  };
  useTitle(pageTitle(titles[state.status], locale));
  if (state.status === 'missing')
    return (
      <NotFoundScreen title={t('missing.title')} message={t('missing.message')}>
        <Link className={buttonClass('primary')} to="/">
          {t('missing.home')}
        </Link>
      </NotFoundScreen>
    );
  if (state.status === 'loading') return <MemberSkeleton />;
  return (
    <TitleLabel
      title={titles[state.status]}
      lang={state.status === 'loaded' ? textLanguage(titles.loaded) : undefined}
    >
      {state.status === 'failed' ? (
        <ListFailure message={tProfile('memberFailed')} retry={tProfile('retry')} onRetry={state.retry} />
      ) : (
        <Shown member={state.member} own={user?.id === id} />
      )}
    </TitleLabel>
  );
}

function Shown({ member, own }: { member: MemberPage; own: boolean }) {
  const { t } = useTranslation('member');
  const locale = useLocale();
  const turn = useAddress();
  const panel = useRef<HTMLDivElement>(null);
  const { stats } = member;
  const onTurned = () => panel.current?.scrollIntoView({ block: 'start' });
  return (
    <>
      <MemberHead member={member} own={own} />
      {member.is_public ? null : (
        <Note tone="accent" className={headStyles.note}>
          {t('private')}
        </Note>
      )}
      <Tabs value={turn.address.tab} onChange={(tab) => turn.showTab(tab as MemberTab)}>
        <div className={styles.tabs}>
          <TabList label={t('tabs')}>
            {MEMBER_TABS.map((tab) => (
              <Tab
                key={tab}
                value={tab}
                detail={stats[tab] === null ? null : new Intl.NumberFormat(locale).format(stats[tab])}
              >
                {t(`tab.${tab}`)}
              </Tab>
            ))}
          </TabList>
        </div>
        {MEMBER_TABS.map((tab) => {
          const Panel = PANELS[tab];
          return (
            <TabPanel
              key={tab}
              ref={tab === turn.address.tab ? panel : undefined}
              value={tab}
              tabIndex={-1}
              className={styles.panel}
            >
              <Panel memberId={member.id} turn={turn} onTurned={onTurned} />
            </TabPanel>
          );
        })}
      </Tabs>
    </>
  );
}
