import { authorizedFetch, navigate, requireLogin, setCredits, setUnsavedWork } from '@danqing/shell-sdk';
import { useLocation } from '@danqing/shell-sdk/router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea, areaWith, renderSite, sampleMember as user } from '../testing.tsx';

const areas = [activeArea('generator'), activeArea('palettes')];
const load = async () => areaWith(() => <p>{useLocation().pathname}</p>);

beforeEach(() => {
  localStorage.clear();
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

const EXPIRED = '登录已失效，请重新登录';
let refused: string[] = [];

/** A server that knows the member, and rejects the tokens of `refused`. */
function serveMember() {
  refused = [];
  const sent: { method: string; token: string | null; body: unknown }[] = [];
  vi.stubGlobal('fetch', (_url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const token = new Headers(headers).get('authorization');
    sent.push({ method, token, body });
    const dead = refused.includes(token ?? '');
    return Promise.resolve(Response.json({ success: true, data: { user } }, { status: dead ? 401 : 200 }));
  });
  return sent;
}
const remember = (token: string) => {
  localStorage.setItem('authToken', token);
  localStorage.setItem('user', JSON.stringify(user));
};
const signInElsewhere = (token: string) =>
  act(() => {
    remember(token);
    dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken' }));
  });
const shownToast = () =>
  screen.queryAllByText((_, element) => element?.textContent === EXPIRED && element.closest('li') !== null);
const Form = () => <input aria-label="name" />;

test('a token that is dead when the page opens is said, with a button that opens the sign-in there', async () => {
  serveMember();
  refused = ['Bearer t1'];
  remember('t1');
  renderSite({ path: '/', areas, load: async () => areaWith(Form) });
  await userEvent.type(await screen.findByRole('textbox'), '山色');
  await userEvent.click(await screen.findByRole('button', { name: '重新登录' }));
  const dialog = await screen.findByRole('dialog', { name: '登录' });
  expect(dialog.textContent).toContain(EXPIRED);
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(EXPIRED);
  expect(shownToast()).toEqual([]);
  signInElsewhere('t2');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('山色');
});

test('a read that is refused ends the session, says so, and keeps what was typed', async () => {
  serveMember();
  remember('t1');
  renderSite({ path: '/', areas, load: async () => areaWith(Form) });
  await userEvent.type(await screen.findByRole('textbox'), '山色');
  refused = ['Bearer t1'];
  await act(async () => void (await authorizedFetch('/api/palettes')));
  expect(screen.getByRole('button', { name: '登录' })).toBeTruthy();
  expect(shownToast().length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('山色');
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('a change that is refused opens the sign-in, and is made after it', async () => {
  const sent = serveMember();
  remember('t1');
  renderSite({ path: '/', areas, load: async () => areaWith(Form) });
  await screen.findByRole('textbox');
  refused = ['Bearer t1'];
  const saved = authorizedFetch('/api/palettes', { method: 'POST', body: '{"name":"山色"}' });
  expect((await screen.findByRole('dialog', { name: '登录' })).textContent).toContain(EXPIRED);
  expect(shownToast()).toEqual([]);
  signInElsewhere('t2');
  expect((await saved).status).toBe(200);
  expect(sent.at(-1)).toEqual({ method: 'POST', token: 'Bearer t2', body: '{"name":"山色"}' });
});

test('a member who is asked to sign in again stays asked until another session comes', async () => {
  serveMember();
  remember('t1');
  renderSite({ path: '/', areas, load: async () => areaWith(Form) });
  await screen.findByRole('textbox');
  expect(await requireLogin()).toEqual(user);
  const again = requireLogin({ again: true });
  const dialog = await screen.findByRole('dialog', { name: '登录' });
  expect(dialog.textContent).not.toContain(EXPIRED);
  act(() => setCredits(3));
  expect(screen.queryByRole('dialog')).toBeTruthy();
  signInElsewhere('t2');
  expect(await again).toMatchObject({ id: user.id });
});

test('a change of a modal dialog is handed on, so that the dialog makes way first', async () => {
  serveMember();
  remember('t1');
  renderSite({ path: '/', areas, load: async () => areaWith(Form) });
  await screen.findByRole('textbox');
  document.querySelector('main')?.setAttribute('data-aria-hidden', 'true');
  refused = ['Bearer t1'];
  const save = { method: 'POST', body: '{}' };
  await act(async () => expect((await authorizedFetch('/api/palettes', save)).status).toBe(401));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shownToast().length).toBeGreaterThan(0);
});
