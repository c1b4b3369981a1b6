import type { AreaRoute } from '@danqing/contracts/releases';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { VisuallyHidden } from '@danqing/ui-kit';
import { type ReactNode, type Ref } from 'react';
import { useStore } from 'zustand';
import { Link } from 'react-router-dom';
import { Footer } from '../footer/footer.tsx';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import { useShell } from '../stores/shell-context.ts';
import { Spine } from './spine.tsx';

const MAIN_ID = 'main';

export interface FrameProps {
  kind: AreaRoute['frame'];
  loading: boolean;
  lastOpenPath: string;
  mainRef: Ref<HTMLElement>;
  children: ReactNode;
}

export function Frame({ kind, loading, lastOpenPath, mainRef, children }: FrameProps) {
  const { page } = useShell();
  const { t } = useTranslation();
  return (
    <div className="frame" data-frame-kind={kind} data-loading={loading || undefined}>
      <a className="frame-skip" href={`#${MAIN_ID}`}>
        {t('skip')}
      </a>
      <header className="frame-header">
        {kind === 'open' ? (
          <Link className="frame-logo" to="/" aria-label={t('home')}>
            <span lang="zh">{t('logo')}</span>
          </Link>
        ) : (
          <Spine to={lastOpenPath} />
        )}
        <NavigationBar />
      </header>
      <main id={MAIN_ID} className="frame-main" tabIndex={-1} ref={mainRef}>
        {children}
      </main>
      <Footer contact={page.site.contact} />
      <Announcement />
    </div>
  );
}

function Announcement() {
  const { announcer } = useShell();
  const text = useStore(announcer);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{text}</span>
    </VisuallyHidden>
  );
}
