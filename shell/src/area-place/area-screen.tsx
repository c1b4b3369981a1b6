import type { ActiveArea, AreaRoute } from '@danqing/contracts/releases';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useShell } from '../stores/shell-context.ts';
import type { LoadedArea } from '../areas/loaded-area.ts';
import { switchStylesheets } from '../areas/stylesheets.ts';

/** Milliseconds on screen after which a crash no longer counts against the release. */
const SETTLED_MS = 10_000;

/** Replaced by the bundler, so that visitors do not load code for developers. */
declare const process: { env: { NODE_ENV?: string } };

export interface AreaScreenProps {
  area: ActiveArea;
  /**
   * The release on screen, possibly a fallback. Each release needs its own `key`, so that the screen
   * remounts.
   */
  shown: ActiveArea;
  definition: LoadedArea;
  route: AreaRoute;
}

export function AreaScreen({ area, shown, definition, route }: AreaScreenProps) {
  const { releases, areas, unsavedWork, showTexts, page } = useShell();
  // Runs before the area renders, because another release of it may have been on screen.
  useState(() => {
    showTexts(definition);
    switchStylesheets(shown, page.basePath);
  });
  useLayoutEffect(() => releases.pin(area, shown), [releases, area, shown]);
  // A layout effect, so that it runs before the next area reports unsaved work of its own.
  useLayoutEffect(() => () => unsavedWork.set(false), [unsavedWork]);
  useEffect(() => {
    areas.shown(shown);
    if (process.env.NODE_ENV === 'development')
      void import('../error-overlay/error-overlay.ts').then(({ hideError }) => hideError(shown.area));
    const timer = setTimeout(() => areas.settled(shown), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [areas, shown]);

  const Screen = definition.routes[route.id];
  return (
    Screen && (
      <Routes>
        <Route path={route.path} element={<Screen />} />
      </Routes>
    )
  );
}
