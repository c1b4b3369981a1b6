import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { operate, plane } from '../testing/operate.tsx';

describe('publishers', () => {
  const publisher = {
    id: 7,
    name: 'ci',
    area: 'generator',
    moves: ['canary'],
    environment: 'production',
    site: null,
    expires_at: '2026-05-30T08:00:00Z',
    created_by: 'operator 周未',
    created_at: '2026-03-01T08:00:00Z',
    last_used_at: null,
    revoked_by: null,
    revoked_at: null,
  };

  test('shows a new token once, and takes one away at the second press', async () => {
    await operate();
    plane.answer('GET publishers', { publishers: [] });
    plane.answer('POST publishers', { publisher, token: 'danqing-publisher-x' });
    plane.answer('DELETE publishers/7', { publisher: { ...publisher, revoked_by: 'operator 林澄' } });
    await userEvent.click(screen.getByRole('button', { name: 'Publishers' }));
    await userEvent.type(await screen.findByLabelText('Publisher name'), 'ci');
    await userEvent.click(screen.getByRole('checkbox', { name: 'canary' }));
    await userEvent.selectOptions(screen.getByLabelText('Valid for'), '30 days');
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText('danqing-publisher-x')).toBeTruthy();
    expect(plane.requests.at(-1)?.body).toEqual({
      name: 'ci',
      area: 'generator',
      moves: ['canary'],
      days: 30,
    });
    expect(screen.getByText(/^publish, canary · (until|expired)/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Revoke ci' }));
    expect(plane.requests.at(-1)?.method).toBe('POST');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke ci permanently' }));
    expect(await screen.findByText('revoked by 林澄')).toBeTruthy();
  });
});
