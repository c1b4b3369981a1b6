import type { PageData } from '@danqing/contracts/page';
import type { Beacon, ReceiptAnswer } from '@danqing/contracts/releases';
import { outcomeOf } from './load-outcome.ts';
import type { LoadReport, LoadReports } from './load-reports.ts';

const INTERVAL_MS = 10_000;
/** MAX_OUTCOMES_PER_PAGE of the contracts, whose file would bring its schemas into the page. */
export const MAX_OUTCOMES = 40;
const RELEASE_ID = /^[0-9a-f]{16}$/;

/**
 * Tells the server how loads of this page end: every few seconds when there is something new, and when the page goes out
 * of sight. One that gets lost is lost. As soon as there is something, it asks for the receipt without which the page has
 * no say about a canary. Returns how to stop.
 */
export function sendBeacons(
  reports: Pick<LoadReports, 'getState' | 'subscribe'>,
  { beaconToken, basePath }: Pick<PageData, 'beaconToken' | 'basePath'>,
): () => void {
  if (beaconToken === null) return () => undefined;
  let read = 0;
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let receipt: Promise<void> | undefined;
  let shown: Pick<Beacon, 'receipt'> = {};

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const outcomes = reports.getState().slice(read).filter(isTold).map(toOutcome);
    read = reports.getState().length;
    const room = outcomes.slice(0, MAX_OUTCOMES - told);
    if (room.length === 0) return;
    told += room.length;
    const body = JSON.stringify({ token: beaconToken, ...shown, outcomes: room } satisfies Beacon);
    navigator.sendBeacon(`${basePath}api/releases/beacons`, new Blob([body], { type: 'application/json' }));
  };
  const askReceipt = async () => {
    const answer = await fetch(`${basePath}api/releases/beacons/receipts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: beaconToken }),
    });
    if (answer.ok) shown = { receipt: ((await answer.json()) as ReceiptAnswer).receipt };
  };
  const sendLater = () => {
    if (reports.getState().some(isTold)) receipt ??= askReceipt().catch(() => undefined);
    if (told < MAX_OUTCOMES && reports.getState().length > read) timer ??= setTimeout(send, INTERVAL_MS);
  };
  const sendWhenHidden = () => {
    if (document.visibilityState === 'hidden') send();
  };

  sendLater();
  const unsubscribe = reports.subscribe(sendLater);
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', sendWhenHidden);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    removeEventListener('pagehide', send);
    document.removeEventListener('visibilitychange', sendWhenHidden);
  };
}

/** What developers mount for themselves says nothing of a release. */
const isTold = ({ area }: LoadReport) => area.channel !== 'override' && RELEASE_ID.test(area.release);

const toOutcome = (report: LoadReport): Beacon['outcomes'][number] => ({
  area: report.area.area,
  release: report.area.release,
  outcome: outcomeOf(report),
});
