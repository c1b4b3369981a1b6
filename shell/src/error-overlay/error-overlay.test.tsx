import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea, areaWith, renderSite } from '../testing.tsx';

beforeEach(() => {
  localStorage.setItem('i18nextLng', 'zh');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const broken: { error: Error | null } = { error: null };
const Screen = () => {
  if (broken.error) throw broken.error;
  return <h1>whole</h1>;
};
const open = () => renderSite({ areas: [activeArea('generator')], load: async () => areaWith(Screen) });

test('a developer sees why an area broke, with the stack, until it is there again', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  broken.error = new Error('no such colour', { cause: new Error('the table is empty') });
  open();
  const overlay = await screen.findByRole('dialog', { name: 'generator: failed while rendering' });
  expect(overlay.textContent).toContain('Error: no such colour');
  expect(overlay.textContent).toMatch(/at .*error-overlay\.test\.tsx/);
  expect(overlay.textContent).toContain('Caused by Error: the table is empty');

  broken.error = null;
  await userEvent.click(screen.getByRole('button', { name: '重试', hidden: true }));
  await screen.findByText('whole');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a visitor sees the panel alone', async () => {
  broken.error = new Error('no such colour');
  open();
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
