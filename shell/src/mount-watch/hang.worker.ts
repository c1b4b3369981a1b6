import type { Beacon, ReceiptResponse } from '@danqing/contracts/releases';
import { createHangDetector, TICK_MS } from './hang-detector.ts';
import { removeHang, storeHang } from './stored-hangs.ts';
import { BACK, PING, type HangReport } from './watch-messages.ts';

const worker = self as unknown as {
  onmessage: (event: MessageEvent<HangReport | null>) => void;
  postMessage(message: string): void;
};
/** The first message; the others are answers. */
let watched: HangReport;
const detector = createHangDetector({
  ping: () => worker.postMessage(PING),
  onHang: () => void report(watched),
  onBack() {
    void removeHang(watched.key);
    worker.postMessage(BACK);
  },
});

worker.onmessage = ({ data }) => {
  if (data) {
    watched = data;
    detector.tick();
    setInterval(detector.tick, TICK_MS);
  } else detector.answered();
};

async function report({ key, url, token, outcome }: HangReport): Promise<void> {
  await storeHang(key, false);
  if (token === null) return;
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    });
  const answer = await post('/receipts', { token });
  const { receipt } = (await answer.json()) as ReceiptResponse;
  const beacon: Beacon = { token, receipt, outcomes: [outcome] };
  if ((await post('', beacon)).ok && detector.isHung()) await storeHang(key, true);
}
