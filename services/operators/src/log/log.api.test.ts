import type { SecurityLogResponse } from '@danqing/contracts/operators';
import { routesWithoutAccess } from '@danqing/nest-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, openCalls, type TestCalls } from '../testing/call-operators.ts';
import { SHARED_TOKEN } from '../testing/open-operators.ts';

let service: TestCalls;
beforeAll(async () => {
  service = await openCalls();
  for (const address of ['198.51.100.7', '2001:db8:1::7'])
    service.log.record({ action: 'sign-in', result: 'refused', actor: 'visitor', address, subject: address });
  await service.log.flush();
});
afterAll(() => service.close());
const read = async (query: string) => service.call('GET', `security-log${query}`, { token: SHARED_TOKEN });

it('answers operators, filtered and page by page', async () => {
  const addresses = async (query: string) =>
    (await read(query)).json<SecurityLogResponse>().entries.map(({ address }) => address);
  expect(await addresses('?action=sign-in')).toEqual(['2001:db8:1::7', '198.51.100.7']);
  expect(await addresses('?action=sign-in&result=refused&actor=visitor&address=2001:db8::/32')).toEqual([
    '2001:db8:1::7',
  ]);
  const first = (await read('?action=sign-in&limit=1')).json<SecurityLogResponse>().entries[0]!;
  expect(await addresses(`?action=sign-in&limit=1&before=${first.id}`)).toEqual(['198.51.100.7']);
});

it('answers nobody else', async () => {
  expect(codeOf(await service.call('GET', 'security-log'))).toEqual([401, 'UNAUTHENTICATED']);
  expect(routesWithoutAccess(service.app)).toEqual([]);
});

it.each([
  '?action=nothing',
  '?result=perhaps',
  '?address=nowhere',
  '?address=203.0.113.9/33',
  '?address=fe80::1%25eth0',
  '?before=-1',
  '?limit=0',
  '?limit=1000',
  `?actor=${'x'.repeat(121)}`,
])('refuses %s', async (query) => {
  expect(codeOf(await read(query))).toEqual([400, 'INPUT_INVALID']);
});
