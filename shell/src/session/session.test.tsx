import { authorizedFetch, navigate, setUnsavedWork } from '@danqing/shell-sdk';
import { useLocation } from '@danqing/shell-sdk/router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea, areaWith, renderSite, sampleMember as user } from '../testing.tsx';

const areas = [activeArea('generator'), activeArea('palettes')];
const load = async () => areaWith(() => <p>{useLocation().pathname}</p>);

beforeEach(() => {
  localStorage.setItem('i18nextLng', 'zh');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('makes the browser ask before the page is left, as long as there is some', async () => {
  renderSite({ path: '/', areas, load });
  await screen.findByText('/');
  expect(asks()).toBe(false);
  setUnsavedWork(true);
  expect(asks()).toBe(true);
  setUnsavedWork(false);
  expect(asks()).toBe(false);
});

test('is forgotten when another area comes up, not when the same one goes on', async () => {
  renderSite({ path: '/', areas, load });
  await screen.findByText('/');
  setUnsavedWork(true);
  act(() => navigate('/colors/x'));
  await screen.findByText('/colors/x');
  expect(asks()).toBe(true);
  act(() => navigate('/palettes'));
  await screen.findByText('/palettes');
  expect(asks()).toBe(false);
});

test('a session that ends while the page is in use is said, and what was typed stays', async () => {
  localStorage.setItem('authToken', 't1');
  localStorage.setItem('user', JSON.stringify(user));
  let status = 200;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data: { user } }, { status })));
  const Form = () => <input aria-label="name" />;
  renderSite({ path: '/', areas, load: async () => areaWith(Form) });
  await userEvent.type(await screen.findByRole('textbox'), '山色');
  status = 401;
  await act(async () => void (await authorizedFetch('/api/palettes')));
  expect(screen.getByRole('button', { name: '登录' })).toBeTruthy();
  expect(screen.getAllByText('登录已失效，请重新登录').length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('山色');
  expect(localStorage.getItem('authToken')).toBeNull();
});
