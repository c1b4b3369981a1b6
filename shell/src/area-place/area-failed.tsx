import type { ActiveArea } from '@danqing/contracts/releases';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import RefreshCw from '@danqing/ui-kit/icons/refresh-cw';
import { useShell } from '../stores/shell-context.ts';
import { AreaPanel, PanelNote } from './area-panel.tsx';
import { useRetryOnline } from './use-retry-online.ts';

export interface AreaFailedProps {
  area: ActiveArea;
  reason: 'load' | 'crash';
  retrying: boolean;
  onRetry: () => void;
}

export function AreaFailed({ area, reason, retrying, onRetry }: AreaFailedProps) {
  const { locale } = useShell();
  const { t } = useTranslation();
  const name = area.manifest.name[locale];
  useRetryOnline(reason === 'load', retrying, onRetry);
  return (
    <AreaPanel
      title={t('area.failed', { name })}
      message={t(reason === 'crash' ? 'area.crashed' : navigator.onLine ? 'area.notLoaded' : 'area.offline')}
    >
      <Button
        variant="primary"
        aria-disabled={retrying || undefined}
        onClick={retrying ? undefined : onRetry}
      >
        <RefreshCw size={17} aria-hidden="true" />
        {t(retrying ? 'area.retrying' : 'area.retry')}
      </Button>
      <PanelNote>
        {name} · {area.release}
      </PanelNote>
    </AreaPanel>
  );
}
