import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBrowser, openIdentity, type TestIdentity } from '../testing/open-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

it('an upgrade keeps codes under way and clears limits that name a mailbox or number, and those alone', async () => {
  const { dataSource } = identity;
  const mail = 'upgraded@example.com';
  const browser = newBrowser();
  await identity.sendOtp(mail, { browser });
  await dataSource.undoLastMigration();
  const plain = [
    `send to email ${mail} in an hour`,
    `send to email ${mail} on known devices in a day`,
    `send to phone +8613812345678 from 192.0.2.1`,
    `verify email ${mail} elsewhere in a day`,
  ];
  const others = [
    'send from 192.0.2.1',
    'verify from 192.0.2.1',
    'send email to members',
    'check from 192.0.2.1',
  ];
  await dataSource.query(`delete from identity.rate_limits`);
  await dataSource.query(
    `insert into identity.rate_limits select subject, 1, now() + interval '1 hour' from unnest($1::text[]) subject`,
    [[...plain, ...others]],
  );
  await dataSource.runMigrations();
  const left = await dataSource.query<{ subject: string }[]>(`select subject from identity.rate_limits`);
  expect(left.map(({ subject }) => subject).sort()).toEqual(others.sort());
  const code = await identity.sentCode(mail);
  expect((await identity.verifyOtp(mail, code, { browser })).statusCode).toBe(200);
});
