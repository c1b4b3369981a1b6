import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { operate, plane } from '../testing/operate.tsx';
import { RELEASES } from '../testing/fixtures.ts';

const preview = {
  id: 7,
  releases: [{ area: 'generator', release: RELEASES.fresh }],
  created_by: 'operator 周未',
  created_at: '2026-03-01T08:00:00Z',
  until: '2126-03-08T08:00:00Z',
  revoked_by: null,
  revoked_at: null,
  path: 'previews?token=secret.signature',
};
const short = RELEASES.fresh.slice(0, 6);
const url = new URL('/previews?token=secret.signature', location.href).href;

async function openPanel(previews: unknown[] = []) {
  await operate();
  plane.answer('GET previews', { previews });
  await userEvent.click(screen.getByRole('button', { name: 'Previews' }));
}

test('creates a link of a release, copies it, and revokes it at the second press', async () => {
  await openPanel();
  plane.answer('POST previews', { preview });
  plane.answer('DELETE previews/7', {
    preview: { ...preview, revoked_by: 'operator 林澄', revoked_at: '2026-03-01T09:00:00Z', path: null },
  });
  expect(await screen.findByText('No previews yet.')).toBeTruthy();
  const form = within(screen.getByRole('region', { name: 'Previews' }));
  await userEvent.selectOptions(form.getByLabelText('Area'), 'generator');
  await userEvent.selectOptions(form.getByLabelText('Release'), RELEASES.fresh);
  await userEvent.selectOptions(form.getByLabelText('Valid for'), '14 days');
  await userEvent.click(form.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText(url)).toBeTruthy();
  expect(plane.requests.at(-1)?.body).toEqual({
    releases: [{ area: 'generator', release: RELEASES.fresh }],
    days: 14,
  });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(screen.getByRole('button', { name: `Copy link generator ${short}` }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(write).toHaveBeenCalledWith(url);
  await userEvent.click(screen.getByRole('button', { name: `Revoke the preview of generator ${short}` }));
  expect(plane.requests.at(-1)?.method).toBe('POST');
  await userEvent.click(screen.getByRole('button', { name: `Revoke generator ${short} permanently` }));
  expect(await screen.findByText('revoked by 林澄')).toBeTruthy();
  expect(screen.queryByText(url)).toBeNull();
});

test('shows why a release gets no link, and which previews are over', async () => {
  await openPanel([{ ...preview, until: '2026-03-01T08:00:00Z', path: null }]);
  plane.answer(
    'POST previews',
    { code: 'GATE_REFUSED', message: 'It does not fit.', problems: ['contract'] },
    409,
  );
  expect(await screen.findByText(/^expired /)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText('It does not fit. contract')).toBeTruthy();
});
