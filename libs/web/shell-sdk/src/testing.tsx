import type { User } from '@danqing/contracts/identity';
import { LOCALES, type Locale } from '@danqing/contracts/locale';
import type { PageData } from '@danqing/contracts/page';
import { createI18n, type Catalogue } from '@danqing/i18n';
import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { createStore } from 'zustand';
import { areaTexts, type AreaDefinition } from './area.ts';
import { I18nextProvider } from './i18n.ts';
import { QueryClient, QueryClientProvider } from './query.ts';
import { BrowserRouter } from 'react-router-dom';
import { Route, Routes, useLocation, useNavigate } from './router.ts';
import {
  connectShell,
  type NavigateOptions,
  type Session,
  type ShellApi,
  type SitePages,
  type Theme,
  type ToastOptions,
} from './shell.ts';

export { readCatalogues } from '@danqing/i18n/testing';
export { sampleMember } from './sample-member.ts';
export { never, refusing, stubRequests, type Respond, type StubbedRequests } from './stub-requests.ts';

export interface RenderInShellOptions {
  locale?: Locale;
  catalogues?: Readonly<Record<string, Readonly<Record<Locale, Catalogue>>>>;
  page?: Partial<PageData>;
  path?: string;
  state?: unknown;
  pattern?: string;
  theme?: Theme;
  user?: User | null;
  hasPage?: (path: string) => boolean;
  sessionStatus?: Session['status'];
}

/** Loads the texts of an area in all languages, by namespace, for the `catalogues` of `renderInShell`. */
export async function readAreaTexts(
  area: string,
  definition: AreaDefinition,
): Promise<Record<string, Record<Locale, Catalogue>>> {
  const read = await Promise.all(LOCALES.map((locale) => areaTexts(area, definition, locale)));
  const namespaces = new Set(read.flatMap((texts) => Object.keys(texts)));
  const [zh = {}, en = {}, ja = {}] = read;
  const inAllLanguages = (namespace: string) => ({
    zh: zh[namespace] ?? {},
    en: en[namespace] ?? {},
    ja: ja[namespace] ?? {},
  });
  return Object.fromEntries([...namespaces].map((namespace) => [namespace, inAllLanguages(namespace)]));
}

export interface FakeShell extends ShellApi {
  readonly toasts: ToastOptions[];
  readonly navigations: { path: string; options?: NavigateOptions }[];
  readonly accents: string[];
  readonly titles: string[];
  readonly devicesOpened: number;
  readonly unsavedWork: boolean;
  readonly loginsWaiting: number;
  readonly location: { pathname: string; search: string; state: unknown };
  setTheme(theme: Theme): void;
  signIn(user: User): void;
  signOut(): void;
  expire(): void;
  closeSignIn(): void;
}

/**
 * Renders part of an area with router, query cache and texts, connected to a fake shell that records calls
 * and navigates. Unmounts the previous render.
 */
export function renderInShell(
  ui: ReactNode,
  options: RenderInShellOptions = {},
): RenderResult & { shell: FakeShell } {
  cleanup();
  const {
    locale = 'zh',
    catalogues = {},
    path = '/',
    state,
    pattern = '*',
    theme = 'light',
    user = null,
    hasPage = () => true,
  } = options;
  const page: PageData = {
    basePath: '/',
    locale,
    status: 200,
    color: { hex: '#ED5126' },
    search: null,
    invalidHex: null,
    site: { contact: null, feedbackUrl: null },
    reportsLoads: false,
    ...options.page,
  };
  const session: Session = {
    status: options.sessionStatus ?? (user ? 'signed-in' : 'signed-out'),
    user,
  };
  const { shell, Connection } = createFakeShell({ locale, page, theme, session, hasPage });
  connectShell(shell);

  window.history.replaceState({ usr: state, key: 'first', idx: 0 }, '', path);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const result = render(
    <I18nextProvider i18n={createI18n({ locale, texts: textsOf(catalogues, locale) })}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Connection />
          <Routes>
            <Route path={pattern} element={ui} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { ...result, shell };
}

const TOKEN = 'token';

interface FakeShellStart {
  locale: Locale;
  page: PageData;
  theme: Theme;
  session: Session;
  hasPage: (path: string) => boolean;
}

function createFakeShell({ locale, page, hasPage, ...initial }: FakeShellStart) {
  const theme = createStore<Theme>()(() => initial.theme);
  const session = createStore<Session>()(() => initial.session);
  const pages = createStore<SitePages>()(() => ({ has: hasPage }));
  const enter = (next: Session) => act(() => session.setState(next, true));
  let go: ReturnType<typeof useNavigate> | null = null;
  let location: FakeShell['location'] = { pathname: '/', search: '', state: null };
  let unsavedWork = false;
  let devicesOpened = 0;
  const waiting: ((user: User | null) => void)[] = [];
  const answer = (user: User | null) => {
    waiting.splice(0).forEach((resolve) => resolve(user));
  };

  const shell: FakeShell = {
    locale,
    page,
    theme,
    session,
    pages,
    async requireLogin({ again = false } = {}) {
      const { user } = session.getState();
      return user && !again ? user : new Promise((resolve) => waiting.push(resolve));
    },
    async authorizedFetch(url, init) {
      const send = async () => {
        const signedIn = session.getState().user !== null;
        const headers = new Headers(init?.headers);
        if (signedIn) headers.set('authorization', `Bearer ${TOKEN}`);
        const response = await fetch(url, { ...init, headers });
        if (signedIn && response.status === 401) shell.expire();
        return response;
      };
      const memberId = session.getState().user?.id;
      const response = await send();
      const changes = (init?.method ?? 'GET') !== 'GET';
      // As in the shell, no sign-in dialog opens over a modal dialog of the page.
      const covered = document.querySelector('[data-aria-hidden="true"]') !== null;
      if (response.status !== 401 || memberId === undefined || !changes || covered) return response;
      return (await shell.requireLogin())?.id === memberId ? send() : response;
    },
    setCredits(credits) {
      const { status, user } = session.getState();
      if (user) enter({ status, user: { ...user, credits } });
    },
    setMember(member) {
      const { status, user } = session.getState();
      if (user?.id === member.id) enter({ status, user: member });
    },
    forgetSession: () => shell.signOut(),
    openDevices: () => void (devicesOpened += 1),
    setUnsavedWork: (unsaved) => void (unsavedWork = unsaved),
    toast: (options) => void shell.toasts.push(options),
    navigate(path, options) {
      shell.navigations.push({ path, options });
      void go?.(path, options);
    },
    setAccent: ({ hex }) => void shell.accents.push(hex),
    setTitle: (title) => void shell.titles.push(title),

    toasts: [],
    navigations: [],
    accents: [],
    titles: [],
    get devicesOpened() {
      return devicesOpened;
    },
    get unsavedWork() {
      return unsavedWork;
    },
    get loginsWaiting() {
      return waiting.length;
    },
    get location() {
      return location;
    },
    setTheme: (next) => act(() => theme.setState(next)),
    signIn(user) {
      enter({ status: 'signed-in', user });
      answer(user);
    },
    signOut: () => enter({ status: 'signed-out', user: null }),
    expire: () => enter({ status: 'signed-out', user: null, expired: true }),
    closeSignIn: () => answer(null),
  };

  function Connection() {
    const navigate = useNavigate();
    const { pathname, search, state } = useLocation();
    useLayoutEffect(() => {
      go = navigate;
      location = { pathname, search, state };
    });
    return null;
  }
  return { shell, Connection };
}

const textsOf = (catalogues: NonNullable<RenderInShellOptions['catalogues']>, locale: Locale) =>
  Object.fromEntries(Object.entries(catalogues).map(([namespace, texts]) => [namespace, texts[locale]]));
