import type { Beacon, BeaconTokenResponse } from '@danqing/contracts/releases';
import { createHangDetector, TICK_MS } from './hang-detector.ts';
import { removeHang, storeHang } from './stored-hangs.ts';
import { PING, type Back, type HangReport } from './watch-messages.ts';

const worker = self as unknown as {
  onmessage: (event: MessageEvent<HangReport | string | null>) => void;
  postMessage(message: string | Back): void;
};
/** The first message. A text is the page's token; the others are answers. */
let watched: HangReport;
let token: string | null = null;
const detector = createHangDetector({
  ping: () => worker.postMessage(PING),
  onHang: () => void report(watched),
  onBack() {
    void removeHang(watched.key);
    worker.postMessage({ token });
  },
});

worker.onmessage = ({ data }) => {
  if (typeof data === 'string') token = data;
  else if (data) {
    watched = data;
    detector.tick();
    setInterval(detector.tick, TICK_MS);
  } else detector.answered();
};

async function report({ key, url, page, outcome }: HangReport): Promise<void> {
  await storeHang(key, false);
  if (page === null) return;
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    });
  token ??= ((await (await post('/tokens', page)).json()) as BeaconTokenResponse).token;
  const beacon: Beacon = { token, outcomes: [outcome] };
  if ((await post('', beacon)).ok && detector.isHung()) await storeHang(key, true);
}
