import { matchRoute } from '@danqing/contracts';
import { OpenFrame } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { VisuallyHidden } from '@danqing/ui-kit';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { AreaBoundary } from './areas/area-boundary.tsx';
import { AreaFailed } from './areas/area-failed.tsx';
import { FeedbackPrompt } from './feedback/index.ts';
import { Frame } from './frame/frame.tsx';
import { FirstPaint, useFirstPaint } from './frame/first-paint.tsx';
import { useDescription } from './frame/use-description.ts';
import { useScreenChange } from './frame/use-screen-change.ts';
import { NotFoundPage } from './pages/not-found.tsx';
import { useShell } from './shell-context.ts';
import { SignIn } from './sign-in/sign-in.tsx';
import { Toasts } from './toasts/toasts.tsx';

/** One page of the site: the frame, and inside it the screen of the area that owns the path. */
export function App() {
  const { pages, page, locale, areas, unsavedWork } = useShell();
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const match = useMemo(() => matchRoute(pages, pathname), [pages, pathname]);
  const area = match?.area ?? null;
  const state = useSyncExternalStore(areas.subscribe, () => (area ? areas.state(area) : null));
  useEffect(() => {
    if (area) areas.start(area);
  }, [area, areas]);

  // Before the effects of the area that comes up, which may have work of its own to report.
  useLayoutEffect(() => () => unsavedWork.set(false), [area, unsavedWork]);

  const [firstPath] = useState(pathname);
  const isFirst = pathname === firstPath;
  // The server says of the first path that what it names does not exist: the area shows that, without a colour to open.
  const missing = isFirst && page.status === 404;
  const kind = match && !missing ? match.route.frame : 'spine';
  useDescription(missing ? null : match);
  const lastOpenPath = useLastOpenPath(kind === 'open' ? pathname : null);
  const definition = state?.status === 'ready' ? state.definition : null;
  const Screen = match && definition ? definition.routes[match.route.id] : undefined;
  const firstPaint = useFirstPaint(isFirst && match !== null && !Screen);
  useScreenChange(Screen ?? (match ? (state?.status === 'failed' ? match.area : null) : NotFoundPage), main);

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
  const failed = (reason: 'load' | 'crash', onRetry: () => void, retrying: boolean) =>
    match && inFrame(<AreaFailed area={match.area} reason={reason} retrying={retrying} onRetry={onRetry} />);

  return (
    <>
      <Frame kind={kind} loading={state?.status === 'loading'} lastOpenPath={lastOpenPath} mainRef={main}>
        {!match ? (
          <NotFoundPage />
        ) : Screen ? (
          <AreaBoundary
            key={`${match.area.area}/${match.area.release}`}
            area={match.area}
            resetKey={pathname}
            fallback={(retry) => failed('crash', retry, false)}
          >
            <Routes>
              <Route path={match.route.path} element={<Screen />} />
            </Routes>
          </AreaBoundary>
        ) : state?.status === 'failed' ? (
          failed('load', () => areas.retry(match.area), state.retrying)
        ) : (
          inFrame(
            <VisuallyHidden>
              <span role="status">{t('area.loading', { name: match.area.manifest.name[locale] })}</span>
            </VisuallyHidden>,
          )
        )}
      </Frame>
      <SignIn />
      <FeedbackPrompt feedbackUrl={page.site.feedbackUrl} />
      <Toasts />
    </>
  );
}

/** The last path on which the colour block stood open; home before there was one. */
function useLastOpenPath(openPath: string | null): string {
  const [last, setLast] = useState('/');
  if (openPath !== null && openPath !== last) setLast(openPath);
  return openPath ?? last;
}
