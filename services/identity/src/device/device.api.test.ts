import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBrowser, openIdentity, type TestIdentity } from '../testing/open-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity({ BASE_PATH: '/tool' });
});
afterAll(() => identity.close());

const who = (identifier: string) => ({ identifier, identifier_type: 'email' });
const newDevices = async (mail: string) =>
  (
    await identity.dataSource.query<{ new_device: boolean }[]>(
      `select new_device from identity.sessions join identity.users on users.id = user_id
       where email = $1 order by sessions.created_at`,
      [mail],
    )
  ).map(({ new_device }) => new_device);

it('gives the browser that asks a cookie for the calls of sign-in, which no script and no other site can use', async () => {
  const secure = { headers: { 'x-forwarded-proto': 'https' }, from: '127.0.0.1' };
  const asked = await identity.call('POST', '/api/auth/send-otp', who('cookie@example.com'), secure);
  expect(asked.headers['set-cookie']).toMatch(
    /^danqing_asker=[\w-]{43}; Path=\/tool\/api\/auth; Max-Age=86400; HttpOnly; SameSite=Strict; Secure$/,
  );
  const plain = await identity.call('POST', '/api/auth/check-identifier', who('cookie@example.com'));
  expect(plain.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Strict$/);
});

it('gives the device a cookie when its member signs in, and not before', async () => {
  const browser = newBrowser();
  const options = { browser, from: '192.0.2.1' };
  await identity.sendOtp('device@example.com', options);
  await identity.verifyOtp('device@example.com', '000000', options);
  expect([...browser.cookies.keys()]).toEqual(['danqing_asker']);
  const answer = await identity.verifyOtp(
    'device@example.com',
    await identity.sentCode('device@example.com'),
    options,
  );
  expect(answer.headers['set-cookie']).toMatch(
    /^danqing_device=[\w-]{43}; Path=\/tool\/api\/auth; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
  );
});

it('gives no second cookie to a browser that shows one', async () => {
  const browser = newBrowser();
  await identity.sendOtp('kept@example.com', { browser });
  const again = await identity.call('POST', '/api/auth/check-identifier', who('kept@example.com'), {
    browser,
  });
  expect(again.headers['set-cookie']).toBeUndefined();
});

it.each(['', 'x', 'x'.repeat(42), 'x'.repeat(4000), '"', "';--", '%00'.repeat(14)])(
  'takes %j for no cookie at all',
  async (value) => {
    const headers = { cookie: `danqing_asker=${value}; danqing_device=${value}` };
    const asked = await identity.call('POST', '/api/auth/check-identifier', who('odd@example.com'), {
      headers,
    });
    expect([asked.statusCode, String(asked.headers['set-cookie']).slice(0, 14)]).toEqual([
      200,
      'danqing_asker=',
    ]);
  },
);

it('tells a sign-in of a member on a new device from the first one of all and from those on a known device', async () => {
  const mail = 'traveller@example.com';
  const [home, away] = [newBrowser(), newBrowser()];
  for (const browser of [home, home, away, away, home]) await identity.signIn(mail, { browser });
  expect(await newDevices(mail)).toEqual([false, false, true, false, false]);
});

it('knows a shared device for each member who has signed in on it, and for nobody else', async () => {
  const shared = newBrowser();
  await identity.signIn('one@example.com', { browser: newBrowser() });
  await identity.signIn('two@example.com', { browser: shared });
  await identity.signIn('one@example.com', { browser: shared });
  await identity.signIn('two@example.com', { browser: shared });
  expect(await newDevices('one@example.com')).toEqual([false, true]);
  expect(await newDevices('two@example.com')).toEqual([false, false]);
});

it('keeps no token in a row, and the last 20 devices of a member', async () => {
  const browser = newBrowser();
  const { user } = await identity.signIn('many@example.com', { browser });
  await identity.dataSource.query(
    `insert into identity.devices (token_hash, user_id, last_used_at)
     select sha256(number::text::bytea), $1, now() - interval '1 day' from generate_series(1, 25) number`,
    [user.id],
  );
  const last = newBrowser();
  await identity.signIn('many@example.com', { browser: last });
  const rows = await identity.dataSource.query<{ token_hash: Buffer }[]>(
    `select token_hash from identity.devices where user_id = $1`,
    [user.id],
  );
  expect(rows).toHaveLength(20);
  const stored = rows.map(({ token_hash }) => token_hash.toString('base64url')).join();
  expect(stored).not.toContain(last.cookies.get('danqing_device'));
});
