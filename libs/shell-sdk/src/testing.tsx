import type { Locale, PageData } from '@danqing/contracts';
import { createI18n, type Catalogue } from '@danqing/i18n';
import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider } from './i18n.ts';
import { QueryClient, QueryClientProvider } from './query.ts';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from './router.ts';
import { connectShell, type NavigateOptions, type ShellApi, type Theme, type ToastOptions } from './shell.ts';

export interface RenderInShellOptions {
  /** Default `zh`. */
  locale?: Locale;
  /** Namespace → texts of every language, as an area gives them to `defineArea`. */
  catalogues?: Readonly<Record<string, Readonly<Record<Locale, Catalogue>>>>;
  /** What the server knew; the rest is a page about 朱红's hex. */
  page?: Partial<PageData>;
  /** Where the visitor is; default `/`. */
  path?: string;
  /** Navigation state of that place. */
  state?: unknown;
  /** Route pattern of the component, for `useParams`; default: every path. */
  pattern?: string;
  /** Default `light`. */
  theme?: Theme;
}

/** What the area asked of the shell, in order. */
export interface FakeShell extends ShellApi {
  readonly toasts: ToastOptions[];
  readonly navigations: { path: string; options?: NavigateOptions }[];
  readonly accents: string[];
  readonly titles: string[];
  /** Path, query and state of the router now. */
  readonly location: { pathname: string; search: string; state: unknown };
  setTheme(theme: Theme): void;
}

/**
 * Renders a part of an area as it would stand in the shell: connected to a shell that records what is asked
 * of it and really navigates, with router, query cache and texts. Removes what an earlier call rendered.
 */
export function renderInShell(
  ui: ReactNode,
  options: RenderInShellOptions = {},
): RenderResult & { shell: FakeShell } {
  cleanup();
  const { locale = 'zh', catalogues = {}, path = '/', state, pattern = '*', theme = 'light' } = options;
  const page: PageData = {
    basePath: '/',
    locale,
    status: 200,
    color: { hex: '#ED5126' },
    search: null,
    invalidHex: null,
    ...options.page,
  };
  const { shell, Connection } = createFakeShell(locale, page, theme);
  connectShell(shell);

  const url = new URL(path, 'http://localhost');
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const result = render(
    <I18nextProvider i18n={createI18n({ locale, resources: catalogues })}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter
          initialEntries={[{ pathname: url.pathname, search: url.search, hash: url.hash, state }]}
        >
          <Connection />
          <Routes>
            <Route path={pattern} element={ui} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { ...result, shell };
}

function createFakeShell(locale: Locale, page: PageData, initialTheme: Theme) {
  let theme = initialTheme;
  let go: ReturnType<typeof useNavigate> | null = null;
  let location: FakeShell['location'] = { pathname: '/', search: '', state: null };
  const listeners = new Set<() => void>();

  const shell: FakeShell = {
    locale,
    page,
    theme: {
      get: () => theme,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    toasts: [],
    navigations: [],
    accents: [],
    titles: [],
    get location() {
      return location;
    },
    toast: (options) => void shell.toasts.push(options),
    navigate(path, options) {
      shell.navigations.push({ path, options });
      void go?.(path, options);
    },
    setAccent: (hex) => void shell.accents.push(hex),
    setTitle: (title) => void shell.titles.push(title),
    setTheme(next) {
      theme = next;
      act(() => listeners.forEach((listener) => listener()));
    },
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
