import type { ApprovalResponse, ApprovalsResponse } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { upsertFourEyes } from '../database/approval.queries.ts';
import { openTestSite, OPERATOR_TOKEN, operator, type TestSite } from '../testing/open-site.ts';
import { get, move, openShippedSite, post } from '../testing/open-shipped-site.ts';
import { publish } from '../testing/open-plane.ts';

const LI = 'the-token-of-li';
const PALETTES = 'the-token-of-the-palettes-team';

async function openFourEyed() {
  const { plane, site: single } = await openShippedSite();
  await single.close();
  const shell = await publish(plane, { area: 'shell', files: { 'assets/new.js': 'new' } });
  await upsertFourEyes(plane.database, plane.environment, ['shell']);
  const site = await openTestSite(plane, {
    operators: { [OPERATOR_TOKEN]: '林澄', [LI]: 'li', [PALETTES]: 'pia' },
    grants: { pia: [{ area: 'palettes', right: 'activate' }] },
  });
  return { plane, site, shell };
}

const list = async (site: TestSite, token = OPERATOR_TOKEN) =>
  (await get(site, 'approvals', operator(token))).json<ApprovalsResponse>();
const approve = (site: TestSite, id: number, token: string) =>
  post(site, `approvals/${id}`, { reason: 'looked at it' }, operator(token));

test('one operator asks, another approves, and the log names both', async () => {
  const { site, shell } = await openFourEyed();
  const activate = { action: 'activate', release: shell, reason: 'new header', seen: 1 } as const;
  const refused = await move(site, 'shell', activate);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'APPROVAL_NEEDED' }]);
  const { four_eyes: fourEyes, approvals } = await list(site, LI);
  expect(fourEyes).toEqual(['shell']);
  expect(approvals).toMatchObject([{ area: 'shell', release: shell, requested_by: 'operator 林澄' }]);
  const { id } = approvals[0]!;

  const own = await approve(site, id, OPERATOR_TOKEN);
  expect([own.statusCode, own.json()]).toMatchObject([403, { code: 'APPROVAL_OWN' }]);
  const approved = await approve(site, id, LI);
  expect([approved.statusCode, approved.json<ApprovalResponse>().approval]).toMatchObject([
    200,
    { id, approved_by: 'operator li' },
  ]);
  const moved = await move(site, 'shell', activate);
  expect(moved.json()).toMatchObject({ event: { actor: 'operator 林澄', approved_by: 'operator li' } });
  expect(site.events.map(({ actor, result, detail }) => [actor, result, detail])).toEqual([
    ['operator 林澄', 'refused', `activate ${shell}: APPROVAL_NEEDED`],
    ['operator li', 'allowed', `request ${id} of operator 林澄 for ${shell} approved: shell`],
    ['operator 林澄', 'allowed', `activate ${shell}`],
  ]);
});

test('who could not move a release neither sees, approves nor declines it', async () => {
  const { site, shell } = await openFourEyed();
  await move(site, 'shell', { action: 'activate', release: shell, reason: 'new header', seen: 1 });
  const [{ id } = { id: 0 }] = (await list(site)).approvals;
  expect((await list(site, PALETTES)).approvals).toEqual([]);
  expect((await approve(site, id, PALETTES)).statusCode).toBe(403);
  const decline = (token: string) =>
    site.app.inject({
      method: 'DELETE',
      url: `/api/operator/approvals/${id}`,
      headers: operator(token),
    });
  expect((await decline(PALETTES)).statusCode).toBe(403);
  expect((await list(site)).approvals).toHaveLength(1);
  expect((await decline(LI)).statusCode).toBe(200);
  expect((await list(site)).approvals).toEqual([]);
  expect((await approve(site, id, LI)).statusCode).toBe(404);
});
