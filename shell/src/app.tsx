import { matchRoute } from '@danqing/contracts';
import { OpenFrame } from '@danqing/shell-sdk';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { AreaClosed } from './areas/area-closed.tsx';
import { AreaPlace } from './areas/area-place.tsx';
import { FeedbackPrompt } from './feedback/index.ts';
import { Frame } from './frame/frame.tsx';
import { FirstPaint, useFirstPaint } from './frame/first-paint.tsx';
import { useDescription } from './frame/use-description.ts';
import { useScreenChange } from './frame/use-screen-change.ts';
import { lazyPart } from './lazy-part.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { usePages, useShell } from './shell-context.ts';
import { SignIn } from './sign-in/sign-in.tsx';
import { Toasts } from './toasts/toasts.tsx';
import { useWas } from './use-was.ts';

/** What the first page does not need: hearing of new releases, telling how loads went, the developer panel. */
const ReleaseWatch = lazyPart(() =>
  import('./releases/release-watch.tsx').then((module) => module.ReleaseWatch),
);

/** One page of the site: the frame, and inside it the screen of the area that owns the path. */
export function App() {
  const { page, areas } = useShell();
  const pages = usePages();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const match = useMemo(() => matchRoute(pages, pathname), [pages, pathname]);
  const area = match && !match.area.killed ? match.area : null;
  const areaId = area?.area;
  const state = useSyncExternalStore(areas.subscribe, () => (match ? areas.state(match.area) : null));
  useEffect(() => {
    if (area) areas.start(area);
  }, [area, areas]);
  useEffect(() => () => void (areaId && areas.left(areaId)), [areaId, areas]);
  // Tells the watchdog in the page that the shell runs.
  useLayoutEffect(() => void (document.documentElement.dataset.started = ''), []);

  const [firstPath] = useState(pathname);
  const isFirst = pathname === firstPath;
  // The server says of the first path that what it names does not exist: the area shows that, without a colour to open.
  const missing = isFirst && page.status === 404;
  const kind = match && !missing ? match.route.frame : 'spine';
  useDescription(missing ? null : match);
  const lastOpenPath = useLastOpenPath(kind === 'open' ? pathname : null);
  const Screen =
    area && match && state?.status === 'ready' ? state.definition.routes[match.route.id] : undefined;
  const firstPaint = useFirstPaint(isFirst && match !== null && !Screen);
  const loading = area !== null && state?.status === 'loading';
  // Of a panel the area is its identity; a screen that is still to come has none.
  const standIn = !match ? NotFoundPage : !area ? AreaClosed : loading ? null : areaId;
  useScreenChange(Screen ?? standIn, main);
  const settled = useWas(!loading);

  const server = firstPaint && <FirstPaint element={firstPaint} />;
  const inFrame = (content: ReactNode) =>
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
          <AreaPlace match={match} state={state} pathname={pathname} inFrame={inFrame} />
        ) : (
          <NotFoundPage />
        )}
      </Frame>
      <SignIn />
      <FeedbackPrompt feedbackUrl={page.site.feedbackUrl} />
      <Toasts />
      {settled && <ReleaseWatch />}
    </>
  );
}

/** The last path on which the colour block stood open; home before there was one. */
function useLastOpenPath(openPath: string | null): string {
  const [last, setLast] = useState('/');
  if (openPath !== null && openPath !== last) setLast(openPath);
  return openPath ?? last;
}
