import { pageTitle } from '@danqing/contracts/page';
import { navigate, setUnsavedWork, useAccent, useLocale, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLocation } from '@danqing/shell-sdk/router';
import { TitleLabel } from '@danqing/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { NEW_COLOR_PATH } from '../model/color-path.ts';
import { readNewColorState } from '../model/navigation-state.ts';
import { useColorGeneration } from '../model/use-color-generation.ts';
import { GeneratedColorView } from './generated-color-view.tsx';
import { NameForm } from './name-form.tsx';
import styles from './new-color-screen.module.css';
import { Sidebar } from './sidebar.tsx';

/** Milliseconds before the sidebar appears (specification part 2 §9). */
const SIDEBAR_DELAY = 500;

export function NewColorScreen() {
  const { t } = useTranslation('new-color');
  useTitle(pageTitle(t('title'), useLocale()));
  const imagining = useColorGeneration();
  const { draft, generate } = imagining;
  const { state, key } = useLocation();
  const { originHex } = readNewColorState(state);
  const sidebar = useDelayed(SIDEBAR_DELAY);
  useAccent(draft.color?.hex ?? null);

  const begin = useEffectEvent(() => {
    const { searchTerm, withImage } = readNewColorState(state);
    if (!searchTerm) return;
    // Removed from history state, so that reload or back navigation does not start and charge again.
    navigate(NEW_COLOR_PATH, { replace: true, state: { originHex } });
    generate(searchTerm, withImage, false);
  });
  useEffect(() => begin(), [key]);

  const unsaved = draft.color !== null;
  useEffect(() => {
    setUnsavedWork(unsaved);
    return () => setUnsavedWork(false);
  }, [unsaved]);

  return (
    <TitleLabel title={t('title')}>
      <div className={styles.desk}>
        <NameForm imagining={imagining} />
        <GeneratedColorView imagining={imagining} originHex={originHex} />
        <div className={styles.side}>{sidebar ? <Sidebar imagining={imagining} /> : null}</div>
      </div>
    </TitleLabel>
  );
}

function useDelayed(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}
