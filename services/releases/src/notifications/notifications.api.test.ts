import type {
  CreatedTarget,
  DeliveriesResponse,
  DeliveryResponse,
  NewTarget,
  OnCallResponse,
  TargetResponse,
  TargetsResponse,
  WebhookBody,
} from '@danqing/contracts/releases';
import { Webhook } from 'standardwebhooks';
import { expect, test, vi } from 'vitest';
import { openReceiver } from '../testing/open-receiver.ts';
import { openTestPlane, ship } from '../testing/open-plane.ts';
import { openTestSite, operator, publisherToken } from '../testing/open-site.ts';

const target = (url: string) => ({ name: 'on call', kind: 'webhook' as const, url });

async function openSite(options: Parameters<typeof openTestSite>[1] = {}) {
  const plane = await openTestPlane();
  const site = await openTestSite(plane, options);
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = operator(),
  ) =>
    site.app.inject({
      method,
      url: `/api/operator/notifications/${path}`,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: JSON.stringify(body) }),
    });
  const add = async (wanted: NewTarget) => {
    const answer = await call('POST', 'targets', wanted);
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    return answer.json<CreatedTarget>();
  };
  const log = async (query = '') =>
    (await call('GET', `deliveries${query}`)).json<DeliveriesResponse>().deliveries;
  return { plane, site, call, add, log };
}

test('a test reaches the target, signed so that a receiver of Standard Webhooks accepts it', async () => {
  const receiver = await openReceiver();
  const { call, add, log } = await openSite();
  const { target: added, secret } = await add(target(receiver.url));
  const arrival = receiver.next();
  const sent = await call('POST', `targets/${added.id}/test`);
  expect(sent.json()).toMatchObject({ delivery: { kind: 'test', state: 'waiting', attempts: [] } });
  const { path, headers, body } = await arrival;
  expect(path).toBe('/hooks/t0ken');
  expect(new Webhook(secret!).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'release.test',
    data: { environment: 'production', kind: 'test', actor: 'operator 林澄', area: null, console: null },
  } satisfies Pick<WebhookBody, 'type'> & { data: object });
  for (const changed of [body.replace('test', 'pest'), body + ' '])
    expect(() => new Webhook(secret!).verify(changed, headers as Record<string, string>)).toThrow();
  const { delivery } = sent.json<DeliveryResponse>();
  await vi.waitFor(async () =>
    expect(await log()).toMatchObject([
      { id: delivery.id, state: 'delivered', next_at: null, attempts: [{ status: 204, answer: '' }] },
    ]),
  );
});

test('neither the database nor a later answer contains the URL or the secret', async () => {
  const receiver = await openReceiver();
  const { plane, site, add, call } = await openSite();
  const { target: added, secret } = await add(target(receiver.url));
  expect(added.address).toBe(new URL(receiver.url).host);
  const rows = await plane.database.query<object[]>('select * from releases.notification_targets');
  const list = (await call('GET', 'targets')).json<TargetsResponse>();
  expect(list.targets).toEqual([added]);
  for (const text of [JSON.stringify(rows), JSON.stringify(list), JSON.stringify(site.events)])
    expect(text).not.toMatch(new RegExp(`t0ken|${secret!.slice(6, 20).replaceAll('+', '\\+')}`));
  expect(site.events).toMatchObject([
    { action: 'notification-change', actor: 'operator 林澄', detail: expect.stringMatching(/, added$/) },
  ]);
});

test('a revoked target gets nothing, and its secret is erased', async () => {
  const receiver = await openReceiver();
  const { plane, site, call, add, log } = await openSite();
  const { target: added } = await add(target(receiver.url));
  receiver.answer = { status: 500 };
  const first = receiver.next();
  await call('POST', `targets/${added.id}/test`);
  await first;
  await vi.waitFor(async () => expect(await log()).toMatchObject([{ attempts: [{ status: 500 }] }]));
  const revoked = (await call('DELETE', `targets/${added.id}`)).json<TargetResponse>();
  expect(revoked.target).toMatchObject({ revoked_by: 'operator 林澄' });
  expect(await log()).toMatchObject([{ state: 'dead', next_at: null }]);
  const [delivery] = await log();
  expect((await call('POST', `deliveries/${delivery!.id}/retry`)).json()).toMatchObject({
    delivery: { state: 'dead' },
  });
  expect((await call('POST', `targets/${added.id}/test`)).statusCode).toBe(400);
  expect(await plane.database.query('select sealed from releases.notification_targets')).toEqual([
    { sealed: '' },
  ]);
  expect(site.events.at(-1)).toMatchObject({ detail: expect.stringMatching(/, revoked$/) });
});

test('a failed delivery is tried again by an operator', async () => {
  const receiver = await openReceiver();
  const { call, add, log } = await openSite();
  const { target: added } = await add(target(receiver.url));
  receiver.answer = { status: 503, body: 'down\u0000for\nnow'.padEnd(300, '.') };
  await call('POST', `targets/${added.id}/test`);
  await vi.waitFor(async () =>
    expect(await log()).toMatchObject([
      { state: 'waiting', next_at: expect.any(String), attempts: [{ status: 503 }] },
    ]),
  );
  const [{ id, attempts } = { id: 0, attempts: [] }] = await log();
  expect(attempts[0]!.answer).toMatch(/^down for now\.+$/);
  expect(attempts[0]!.answer).toHaveLength(200);
  receiver.answer = { status: 200 };
  expect((await call('POST', `deliveries/${id}/retry`)).statusCode).toBe(200);
  await vi.waitFor(async () =>
    expect(await log(`?target=${added.id}`)).toMatchObject([
      { id, state: 'delivered', attempts: [{ status: 503 }, { status: 200 }] },
    ]),
  );
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await log(`?before=${id}`)).toEqual([]);
});

test('a schedule is changed in parts, and says who is on call', async () => {
  const { plane, call, add } = await openSite();
  await ship(plane, { area: 'shell' });
  const { target: added } = await add({
    ...target('https://hooks.example/x'),
    quiet: { from: '22:00', until: '07:00', zone: 'Asia/Shanghai' },
  });
  const change = async (body: object) => call('PATCH', `targets/${added.id}`, body);
  expect((await change({ rota: 2 })).json()).toMatchObject({ target: { rota: 2, quiet: added.quiet } });
  const onCall = (await call('GET', 'on-call')).json<OnCallResponse>().on_call;
  expect(onCall).toMatchObject([{ areas: ['shell'], targets: [{ id: added.id, name: 'on call' }] }]);
  expect((await change({ quiet: null, rota: null })).json()).toMatchObject({
    target: { rota: null, quiet: null },
  });
  expect((await call('GET', 'on-call')).json<OnCallResponse>().on_call).toEqual([]);
  for (const wrong of [{ rota: 0 }, { quiet: { ...added.quiet, zone: 'Mars' } }, { on_call_until: 'soon' }])
    expect((await change(wrong)).statusCode).toBe(400);
  expect((await call('PATCH', 'targets/999', {})).statusCode).toBe(400);
  const { target: pager } = await add({ name: 'p', kind: 'pagerduty', secret: 'x' });
  expect((await call('PATCH', `targets/${pager.id}`, { rota: 1 })).statusCode).toBe(400);
});

test('bad targets are refused', async () => {
  const { call } = await openSite();
  const wrong: [string, object][] = [
    ['no name', { name: ' ' }],
    ['two lines', { name: 'a\nb' }],
    ['an unknown kind', { kind: 'pigeon' }],
    ['no mail address', { kind: 'mail' }],
    ['two mail addresses', { kind: 'mail', address: 'a@example.com,b@example.com' }],
    ['mail where none is configured', { kind: 'mail', address: 'a@example.com' }],
    ['no key of PagerDuty', { kind: 'pagerduty' }],
    ['quiet hours for PagerDuty', { kind: 'pagerduty', secret: 'x', rota: 1 }],
    ['moves for PagerDuty', { kind: 'pagerduty', secret: 'x', kinds: ['advance'] }],
    ['an unknown language', { language: 'fr' }],
    ['no URL', { url: 'hooks.example' }],
    ['a file', { url: 'file:///etc/passwd' }],
    ['plain HTTP', { url: 'http://hooks.example/x' }],
    ['an address of the network', { url: 'https://10.0.0.1/x' }],
    ['no area', { areas: [] }],
    ['a bad area', { areas: ['../x'] }],
    ['no kind of notification', { kinds: [] }],
    ['an unknown kind of notification', { kinds: ['weather'] }],
  ];
  for (const [what, fields] of wrong) {
    const answer = await call('POST', 'targets', { ...target('https://hooks.example/x'), ...fields });
    expect([what, answer.statusCode]).toEqual([what, 400]);
  }
});

test('in production this machine is no target', async () => {
  const { call } = await openSite({ loopbackTargets: false });
  const answer = await call('POST', 'targets', target('https://localhost/x'));
  expect(answer.statusCode).toBe(201);
  const { target: added } = answer.json<CreatedTarget>();
  await call('POST', `targets/${added.id}/test`);
  await vi.waitFor(async () => {
    const { deliveries } = (await call('GET', 'deliveries')).json<DeliveriesResponse>();
    expect(deliveries[0]?.attempts).toMatchObject([
      { status: null, answer: 'localhost is not a public address' },
    ]);
  });
  expect((await call('POST', 'targets', target('http://127.0.0.1:1/x'))).json()).toMatchObject({
    code: 'INPUT_INVALID',
  });
});

test('only operators reach targets and the log', async () => {
  const { plane, call } = await openSite();
  const publisher = { authorization: `Bearer ${await publisherToken(plane, 'generator')}` };
  for (const headers of [{}, publisher, operator('x')])
    for (const [method, path] of [
      ['GET', 'targets'],
      ['POST', 'targets'],
      ['DELETE', 'targets/1'],
      ['PATCH', 'targets/1'],
      ['GET', 'on-call'],
      ['POST', 'targets/1/test'],
      ['GET', 'deliveries'],
      ['POST', 'deliveries/1/retry'],
    ] as const)
      expect((await call(method, path, undefined, headers)).statusCode).toBe(401);
});
