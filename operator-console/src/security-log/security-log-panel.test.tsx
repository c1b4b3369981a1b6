import type { SecurityLogEntry } from '@danqing/contracts/operators';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { operate, plane } from '../testing/operate.tsx';

const entry = (changes: Partial<SecurityLogEntry> = {}): SecurityLogEntry => ({
  id: 7,
  at: '2026-03-01T11:58:00.000Z',
  last_at: '2026-03-01T11:58:40.000Z',
  count: 1,
  action: 'operator-access',
  result: 'refused',
  actor: 'visitor',
  address: '203.0.113.9',
  subject: 'token',
  detail: 'wrong token',
  trace: null,
  ...changes,
});
const logged = () => plane.requests.filter(({ path }) => path.startsWith('security-log'));

test('shows who did what, from where, how often, and page by page', async () => {
  await operate();
  const page = Array.from({ length: 50 }, (_, index) => entry({ id: 100 - index }));
  page[0] = entry({ id: 100, count: 12, actor: 'operator 林澄', result: 'allowed' });
  plane.answer('GET security-log', { entries: page });
  await userEvent.click(screen.getByRole('button', { name: 'Security log' }));
  const table = await screen.findByRole('table', { name: 'Security log' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toMatch(
    /12 times.*allowed.*Operator access.*operator 林澄.*203\.0\.113\.9.*token/,
  );
  expect(second?.textContent).toMatch(/refused.*Operator access.*visitor.*token · wrong token/);
  plane.answer('GET security-log', { entries: [entry({ id: 3, actor: 'somebody else' })] });
  await userEvent.click(screen.getByRole('button', { name: 'Older entries' }));
  expect(await screen.findByText('somebody else')).toBeTruthy();
  expect(logged().at(-1)?.path).toBe('security-log?limit=50&before=51');
  expect(within(table).getAllByRole('row')).toHaveLength(52);
  expect(screen.getByText('No older entries.')).toBeTruthy();
});

test('is filtered, and says when nothing is left or the filter is refused', async () => {
  await operate();
  plane.answer('GET security-log', { entries: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Security log' }));
  expect(await screen.findByText('No matching entries.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('What'), 'Sign-in');
  await userEvent.selectOptions(screen.getByLabelText('Result'), 'refused');
  await userEvent.type(screen.getByLabelText('Who'), ' visitor ');
  await userEvent.type(screen.getByLabelText('From'), '2001:db8::/48');
  plane.answer('GET security-log', { code: 'INPUT_INVALID', message: 'not an address' }, 400);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect((await screen.findByRole('alert')).textContent).toContain('not an address');
  const query = new URLSearchParams(logged().at(-1)?.path.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    action: 'sign-in',
    result: 'refused',
    actor: 'visitor',
    address: '2001:db8::/48',
    limit: '50',
  });
});
