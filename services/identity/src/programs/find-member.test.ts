import { afterAll, beforeAll, expect, it } from 'vitest';
import { openIdentity, type TestIdentity } from '../testing/open-identity.ts';
import { findMember } from './find-member.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await openIdentity();
});
afterAll(() => service.close());

const databaseUrl = () => (service.dataSource.options as { url: string }).url;

it('a member is found by number, mail address and phone number, in any spelling', async () => {
  const { user: byMail } = await service.signIn('li@example.org');
  const { user: byPhone } = await service.signIn('+8613800138000');
  for (const [named, { id, name }] of [
    [String(byMail.id), byMail],
    [' Li@Example.org ', byMail],
    ['+8613800138000', byPhone],
    ['+86 138-0013-8000', byPhone],
  ] as const)
    expect(await findMember(databaseUrl(), named)).toEqual({ id, name });
});

it.each(['999999', 'nobody@example.org', '+86 138 0013 8001', '13800138000', 'li'])(
  'nobody is found by %s',
  async (named) => {
    expect(await findMember(databaseUrl(), named)).toBeNull();
  },
);
