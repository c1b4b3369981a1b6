import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { operate, plane } from '../testing/operate.tsx';

const target = {
  id: 3,
  name: 'on call',
  kind: 'feishu',
  address: 'open.feishu.cn',
  language: 'en',
  areas: ['generator'],
  kinds: ['rollback', 'alert'],
  created_by: 'operator 周未',
  created_at: '2026-03-01T08:00:00Z',
  revoked_by: null,
  revoked_at: null,
  quiet: { from: '22:00', until: '07:00', zone: 'Asia/Shanghai' },
  rota: 2,
  on_call_until: null,
};
const delivery = {
  id: 9,
  target: 3,
  target_name: 'on call',
  kind: 'test',
  area: null,
  release: null,
  at: '2026-03-01T08:00:00Z',
  state: 'waiting',
  next_at: '2026-03-01T08:00:00Z',
  attempts: [],
};

async function openPanel(targets: unknown[] = [], deliveries: unknown[] = []) {
  await operate();
  plane.answer('GET notifications/targets', { targets });
  plane.answer('GET notifications/deliveries', { deliveries });
  plane.answer('GET notifications/on-call', { on_call: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  return within(screen.getByRole('region', { name: 'Notifications' }));
}
const changes = () => plane.requests.filter(({ method }) => method !== 'GET');

test('adds a target of a chat with its secret', async () => {
  const form = await openPanel();
  plane.answer('POST notifications/targets', { target, secret: null }, 201);
  expect(await screen.findByText('No targets yet.')).toBeTruthy();
  await userEvent.selectOptions(form.getByLabelText('Type'), 'Feishu / Lark');
  await userEvent.click(form.getByRole('button', { name: 'Add target' }));
  expect(form.getAllByText('Required')).toHaveLength(2);
  await userEvent.type(form.getByLabelText('Name'), 'on call');
  await userEvent.type(form.getByLabelText('URL'), 'https://open.feishu.cn/hook/x');
  await userEvent.type(form.getByLabelText('Signing secret (optional)'), 'demo');
  await userEvent.selectOptions(form.getByLabelText('Area'), 'generator');
  for (const kind of ['Canary paused', 'Waiting for approval', 'Automatic move', 'Handled'])
    await userEvent.click(form.getByRole('checkbox', { name: kind }));
  await userEvent.click(form.getByRole('button', { name: 'Add target' }));
  expect(await form.findByText('open.feishu.cn')).toBeTruthy();
  expect(changes().at(-1)?.body).toEqual({
    kind: 'feishu',
    name: 'on call',
    url: 'https://open.feishu.cn/hook/x',
    secret: 'demo',
    areas: ['generator'],
    language: 'en',
    kinds: ['rollback', 'alert'],
  });
});

test('adds quiet hours and a place on call, and shows who is on call', async () => {
  const panel = await openPanel([target]);
  expect(await panel.findByText(/quiet 22:00–07:00 Asia\/Shanghai · place 2 on call$/)).toBeTruthy();
  await userEvent.type(panel.getByLabelText('Name'), 'bot');
  await userEvent.type(panel.getByLabelText('URL'), 'https://hooks.example/x');
  await userEvent.type(panel.getByLabelText(/^Quiet from/), '23:00');
  await userEvent.type(panel.getByLabelText('Quiet until'), '06:30');
  await userEvent.selectOptions(panel.getByLabelText('Place on call (weekly)'), '3');
  plane.answer('POST notifications/targets', { target: { ...target, id: 4 }, secret: null }, 201);
  await userEvent.click(panel.getByRole('button', { name: 'Add target' }));
  expect(changes().at(-1)?.body).toMatchObject({ quiet: { from: '23:00', until: '06:30' }, rota: 3 });
  const until = '2126-03-02T08:00:00Z';
  plane.answer('PATCH notifications/targets/3', { target: { ...target, on_call_until: until } });
  plane.answer('GET notifications/on-call', {
    on_call: [{ areas: ['generator'], targets: [{ id: 3, name: 'on call' }], until }],
  });
  const takeOver = await panel.findAllByRole('button', { name: 'Put on call on call for a day' });
  await userEvent.click(takeOver.at(-1)!);
  expect(await panel.findByRole('list', { name: 'On call' })).toBeTruthy();
  expect(changes().at(-1)).toMatchObject({
    method: 'PATCH',
    body: { on_call_until: expect.stringMatching(/^\d{4}-/) },
  });
});

test('shows the secret of a webhook once, and why a target is refused', async () => {
  const form = await openPanel();
  await userEvent.type(form.getByLabelText('Name'), 'bot');
  await userEvent.type(form.getByLabelText('URL'), 'http://10.0.0.1/');
  plane.answer('POST notifications/targets', { code: 'INPUT_INVALID', message: 'url: no' }, 400);
  await userEvent.click(form.getByRole('button', { name: 'Add target' }));
  expect(await form.findByText('url: no')).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('URL').value).toBe('http://10.0.0.1/');
  plane.answer(
    'POST notifications/targets',
    { target: { ...target, kind: 'webhook' }, secret: 'whsec_x' },
    201,
  );
  await userEvent.click(form.getByRole('button', { name: 'Add target' }));
  expect(await form.findByText('whsec_x')).toBeTruthy();
  expect(changes().at(-1)?.body).not.toHaveProperty('language');
});

test('mail needs an address, and PagerDuty a key and no automatic moves', async () => {
  const form = await openPanel();
  await userEvent.selectOptions(form.getByLabelText('Type'), 'Email');
  expect(form.getByLabelText('Email address')).toBeTruthy();
  await userEvent.selectOptions(form.getByLabelText('Type'), 'PagerDuty');
  expect(form.getByLabelText<HTMLInputElement>('URL').value).toMatch(/^https:\/\/events\.pagerduty\.com/);
  expect(form.queryByRole('checkbox', { name: 'Automatic move' })).toBeNull();
  await userEvent.type(form.getByLabelText('Name'), 'pager');
  await userEvent.click(form.getByRole('button', { name: 'Add target' }));
  expect(form.getAllByText('Required')).toHaveLength(1);
  expect(changes().filter(({ path }) => path.startsWith('notifications'))).toEqual([]);
});

test('sends a test, shows its attempts, retries, and revokes at the second press', async () => {
  const panel = await openPanel([target]);
  plane.answer('POST notifications/targets/3/test', { delivery });
  plane.answer('POST notifications/deliveries/9/retry', { delivery });
  plane.answer('DELETE notifications/targets/3', { target: { ...target, revoked_by: 'operator 林澄' } });
  await userEvent.click(await panel.findByRole('button', { name: 'Send a test to on call' }));
  const log = within(await panel.findByRole('list', { name: 'Deliveries' }));
  expect(log.getByText('waiting')).toBeTruthy();
  const attempts = [{ at: delivery.at, status: 500, milliseconds: 12, answer: 'broken' }];
  plane.answer('GET notifications/deliveries', { deliveries: [{ ...delivery, state: 'dead', attempts }] });
  expect(await log.findByText('given up', {}, { timeout: 15_000 })).toBeTruthy();
  expect(log.getByText(/^1 attempt: 500, 12 ms broken$/)).toBeTruthy();
  await userEvent.click(log.getByRole('button', { name: 'Try Test to on call again' }));
  expect(changes().at(-1)?.path).toBe('notifications/deliveries/9/retry');
  await userEvent.click(panel.getByRole('button', { name: 'Revoke on call' }));
  await userEvent.click(panel.getByRole('button', { name: 'Revoke on call permanently' }));
  expect(await panel.findByText('revoked by 林澄')).toBeTruthy();
});
