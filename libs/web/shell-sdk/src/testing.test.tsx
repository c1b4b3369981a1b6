import type { User } from '@danqing/contracts/identity';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useTranslation } from './i18n.ts';
import {
  authorizedFetch,
  navigate,
  OpenFrame,
  requireLogin,
  openDevices,
  setCredits,
  setMember,
  setUnsavedWork,
  toast,
  useAccent,
  useLocale,
  usePageData,
  usePageExists,
  useSession,
  useTheme,
  useTitle,
} from './index.ts';
import { useLocation, useParams } from './router.ts';
import { sampleMember } from './sample-member.ts';
import { renderInShell } from './testing.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sample: { greet: string };
  }
}

const user: User = { ...sampleMember, credits: 10 };

afterEach(() => vi.unstubAllGlobals());

const catalogues = { sample: { zh: { greet: '你好' }, en: { greet: 'Hello' }, ja: { greet: 'こんにちは' } } };

function Sample() {
  const { t } = useTranslation('sample');
  const { name } = useParams();
  useAccent('#ED5126');
  useTitle('朱红');
  return (
    <p>
      {t('greet')} {name} {useLocale()} {useTheme()} {usePageData().status} {useLocation().pathname}
    </p>
  );
}

test('gives an area texts, parameters, locale, theme and page data', () => {
  const { shell } = renderInShell(<Sample />, {
    catalogues,
    locale: 'en',
    path: '/colors/月白',
    pattern: '/colors/:name',
    theme: 'dark',
    page: { status: 404 },
  });
  expect(screen.getByText(/^Hello 月白 en dark 404/)).toBeTruthy();
  expect(shell.accents).toEqual(['#ED5126']);
  expect(shell.titles).toEqual(['朱红']);
});

test('a theme change reaches the hook', () => {
  const { shell } = renderInShell(<Sample />, { catalogues });
  shell.setTheme('dark');
  expect(screen.getByText(/dark/)).toBeTruthy();
});

test('toasts and navigations are recorded, and a navigation really moves the router', async () => {
  const press = () => {
    toast({ message: '已复制' });
    navigate('/colors/x?hex=1', { replace: true, state: { from: 'test' } });
  };
  const { shell } = renderInShell(<button onClick={press}>go</button>);
  await userEvent.click(screen.getByRole('button'));
  expect(shell.toasts).toEqual([{ message: '已复制' }]);
  expect(shell.navigations).toEqual([
    { path: '/colors/x?hex=1', options: { replace: true, state: { from: 'test' } } },
  ]);
  expect(shell.location).toEqual({ pathname: '/colors/x', search: '?hex=1', state: { from: 'test' } });
});

test('OpenFrame marks the block and the work for the shell to place', () => {
  const { container } = renderInShell(<OpenFrame block={<h1>朱红</h1>}>work</OpenFrame>);
  expect(container.querySelector('[data-frame=block]')?.textContent).toBe('朱红');
  expect(container.querySelector('[data-frame=work]')?.textContent).toBe('work');
});

test('takes a colour as a hex or whole, and null leaves the accent as it is', () => {
  const Colored = ({ color }: { color: { hex: string } | string | null }) => {
    useAccent(color);
    return null;
  };
  const { shell } = renderInShell(
    <>
      <Colored color="#111111" />
      <Colored color={{ hex: '#222222' }} />
      <Colored color={null} />
    </>,
  );
  expect(shell.accents).toEqual(['#111111', '#222222']);
});

function Account() {
  const { status, user: member } = useSession();
  return (
    <p>
      {status} {member?.name} {member?.credits}
    </p>
  );
}

test('the session is what the test says, and its changes reach the hook', () => {
  const { shell } = renderInShell(<Account />, { user });
  expect(screen.getByText('signed-in 林澄 10')).toBeTruthy();
  setCredits(9);
  expect(screen.getByText('signed-in 林澄 9')).toBeTruthy();
  setMember({ ...user, name: '何青禾', credits: 9 });
  setMember({ ...user, id: 8, name: '别人' });
  expect(screen.getByText('signed-in 何青禾 9')).toBeTruthy();
  openDevices();
  expect(shell.devicesOpened).toBe(1);
  shell.signOut();
  expect(screen.getByText('signed-out')).toBeTruthy();
  setCredits(8);
  expect(screen.getByText('signed-out')).toBeTruthy();
  renderInShell(<Account />, { user, sessionStatus: 'checking' });
  expect(screen.getByText('checking 林澄 10')).toBeTruthy();
});

test('an action that needs a member waits for the sign-in, or for its refusal', async () => {
  const { shell } = renderInShell(<Account />);
  const refused = requireLogin();
  expect(shell.loginsWaiting).toBe(1);
  shell.closeSignIn();
  expect(await refused).toBeNull();
  const first = requireLogin();
  const second = requireLogin();
  shell.signIn(user);
  expect(await Promise.all([first, second])).toEqual([user, user]);
  expect(shell.loginsWaiting).toBe(0);
  expect(await requireLogin()).toBe(user);
});

test('requests carry a token when signed in, and a 401 signs out', async () => {
  const server = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', server);
  const { shell } = renderInShell(<Account />);
  const authorization = () => new Headers(server.mock.lastCall?.[1].headers).get('authorization');
  await authorizedFetch('/api/x');
  expect(authorization()).toBeNull();
  shell.signIn(user);
  await authorizedFetch('/api/x');
  expect(authorization()).toBe('Bearer token');
  server.mockResolvedValue(new Response(null, { status: 401 }));
  await act(async () => expect((await authorizedFetch('/api/x')).status).toBe(401));
  expect(screen.getByText('signed-out')).toBeTruthy();
});

test('a page is there, or as the test says', () => {
  const Linked = () => <p>{String(usePageExists('/users/7'))}</p>;
  renderInShell(<Linked />);
  expect(screen.getByText('true')).toBeTruthy();
  renderInShell(<Linked />, { hasPage: (path) => path === '/' });
  expect(screen.getByText('false')).toBeTruthy();
});

test('unsaved work is recorded', () => {
  const { shell } = renderInShell(<p />);
  expect(shell.unsavedWork).toBe(false);
  setUnsavedWork(true);
  expect(shell.unsavedWork).toBe(true);
});
