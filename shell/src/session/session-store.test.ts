import type { User } from '@danqing/contracts/identity';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleMember as user } from '../testing.tsx';
import { createSessionStore } from './session-store.ts';

const SIGNED_OUT = { status: 'signed-out', user: null };
const EXPIRED = { ...SIGNED_OUT, expired: true };

type Answer = (url: string, init: RequestInit) => Promise<Response>;
const me = (): Promise<Response> => Promise.resolve(Response.json({ success: true, data: { user } }));
const failed = (status: number) => () => Promise.resolve(Response.json({}, { status }));
const never = () => new Promise<Response>(() => {});

const server = vi.fn<Answer>();
const onExpired = vi.fn();
const goHome = vi.fn();
const requireLogin = vi.fn<() => Promise<User | null>>();
const create = () => createSessionStore({ basePath: '/tool/', onExpired, requireLogin, goHome });
const stored = () => [localStorage.getItem('authToken'), localStorage.getItem('user')];
const remember = (token: string, of: unknown = user) => {
  localStorage.setItem('authToken', token);
  localStorage.setItem('user', JSON.stringify(of));
};
const otherTab = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }));
const bearer = (call = 0) => new Headers(server.mock.calls[call]?.[1].headers).get('authorization');

beforeEach(() => {
  localStorage.clear();
  server.mockReset().mockImplementation(me);
  onExpired.mockReset();
  requireLogin.mockReset().mockResolvedValue(null);
  goHome.mockReset();
  vi.stubGlobal('fetch', (url: URL | string, init: RequestInit = {}) => server(String(url), init));
});
afterEach(() => vi.unstubAllGlobals());

describe('at start', () => {
  test('without a stored token nobody is signed in and nothing is asked', () => {
    expect(create().getState()).toEqual(SIGNED_OUT);
    expect(server).not.toHaveBeenCalled();
  });

  test('a stored user holds at once and is then what the server says', async () => {
    remember('t1', { ...user, credits: 3 });
    const session = create();
    expect(session.getState()).toEqual({ status: 'checking', user: { ...user, credits: 3 } });
    expect(await session.checked()).toEqual({ status: 'signed-in', user });
    expect(server).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/tool\/api\/auth\/me$/),
      expect.anything(),
    );
    expect(bearer()).toBe('Bearer t1');
    expect(stored()).toEqual(['t1', JSON.stringify(user)]);
  });

  test.each([
    ['an expired token', failed(401)],
    ['a server error', failed(500)],
    ['a 503 that does not say when to ask again', failed(503)],
    ['an answer without a user', () => Promise.resolve(Response.json({ success: true, data: {} }))],
    ['an answer that is no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('%s clears both, signs out and says so once', async (_case, answer) => {
    server.mockImplementation(answer);
    remember('t1');
    const session = create();
    expect(await session.checked()).toEqual(EXPIRED);
    expect(stored()).toEqual([null, null]);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  test.each(['{', 'null', '[]', '{"id":"7"}'])(
    'a stored user %s counts as unknown until checked',
    async (text) => {
      localStorage.setItem('authToken', 't1');
      localStorage.setItem('user', text);
      const session = create();
      expect(session.getState()).toEqual({ status: 'checking', user: null });
      expect(await session.checked()).toEqual({ status: 'signed-in', user });
    },
  );

  test('going to another page while the check runs does not sign out', async () => {
    server.mockImplementation(
      (_url, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    );
    remember('t1');
    const session = create();
    dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.getState().user).toEqual(user);
    expect(localStorage.getItem('authToken')).toBe('t1');
  });

  test('a page out of the browser’s cache of pages looks again', async () => {
    const session = create();
    remember('t1');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session.getState().status).toBe('checking');
    expect((await session.checked()).user).toEqual(user);
  });

  test('a late answer does not undo a sign-in that happened meanwhile', async () => {
    let answer = (_response: Response) => {};
    server.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    remember('old');
    const session = create();
    session.signIn('new', { ...user, id: 8 });
    answer(Response.json({}, { status: 401 }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: 8 } });
    expect(localStorage.getItem('authToken')).toBe('new');
  });
});

describe('without an answer', () => {
  const offline = () => Promise.reject(new TypeError('offline'));
  const busy = (seconds: string) => () =>
    Promise.resolve(Response.json({}, { status: 503, headers: { 'retry-after': seconds } }));

  beforeEach(() => {
    vi.useFakeTimers();
    remember('t1', { ...user, credits: 3 });
  });
  afterEach(() => {
    dispatchEvent(new Event('pagehide'));
    vi.useRealTimers();
  });

  test.each([
    ['no network', offline],
    ['a server that is away for a while', busy('3')],
  ])('%s keeps the session', async (_case, answer) => {
    server.mockImplementation(answer);
    const session = create();
    expect(await session.checked()).toEqual({ status: 'signed-in', user: { ...user, credits: 3 } });
    expect(localStorage.getItem('authToken')).toBe('t1');
    expect(onExpired).not.toHaveBeenCalled();
  });

  test('the server is asked again: when it said, else after 5 seconds, twice as long each time', async () => {
    const calls = () => server.mock.calls.length;
    server.mockImplementation(busy('3'));
    const session = create();
    await session.checked();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(calls()).toBe(1);
    server.mockImplementation(offline);
    await vi.advanceTimersByTimeAsync(200);
    expect(calls()).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls()).toBe(3);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(calls()).toBe(4);
    server.mockImplementation(me);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(calls()).toBe(5);
    expect(session.getState()).toEqual({ status: 'signed-in', user });
  });

  test('it is asked as soon as the network is back', async () => {
    server.mockImplementation(offline);
    const session = create();
    await session.checked();
    server.mockImplementation(me);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.getState()).toEqual({ status: 'signed-in', user });
    dispatchEvent(new Event('online'));
    expect(server).toHaveBeenCalledTimes(2);
  });

  test('a refusal that comes late signs out and says so', async () => {
    server.mockImplementation(offline);
    const session = create();
    await session.checked();
    server.mockImplementation(failed(401));
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.getState()).toEqual(EXPIRED);
    expect(stored()).toEqual([null, null]);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  test('a session without a known user looks signed out, and comes back with the answer', async () => {
    localStorage.removeItem('user');
    server.mockImplementation(offline);
    const session = create();
    expect(await session.checked()).toEqual(SIGNED_OUT);
    server.mockImplementation(me);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.getState()).toEqual({ status: 'signed-in', user });
  });

  test('nothing is asked for a member who left or another one who came', async () => {
    server.mockImplementation(offline);
    const session = create();
    await session.checked();
    session.signIn('t2', user);
    await vi.advanceTimersByTimeAsync(400_000);
    expect(server).toHaveBeenCalledOnce();
  });
});

describe('while the page is in use', () => {
  test('signing in stores token and user', () => {
    const session = create();
    const listener = vi.fn();
    session.subscribe(listener);
    session.signIn('t2', user);
    expect(stored()).toEqual(['t2', JSON.stringify(user)]);
    expect(session.getState()).toEqual({ status: 'signed-in', user });
    expect(listener).toHaveBeenCalledOnce();
  });

  test('new credits are shown and stored', () => {
    const session = create();
    session.setCredits(5);
    expect(session.getState()).toEqual(SIGNED_OUT);
    session.signIn('t2', user);
    session.setCredits(4);
    expect(session.getState().user?.credits).toBe(4);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 7, credits: 4 });
  });

  test('what the member changed of themselves is shown and stored, and not that of somebody else', () => {
    const session = create();
    session.signIn('t2', user);
    session.setMember({ ...user, name: '何青禾' });
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: 7, name: '何青禾' } });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 7, name: '何青禾' });
    session.setMember({ ...user, id: 8, name: '别人' });
    expect(session.getState().user?.name).toBe('何青禾');
  });

  test('the token goes along with requests, and only when there is one', async () => {
    const session = create();
    await session.authorizedFetch('/api/palettes', { headers: { accept: 'application/json' } });
    expect(bearer(0)).toBeNull();
    session.signIn('t2', user);
    await session.authorizedFetch('/api/palettes', {
      method: 'POST',
      headers: { accept: 'application/json' },
    });
    expect(bearer(1)).toBe('Bearer t2');
    expect(server.mock.calls[1]?.[1].method).toBe('POST');
    expect(new Headers(server.mock.calls[1]?.[1].headers).get('accept')).toBe('application/json');
  });

  test('another origin never sees the token', async () => {
    const session = create();
    session.signIn('t2', user);
    await expect(session.authorizedFetch('https://elsewhere.example/api')).rejects.toThrow(TypeError);
    expect(server).not.toHaveBeenCalled();
  });

  test('a 401 signs out, says so once, and is handed on', async () => {
    const session = create();
    session.signIn('t2', user);
    server.mockImplementation(failed(401));
    const answers = await Promise.all([session.authorizedFetch('/api/a'), session.authorizedFetch('/api/b')]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(session.getState()).toEqual(EXPIRED);
    expect(requireLogin).not.toHaveBeenCalled();
    expect(stored()).toEqual([null, null]);
    expect(onExpired).toHaveBeenCalledOnce();
    expect(goHome).not.toHaveBeenCalled();
  });

  describe('a change that is refused with 401', () => {
    const save = { method: 'POST', body: '{"name":"山色"}' };
    const refuse = (token: string) =>
      server.mockImplementation((_url, { headers }) =>
        new Headers(headers).get('authorization') === `Bearer ${token}` ? failed(401)() : me(),
      );

    test('is sent again, as it was, once the same member has signed in', async () => {
      const session = create();
      session.signIn('dead', user);
      refuse('dead');
      requireLogin.mockImplementation(async () => {
        expect(session.getState()).toEqual(EXPIRED);
        session.signIn('new', user);
        return user;
      });
      expect((await session.authorizedFetch('/api/palettes', save)).status).toBe(200);
      expect(server.mock.calls.map((_, call) => bearer(call))).toEqual(['Bearer dead', 'Bearer new']);
      expect(server.mock.calls[1]?.[1]).toMatchObject(save);
      expect(onExpired).toHaveBeenCalledOnce();
    });

    test('is handed on where the dialog is closed, and where another member signs in', async () => {
      const session = create();
      for (const next of [null, { ...user, id: 8 }]) {
        session.signIn('dead', user);
        refuse('dead');
        requireLogin.mockResolvedValue(next);
        server.mockClear();
        expect((await session.authorizedFetch('/api/palettes', save)).status).toBe(401);
        expect(server).toHaveBeenCalledOnce();
      }
    });

    test('does not ask for a sign-in where the member signed out meanwhile', async () => {
      const session = create();
      session.signIn('dead', user);
      let answer = (_response: Response) => {};
      server.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
      const request = session.authorizedFetch('/api/palettes', save);
      await session.logout();
      answer(Response.json({}, { status: 401 }));
      expect((await request).status).toBe(401);
      expect(requireLogin).not.toHaveBeenCalled();
      expect(onExpired).not.toHaveBeenCalled();
    });

    test('of a caller that has given up is not sent again', async () => {
      const session = create();
      session.signIn('dead', user);
      server.mockImplementation((_url, { signal }) =>
        signal?.aborted ? Promise.reject(signal.reason as Error) : failed(401)(),
      );
      const left = new AbortController();
      requireLogin.mockImplementation(async () => {
        left.abort();
        return user;
      });
      await expect(
        session.authorizedFetch('/api/palettes', { ...save, signal: left.signal }),
      ).rejects.toThrow('abort');
    });
  });

  test.each([403, 404, 429, 500])('a %i does not', async (status) => {
    const session = create();
    session.signIn('t2', user);
    server.mockImplementation(failed(status));
    await session.authorizedFetch('/api/a');
    expect(session.getState().status).toBe('signed-in');
  });

  test('the 401 of an old token does not end a newer session', async () => {
    const session = create();
    session.signIn('t2', user);
    let answer = (_response: Response) => {};
    server.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const request = session.authorizedFetch('/api/a');
    session.signIn('t3', user);
    answer(Response.json({}, { status: 401 }));
    await request;
    expect(session.getState().status).toBe('signed-in');
  });
});

describe('signing out', () => {
  test('after the member ended the session at the server clears both, without a word', () => {
    const session = create();
    session.signIn('t2', user);
    session.signOutLocally();
    expect(session.getState()).toEqual(SIGNED_OUT);
    expect(stored()).toEqual([null, null]);
    expect([onExpired.mock.calls, goHome.mock.calls]).toEqual([[], []]);
  });

  test('ends the session at the server, clears both, and goes home', async () => {
    const session = create();
    session.signIn('t2', user);
    server.mockImplementation(() => {
      expect(stored()).toEqual(['t2', JSON.stringify(user)]);
      return Promise.resolve(Response.json({ success: true }));
    });
    await session.logout();
    expect(server).toHaveBeenCalledWith('/tool/api/auth/logout', expect.objectContaining({ method: 'POST' }));
    expect(bearer()).toBe('Bearer t2');
    expect(stored()).toEqual([null, null]);
    expect(session.getState()).toEqual(SIGNED_OUT);
    expect(goHome).toHaveBeenCalledOnce();
  });

  test('also without network', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const session = create();
    session.signIn('t2', user);
    server.mockRejectedValue(new TypeError('offline'));
    await session.logout();
    expect(stored()).toEqual([null, null]);
    expect(goHome).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

describe('other tabs', () => {
  test('a sign-in elsewhere signs in here, without asking the server', () => {
    const session = create();
    remember('t3');
    otherTab('authToken');
    expect(session.getState()).toEqual({ status: 'signed-in', user });
    expect(server).not.toHaveBeenCalled();
  });

  test('a session that ended elsewhere is said here too, and not after the next sign-in', () => {
    const told = vi.fn();
    const session = createSessionStore({ basePath: '/', onExpired: told, requireLogin, goHome });
    session.signIn('t2', user);
    localStorage.setItem('sessionExpired', 'true');
    localStorage.removeItem('authToken');
    otherTab('authToken');
    expect(session.getState()).toEqual(EXPIRED);
    expect(told).toHaveBeenCalledOnce();
    session.signIn('t3', user);
    expect(localStorage.getItem('sessionExpired')).toBeNull();
    expect(session.getState()).toEqual({ status: 'signed-in', user });
  });

  test('a 401 that comes before the news of a sign-out elsewhere is that sign-out', async () => {
    const session = create();
    session.signIn('t2', user);
    localStorage.clear();
    server.mockImplementation(failed(401));
    await session.authorizedFetch('/api/a');
    expect(session.getState()).toEqual(SIGNED_OUT);
    expect(onExpired).not.toHaveBeenCalled();
  });

  test.each(['authToken', null])('a sign-out elsewhere signs out here (key %s)', (key) => {
    const session = create();
    session.signIn('t2', user);
    localStorage.clear();
    otherTab(key);
    expect(session.getState()).toEqual(SIGNED_OUT);
    expect(onExpired).not.toHaveBeenCalled();
  });

  test('credits spent elsewhere are shown here', () => {
    const session = create();
    session.signIn('t2', user);
    remember('t2', { ...user, credits: 1 });
    otherTab('user');
    expect(session.getState().user?.credits).toBe(1);
  });

  test('a user of another tab while the own check runs leaves it running', async () => {
    server.mockImplementation(never);
    remember('t1');
    const session = create();
    remember('t1', { ...user, credits: 2 });
    otherTab('user');
    expect(session.getState()).toMatchObject({ status: 'checking', user: { credits: 2 } });
  });

  test('other keys mean nothing', () => {
    const session = create();
    const listener = vi.fn();
    session.subscribe(listener);
    remember('t3');
    otherTab('darkMode');
    expect(listener).not.toHaveBeenCalled();
  });
});

test('works for this page when storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const session = create();
  session.signIn('t2', user);
  expect(session.getState()).toEqual({ status: 'signed-in', user });
  server.mockImplementation(failed(401));
  await session.authorizedFetch('/api/a');
  expect(session.getState()).toEqual(EXPIRED);
  vi.restoreAllMocks();
});
