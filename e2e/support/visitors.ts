import { createHash } from 'node:crypto';
import type {
  ActiveArea,
  BeaconTokenResponse,
  LoadOutcome,
  ReleaseDocument,
} from '@danqing/contracts/releases';

export interface VisitorPage {
  address: string;
  document: ReleaseDocument;
  /** Cookies of the visitor after the page. */
  cookie: string;
}

/** Returns a stable id per number, so that shares do not vary between runs. */
const visitorId = (number: number): string =>
  createHash('sha256').update(`visitor ${number}`).digest('base64url').slice(0, 22);

/**
 * Requests a page with a visitor's cookie and network address. Neighbours have different providers. The response is uncompressed and the same for
 * all visitors, so the site renders it once.
 */
export async function visit(url: string, visitor = 0): Promise<VisitorPage> {
  const address = `${130 + (visitor % 40)}.${Math.floor(visitor / 250)}.${visitor % 250}.7`;
  const visitorCookie = `danqing_visitor=${visitorId(visitor)}`;
  const response = await fetch(`${url}/legal/terms.html`, {
    headers: {
      'accept-encoding': 'identity',
      cookie: visitorCookie,
      'x-forwarded-for': address,
    },
  });
  const html = await response.text();
  const document = await readIndex(url, readJson(html, 'release-document') as ReleaseDocument);
  const set = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return { address, document, cookie: [visitorCookie, ...set].join('; ') };
}

const indexes = new Map<string, Promise<ReleaseDocument>>();

/** Returns the document with all areas. Reads each index once, as a shared cache would. */
function readIndex(url: string, document: ReleaseDocument): Promise<ReleaseDocument> {
  if (!document.index) return Promise.resolve(document);
  const address = `${url}/api/releases/documents/${document.index.file}`;
  const index =
    indexes.get(address) ?? fetch(address).then((answer) => answer.json() as Promise<ReleaseDocument>);
  indexes.set(address, index);
  return index;
}

const CONCURRENCY = 32;

export async function mapConcurrently<Value, Result>(
  values: readonly Value[],
  work: (value: Value, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = values.entries();
  const runWorker = async () => {
    for (const [index, value] of rest) results[index] = await work(value, index);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runWorker));
  return results;
}

export const visitAll = (url: string, visitors: number | readonly number[]): Promise<VisitorPage[]> =>
  mapConcurrently(typeof visitors === 'number' ? [...Array(visitors).keys()] : visitors, (visitor) =>
    visit(url, visitor),
  );

export function areaOf({ document }: VisitorPage, area: string): ActiveArea {
  const found = document.areas.find((known) => known.area === area);
  if (!found) throw new Error(`the page does not know ${area}`);
  return found;
}

export async function reportLoads(
  url: string,
  page: VisitorPage,
  outcomeOf: (area: ActiveArea) => LoadOutcome,
): Promise<void> {
  const { document, cookie, address } = page;
  const outcomes = [document.shell, ...document.areas].map((area) => ({
    area: area.area,
    release: area.release,
    outcome: outcomeOf(area),
  }));
  const post = (path: string, body: object) =>
    fetch(`${url}/api/releases/beacons${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        cookie,
      },
      body: JSON.stringify(body),
    });
  const { sequence } = document;
  const { token } = (await (await post('/tokens', { sequence })).json()) as BeaconTokenResponse;
  const response = await post('', { token, outcomes });
  if (response.status !== 204) throw new Error(`the beacon was answered with ${response.status}`);
}

function readJson(html: string, id: string): unknown {
  const text = new RegExp(`<script[^>]* id="${id}"[^>]*>([^<]*)</script>`).exec(html)?.[1];
  if (!text) throw new Error(`the page has no ${id}`);
  return JSON.parse(text);
}
