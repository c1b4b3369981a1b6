import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import RefreshCw from '@danqing/ui-kit/icons/refresh-cw';
import { HistoryButtons, type HistoryButtonsProps } from '../history/history-buttons.tsx';
import type { ShownMode } from '../model/generator-state.ts';
import type { GeneratorDispatch } from '../model/generator-store.ts';
import { EvenSwitch } from '../scheme-mode/even-switch.tsx';
import styles from './scheme-tools.module.css';

interface SchemeToolsProps extends HistoryButtonsProps {
  mode: ShownMode;
  dispatch: GeneratorDispatch;
  onRegenerate: (() => void) | null;
}

export function SchemeTools({ mode, dispatch, onRegenerate, ...history }: SchemeToolsProps) {
  const { t } = useTranslation('generator');
  return (
    <div className={styles.tools} role="group" aria-label={t('tools.label')}>
      <EvenSwitch mode={mode} dispatch={dispatch} />
      <Button
        variant="quiet"
        size="sm"
        title={t('tools.regenerateHint')}
        aria-disabled={!onRegenerate}
        onClick={() => onRegenerate?.()}
      >
        <RefreshCw size={15} strokeWidth={1.6} aria-hidden="true" />
        {t('tools.regenerate')}
      </Button>
      <HistoryButtons {...history} className={styles.tool} />
    </div>
  );
}
