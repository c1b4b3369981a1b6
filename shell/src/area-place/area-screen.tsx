import type { ActiveArea, AreaRoute } from '@danqing/contracts/releases';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useShell } from '../stores/shell-context.ts';
import type { LoadedArea } from '../areas/loaded-area.ts';
import { switchStylesheets } from '../areas/stylesheets.ts';

/** A screen that has stood this long works, as far as its release is concerned (milliseconds). */
const SETTLED_MS = 10_000;

/** Of the build: what only developers get is no byte of what visitors load. */
declare const process: { env: { NODE_ENV?: string } };

export interface AreaScreenProps {
  /** The release that this tab takes. */
  area: ActiveArea;
  /** The release that is shown; needs another `key` for another one. */
  shown: ActiveArea;
  definition: LoadedArea;
  route: AreaRoute;
}

/** The screen of an area, with the texts and style sheets of its release. */
export function AreaScreen({ area, shown, definition, route }: AreaScreenProps) {
  const { releases, areas, unsavedWork, showTexts, page } = useShell();
  // Before anything of the area renders; another release of it may have been here.
  useState(() => {
    showTexts(definition);
    switchStylesheets(shown, page.basePath);
  });
  useLayoutEffect(() => releases.hold(area, shown), [releases, area, shown]);
  // Before the effects of the area that mounts next, which may have work of its own to report.
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
