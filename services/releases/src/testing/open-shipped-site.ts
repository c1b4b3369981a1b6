import type { MoveRequest, OperatorOverview } from '@danqing/contracts/releases';
import { openTestPlane, publish, ship } from './open-plane.ts';
import { openTestSite, operator, type TestSite } from './open-site.ts';

export const by = { actor: 'builder', reason: 'test' };

export const nextBuild = { files: { 'entry.js': 'next()' } };

export const get = (site: TestSite, path: string, headers: Record<string, string> = operator()) =>
  site.app.inject({ method: 'GET', url: `/api/operator/${path}`, headers });
export const post = (
  site: TestSite,
  path: string,
  payload: object,
  headers: Record<string, string> = operator(),
) => site.app.inject({ method: 'POST', url: `/api/operator/${path}`, payload, headers });
export const move = (site: TestSite, area: string, request: MoveRequest) =>
  post(site, `areas/${area}/moves`, request);
export const overview = async (site: TestSite) => (await get(site, 'overview')).json<OperatorOverview>();

export async function openShippedSite() {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const first = await ship(plane);
  const second = await publish(plane, nextBuild);
  return { plane, first, second, site: await openTestSite(plane) };
}
