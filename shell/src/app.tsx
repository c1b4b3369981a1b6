import { matchRoute, type AreaRoute } from '@danqing/contracts/releases';
import { OpenFrame } from '@danqing/shell-sdk';
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useStore } from 'zustand';
import { useLocation } from 'react-router-dom';
import { AreaClosed } from './area-place/area-closed.tsx';
import { PanelContext } from './area-place/area-panel.tsx';
import { AreaView } from './area-place/area-view.tsx';
import { Frame } from './frame/frame.tsx';
import { FirstPaint, useFirstPaint } from './frame/first-paint.tsx';
import { useDescription } from './frame/use-description.ts';
import { useScreenChange } from './frame/use-screen-change.ts';
import { lazyPart } from './lazy/lazy-part.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { useGone, useIndex, usePages, useShell } from './stores/shell-context.ts';
import { SignIn } from './sign-in/sign-in.tsx';
import { useEverTrue } from './lazy/use-ever-true.ts';

export const LazyOverlays = lazyPart(() =>
  import('./lazy-overlays.tsx').then((module) => module.LazyOverlays),
);

export function App() {
  const { page, areas, toasts } = useShell();
  const pages = usePages();
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const match = useMemo(() => matchRoute(pages, pathname), [pages, pathname]);
  const gone = useGone(pathname);
  const index = useIndex();
  const area = match && !match.area.killed ? match.area : null;
  const areaId = area?.area;
  const current = useStore(areas, () => (match ? areas.state(match.area) : null));
  useEffect(() => {
    if (area) areas.start(area);
  }, [area, areas]);
  useEffect(() => () => void (areaId && areas.left(areaId)), [areaId, areas]);
  // Marks the shell as running for the watchdog script in the page.
  useLayoutEffect(() => void (document.documentElement.dataset.started = ''), []);

  const [firstPath] = useState(pathname);
  const isFirst = pathname === firstPath;
  // Renders the first screen in slices instead of one long task, while the server's first paint is still
  // visible.
  const deferred = useDeferredValue(current);
  const wasReady = useEverTrue(deferred?.status === 'ready');
  const state = isFirst && !wasReady ? deferred : current;
  // A 404 of the server applies to the first path only. The area renders that page itself, without an open
  // colour block.
  const missing = isFirst && page.status === 404;
  const searching = useMissingArea(
    match === null && index !== undefined && (!isFirst || page.status === 200),
    isFirst,
  );
  const [panel, setPanel] = useState(false);
  const [lastKind, setLastKind] = useState<AreaRoute['frame']>('spine');
  const matchedKind = match && !missing ? match.route.frame : 'spine';
  // Keeps the frame until the index tells which area comes.
  const routeKind = searching ? lastKind : matchedKind;
  if (routeKind !== lastKind) setLastKind(routeKind);
  const kind = panel ? 'spine' : routeKind;
  useDescription(missing ? null : match);
  const lastOpenPath = useLastOpenPath(matchedKind === 'open' ? `${pathname}${search}` : null);
  const Screen =
    area && match && state?.status === 'ready' ? state.definition.routes[match.route.id] : undefined;
  const firstPaint = useFirstPaint(isFirst && match !== null && !Screen && !panel);
  const loading = searching || (area !== null && state?.status === 'loading');
  // Identifies what is on screen for the focus and scroll handling. Panels use the area's id; a loading
  // screen has none.
  const standIn = searching ? null : !match ? NotFoundPage : !area ? AreaClosed : loading ? null : areaId;
  useScreenChange(Screen ?? standIn, main);
  const says = useStore(toasts, (shown) => shown.length > 0);
  const firstScreen = useEverTrue(!loading);

  const server = firstPaint && <FirstPaint element={firstPaint} />;
  const loadingFrame = (content: ReactNode) =>
    kind === 'open' ? (
      <OpenFrame block={server}>{content}</OpenFrame>
    ) : (
      <>
        {server}
        {content}
      </>
    );

  return (
    <>
      <Frame kind={kind} loading={loading} lastOpenPath={lastOpenPath} mainRef={main}>
        {match && state ? (
          <PanelContext value={setPanel}>
            <AreaView match={match} state={state} pathname={pathname} loadingFrame={loadingFrame} />
          </PanelContext>
        ) : (
          !searching && <NotFoundPage gone={gone} />
        )}
      </Frame>
      <SignIn />
      {(firstScreen || says) && <LazyOverlays />}
    </>
  );
}

/**
 * Completes the document while a path belongs to no known area. If that fails, the server answers in place of
 * the shell, except on the first path, which it has answered already. Returns true while it searches.
 */
function useMissingArea(isUnknown: boolean, isFirst: boolean): boolean {
  const { documents } = useShell();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (isUnknown) documents.complete().catch(() => (isFirst ? setFailed(true) : location.reload()));
  }, [documents, isUnknown, isFirst]);
  return isUnknown && !failed;
}

function useLastOpenPath(openPath: string | null): string {
  const [last, setLast] = useState('/');
  if (openPath !== null && openPath !== last) setLast(openPath);
  return openPath ?? last;
}
