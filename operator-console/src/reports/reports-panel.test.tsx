import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { operate, plane } from '../testing/operate.tsx';

const reported = {
  id: 7,
  name: '广告',
  description: '',
  colors: ['#ED5126', '#EEF7F2'],
  author: { id: 12, name: '顾一舟' },
  picture: null,
  hiddenReason: null,
  reports: [{ reason: 'spam', text: '同一个', reporter: 'member 3', at: '2026-11-20T08:00:00Z' }],
};

async function openReports(...palettes: object[]) {
  await operate();
  plane.answer('GET palettes/reports', { items: palettes });
  plane.answer('GET creations/reports', { items: [] });
  plane.answer('GET co-create/colors/reports', { items: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Reports' }));
}
const asked = () =>
  plane.requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

test('shows what was reported, and hides it with a reason only', async () => {
  await openReports(reported);
  expect((await screen.findByText('同一个')).closest('li')?.textContent).toContain('Advertising or spam');
  plane.answer('POST palettes/7/hide', null);
  await userEvent.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(screen.getByText('Enter a reason.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Reason, shown to the owner of 广告'), 'an advertisement');
  plane.answer('GET palettes/reports', { items: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(await screen.findByText('广告 is hidden.')).toBeTruthy();
  expect(asked().at(-1)).toEqual(['palettes/7/hide', { reason: 'an advertisement' }]);
  expect(screen.queryByText('同一个')).toBeNull();
});

test('names the kind of a thing and its reporters in the language of the console', async () => {
  const network = { reason: 'rights', text: '', reporter: 'network 203.0.113.7', at: '2026-11-20T07:00:00Z' };
  await openReports({ ...reported, reports: [...reported.reports, network] });
  const item = (await screen.findByText('同一个')).closest('ul')?.closest('li');
  for (const text of ['Palette', 'Member #3', 'Not signed in, 203.0.113.7'])
    expect(item?.textContent).toContain(text);
});

test('limits the member, and closes reports of what is all right', async () => {
  await openReports(reported);
  plane.answer('POST members/12/limit', { id: 12 });
  plane.answer('POST palettes/7/show', null);
  await userEvent.type(await screen.findByLabelText(/^Reason/), 'floods');
  await userEvent.click(screen.getByRole('button', { name: 'Limit the account' }));
  expect(await screen.findByText('顾一舟 can no longer publish.')).toBeTruthy();
  expect(asked().at(-1)).toEqual(['members/12/limit', { reason: 'floods' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss reports' }));
  expect(await screen.findByText('The reports of 广告 are closed.')).toBeTruthy();
});

test('shows a creation that was reported later above it, with its poem, and hides it', async () => {
  await operate();
  plane.answer('GET palettes/reports', { items: [reported] });
  plane.answer('GET creations/reports', {
    items: [
      {
        id: 7,
        name: '咏月白',
        description: '加微信领券，',
        colors: ['#EEF7F2'],
        picture: null,
        author: { id: 13, name: '某' },
        hiddenReason: null,
        reports: [{ reason: 'spam', text: '广告诗', reporter: 'member 3', at: '2026-11-21T08:00:00Z' }],
      },
    ],
  });
  plane.answer('GET co-create/colors/reports', { items: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Reports' }));
  const first = (await screen.findByText('广告诗')).closest('ul')?.closest('li');
  expect(first?.textContent).toContain('加微信领券，');
  expect(first?.nextElementSibling?.textContent).toContain('同一个');
  plane.answer('POST creations/7/hide', null);
  await userEvent.type(screen.getByLabelText('Reason, shown to the owner of 咏月白'), 'an advertisement');
  await userEvent.click(screen.getAllByRole('button', { name: 'Hide it' })[0]!);
  expect(await screen.findByText('咏月白 is hidden.')).toBeTruthy();
  expect(asked().at(-1)).toEqual(['creations/7/hide', { reason: 'an advertisement' }]);
});

test('closes the reports of a co-created colour', async () => {
  await openReports();
  plane.answer('GET co-create/colors/reports', { items: [{ ...reported, id: 9, name: '可疑' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Reports' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reports' }));
  plane.answer('POST co-create/colors/9/show', null);
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss reports' }));
  expect(await screen.findByText('The reports of 可疑 are closed.')).toBeTruthy();
  expect(asked().at(-1)?.[0]).toBe('co-create/colors/9/show');
});

test('says that there is nothing, and that it does not come', async () => {
  await openReports();
  expect(await screen.findByText('No open reports.')).toBeTruthy();
  plane.answer('GET palettes/reports', { code: 'SERVICE_UNAVAILABLE', message: 'away' }, 503);
  await userEvent.click(screen.getByRole('button', { name: 'Reports' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reports' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t load the reports.');
});
