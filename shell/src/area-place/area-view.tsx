import type { RouteMatch } from '@danqing/contracts/releases';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { VisuallyHidden } from '@danqing/ui-kit';
import type { ReactNode } from 'react';
import { useShell } from '../stores/shell-context.ts';
import { AreaBoundary } from './area-boundary.tsx';
import { AreaClosed } from './area-closed.tsx';
import { AreaFailed } from './area-failed.tsx';
import type { AreaState } from '../areas/area-loader.ts';
import { AreaScreen } from './area-screen.tsx';
import { isChunkError } from '../releases/chunk-error.ts';

export interface AreaViewProps {
  match: RouteMatch;
  state: AreaState;
  pathname: string;
  loadingFrame: (standIn: ReactNode) => ReactNode;
}

export function AreaView({ match: { area, route }, state, pathname, loadingFrame }: AreaViewProps) {
  const { areas, locale, refresh } = useShell();
  const { t } = useTranslation();
  if (area.killed) return <AreaClosed area={area} />;
  if (state.status === 'loading')
    return loadingFrame(
      <VisuallyHidden>
        <span role="status">{t('area.loading', { name: area.manifest.name[locale] })}</span>
      </VisuallyHidden>,
    );

  const retryNewest = () => areas.retry(area);
  if (state.status === 'failed')
    return <AreaFailed area={area} reason={state.reason} retrying={state.retrying} onRetry={retryNewest} />;

  const shown = state.area;
  // A fallback release may be too old to have this route.
  if (!state.definition.routes[route.id])
    return <AreaFailed area={shown} reason="load" retrying={false} onRetry={retryNewest} />;
  return (
    <AreaBoundary
      key={`${area.area}/${shown.release}`}
      resetKey={pathname}
      onCrash={(error) => areas.crashed(area, shown, error)}
      refresh={(error) => (isChunkError(error) ? refresh(shown, error) : null)}
      fallback={(retry, retrying) => (
        <AreaFailed
          area={shown}
          reason="crash"
          retrying={retrying}
          onRetry={shown.release === area.release ? retry : retryNewest}
        />
      )}
    >
      <AreaScreen area={area} shown={shown} definition={state.definition} route={route} />
    </AreaBoundary>
  );
}
