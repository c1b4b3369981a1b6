import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  AreaPointer,
  MoveRequest,
  OperatorArea,
  OperatorOverview,
  ReleaseEvent,
} from '@danqing/contracts/releases';
import type { Site } from './site.ts';

type RequestedMove = MoveRequest extends infer Request
  ? Request extends unknown
    ? Omit<Request, 'seen'>
    : never
  : never;

export const operatorToken = (site: Site): string =>
  readFileSync(join(site.dataDir, 'operator-token'), 'utf8').trim();

export async function areaStatus(site: Site, area: string): Promise<OperatorArea> {
  const { areas } = (await callOperatorApi(site, 'overview')) as OperatorOverview;
  const found = areas.find((known) => known.area === area);
  if (!found) throw new Error(`no area ${area}`);
  return found;
}

export async function areaHistory(site: Site, area: string): Promise<ReleaseEvent[]> {
  return ((await callOperatorApi(site, `areas/${area}/history`)) as { events: ReleaseEvent[] }).events;
}

export async function move(site: Site, area: string, requestedMove: RequestedMove): Promise<AreaPointer> {
  const { areas } = (await callOperatorApi(site, 'overview')) as OperatorOverview;
  const seen = areas.find((known) => known.area === area)?.lastMove.sequence ?? 0;
  await callOperatorApi(site, `areas/${area}/moves`, { ...requestedMove, seen });
  return (await areaStatus(site, area)).pointer;
}

export const forceActive = (site: Site, area: string, release: string): Promise<AreaPointer> =>
  move(site, area, { action: 'activate', release, reason: 'for the drill', force: true });

export async function callOperatorApi(site: Site, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${site.url}/api/operator/${path}`, {
    headers: {
      authorization: `Bearer ${operatorToken(site)}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
