import type { PageData } from '@danqing/contracts/page';
import type { Beacon } from '@danqing/contracts/releases';
import { whenIdle } from '../browser/when-idle.ts';
import { isSetAside } from './is-set-aside.ts';
import { outcomeOf } from './load-outcome.ts';
import type { LoadReport, LoadReports } from './load-reports.ts';

const INTERVAL_MS = 10_000;
/** Copy of MAX_OUTCOMES_PER_BEACON. Importing it would add the contracts' schemas to the page. */
export const MAX_OUTCOMES = 40;
const RELEASE_ID = /^[0-9a-f]{16}$/;

/**
 * Reports load outcomes to the server every 10 s and when the page is hidden. Lost beacons are not repeated.
 * `takeHealth` gives what the page measured; its beacon is the first when the page is hidden. The first outcome
 * requests the page's token, once the browser is idle. Returns a function that stops it.
 */
export function sendBeacons(
  reports: Pick<LoadReports, 'getState' | 'subscribe'>,
  { reportsLoads, basePath }: Pick<PageData, 'reportsLoads' | 'basePath'>,
  takeHealth: () => Beacon['health'] | null = () => null,
): () => void {
  if (!reportsLoads) return () => undefined;
  let read = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let token: string | undefined;

  const askToken = async () => {
    token ??= await danqingBeaconToken?.();
  };
  const send = (health: Beacon['health'] | null = null) => {
    clearTimeout(timer);
    timer = undefined;
    if (token === undefined) return;
    const outcomes = reports.getState().slice(read).filter(isTold).map(toOutcome);
    read = reports.getState().length;
    for (let from = 0; from < outcomes.length || (from === 0 && health); from += MAX_OUTCOMES) {
      const part = outcomes.slice(from, from + MAX_OUTCOMES);
      const measured = from === 0 && health ? { health } : {};
      const body = JSON.stringify({ token, ...measured, outcomes: part } satisfies Beacon);
      navigator.sendBeacon(`${basePath}api/releases/beacons`, new Blob([body], { type: 'application/json' }));
    }
  };
  const sendLater = () => {
    if (!reports.getState().slice(read).some(isTold)) return;
    whenIdle(() => void askToken());
    timer ??= setTimeout(() => void askToken().then(() => send()), INTERVAL_MS);
  };
  const sendLast = () => {
    if (token !== undefined) send(takeHealth());
  };
  const sendWhenHidden = () => {
    if (document.visibilityState === 'hidden') sendLast();
  };

  sendLater();
  const unsubscribe = reports.subscribe(sendLater);
  addEventListener('pagehide', sendLast);
  document.addEventListener('visibilitychange', sendWhenHidden);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    removeEventListener('pagehide', sendLast);
    document.removeEventListener('visibilitychange', sendWhenHidden);
  };
}

/** Overrides and previews are not reported, because they do not represent visitors. */
const isTold = ({ area }: LoadReport) => !isSetAside(area) && RELEASE_ID.test(area.release);

const toOutcome = (report: LoadReport): Beacon['outcomes'][number] => ({
  area: report.area.area,
  release: report.area.release,
  outcome: outcomeOf(report),
});
