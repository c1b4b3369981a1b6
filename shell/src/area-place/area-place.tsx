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

export interface AreaPlaceProps {
  match: RouteMatch;
  state: AreaState;
  /** Another value: the visitor went elsewhere inside the area. */
  pathname: string;
  /** Wraps what stands for an area that is still to come in the frame that its own screen will have. */
  loadingFrame: (standIn: ReactNode) => ReactNode;
}

/** The screen of the area that owns a path, or its placeholder. */
export function AreaPlace({ match: { area, route }, state, pathname, loadingFrame }: AreaPlaceProps) {
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
  // The release shown for a newer one may be older than this route.
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
