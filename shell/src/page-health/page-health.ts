import type { Beacon, SHELL_AREA } from '@danqing/contracts/releases';
import { isSetAside } from '../releases/is-set-aside.ts';
import type { LoadReports } from '../releases/load-reports.ts';

export type Health = NonNullable<Beacon['health']>;

const SHELL: typeof SHELL_AREA = 'shell';
/** Share of pages that report, unless they have a canary. */
const SAMPLED = 1 / 4;
/** Copies of the limits of the contracts. */
const MAX_AREAS = 20;
const MAX_ERRORS = 5;
const FRAME = /\/areas\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/([\w./-]{1,80}\.js:\d{1,7}:\d{1,7})/;

interface PageError {
  /** `area/release` */
  key: string;
  message: string;
  frame: string;
}

/**
 * Watches the page after its first screen: errors by the release whose file threw them, and the largest paint,
 * the slowest interaction, shifts and long tasks while its first area is shown. Returns a function that gives
 * the result once, or null for pages outside the sample.
 */
export function watchPageHealth(
  reports: Pick<LoadReports, 'getState'>,
  random = Math.random(),
): { take: () => Health | null; stop: () => void } {
  const stop = new AbortController();
  const { signal } = stop;
  const errors: PageError[] = [];
  const vitals: Health['vitals'] = {};
  const observers: PerformanceObserver[] = [];
  const areas = () => [...new Map(reports.getState().map(({ area }) => [area.area, area])).values()];
  // The shell and the first area. What a visitor opens later has other vitals.
  const isFirst = () => areas().length <= 2;
  let taken = false;

  const observe = (type: string, read: (entry: PerformanceEntry & Measured) => void): boolean => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
    const observer = new PerformanceObserver((list) => {
      if (isFirst()) list.getEntries().forEach(read);
    });
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
    observers.push(observer);
    return true;
  };
  const fail = (error: unknown, place = '') => {
    const { message: text, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
    const [, area, release, frame] = FRAME.exec(`${stack ?? ''} ${place}`) ?? [];
    if (!frame || errors.length >= MAX_ERRORS) return;
    const message = clean(text);
    if (!errors.some((known) => known.message === message && known.frame === frame))
      errors.push({ key: `${area}/${release}`, message, frame });
  };
  addEventListener(
    'error',
    ({ error, message, filename, lineno, colno }) => fail(error ?? message, `${filename}:${lineno}:${colno}`),
    { signal },
  );
  addEventListener('unhandledrejection', ({ reason }) => fail(reason), { signal });
  // Browsers measure pages wrongly that begin in the background.
  if (document.visibilityState === 'visible') {
    let shift = 0;
    let from = 0;
    let last = 0;
    observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = Math.round(startTime)));
    if (
      observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
        if (hadRecentInput) return;
        if (startTime - last > 1_000 || startTime - from > 5_000) [shift, from] = [0, startTime];
        last = startTime;
        shift += value;
        vitals.cls = Math.max(vitals.cls ?? 0, Math.round(shift * 1_000));
      })
    )
      vitals.cls = 0;
    observe('event', ({ interactionId, duration }) => {
      if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, Math.round(duration));
    });
    if (observe('longtask', ({ duration }) => (vitals.long = (vitals.long ?? 0) + Math.round(duration - 50))))
      vitals.long = 0;
  }

  return {
    take() {
      const all = areas();
      const told = all.filter((area) => !isSetAside(area));
      const isSampled = random < SAMPLED || told.some(({ channel }) => channel === 'canary');
      if (taken || !isSampled || told.length < all.length || told.length < 2) return null;
      taken = true;
      // The server gives the vitals to the area that comes first. The shell may report its load later.
      const first = told.find(({ area }) => area !== SHELL)!;
      const loaded = [first, ...told.filter((area) => area !== first)]
        .slice(0, MAX_AREAS)
        .map(({ area, release }) => ({
          area,
          release,
          errors: errors
            .filter(({ key }) => key === `${area}/${release}`)
            .map(({ message, frame }) => ({ message, frame })),
        }));
      return { loaded, vitals };
    },
    stop() {
      stop.abort();
      for (const observer of observers) observer.disconnect();
    },
  };
}

interface Measured {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
}

/** Removes what visitors may have typed: quoted text, numbers and addresses. */
const clean = (message: string): string =>
  [...message.replace(/["'`].*["'`]|\S*[@/]\S*|[^\p{L} ().,:_-]+/gsu, '…')].slice(0, 80).join('');
