import { requireLogin } from '@danqing/shell-sdk';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderSite } from '../testing.tsx';

vi.mock('./sign-in-dialog.tsx', () => {
  throw new Error('the chunk is not there');
});

test('a dialog whose code does not load is said, and nobody is left waiting', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('i18nextLng', 'en');
  renderSite({ path: '/nowhere' });
  let answer: unknown = 'waiting';
  act(() => void requireLogin().then((user) => (answer = user)));
  expect((await screen.findAllByText('Server error. Please try again later.')).length).toBeGreaterThan(0);
  expect(answer).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
