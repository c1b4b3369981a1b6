import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, Segments } from '@danqing/ui-kit';
import { SCHEME_MODES, type ShownMode } from '../model/generator-state.ts';
import type { GeneratorDispatch } from '../model/generator-store.ts';
import { HarmonyButton } from './harmony-button.tsx';
import styles from './scheme-mode.module.css';

interface SchemeModeProps {
  mode: ShownMode;
  dispatch: GeneratorDispatch;
  className: string | undefined;
}

/** Renders the three specified modes, and further harmonies behind a button. An even ramp counts as mono. */
export function SchemeMode({ mode, dispatch, className }: SchemeModeProps) {
  const { t } = useTranslation('generator');
  const chosen = mode === 'even' ? 'mono' : mode;
  const shown = mode === 'palette' ? ([...SCHEME_MODES, mode] as const) : SCHEME_MODES;
  return (
    <div className={classNames(styles.tray, className)}>
      <Segments
        label={t('mode.label')}
        className={styles.modes}
        value={chosen}
        onChange={(next) =>
          next !== chosen && next !== 'palette' && dispatch({ type: 'mode-chosen', mode: next })
        }
        options={shown.map((value) => ({ value, label: t(`mode.${value}`) }))}
      />
      <HarmonyButton mode={mode} dispatch={dispatch} />
    </div>
  );
}
