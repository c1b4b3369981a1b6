import { isRetryable } from '@danqing/api-client';
import { withLocale, type Locale } from '@danqing/contracts/locale';
import { matchRoute, type ActiveArea } from '@danqing/contracts/releases';
import { createI18n, setCatalogue } from '@danqing/i18n';
import { connectShell } from '@danqing/shell-sdk';
import { I18nextProvider } from '@danqing/shell-sdk/i18n';
import { onlineManager, QueryClient, QueryClientProvider } from '@danqing/shell-sdk/query';
import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createAccentStore } from './stores/accent-store.ts';
import { App } from './app.tsx';
import { areaFiles, knownFiles, preloadFiles, refreshFiles } from './areas/area-files.ts';
import { createAreaLoader } from './areas/area-loader.ts';
import type { LoadContainer } from './areas/container.ts';
import { createDevicesStore } from './stores/devices-store.ts';
import { createAnnouncer } from './stores/announcer.ts';
import { createMountWatch } from './mount-watch/mount-watch.ts';
import { withTexts, type LoadedArea } from './areas/loaded-area.ts';
import { followLanguage } from './language/language.ts';
import { legalCatalogues } from './legal/catalogues.ts';
import { splitPlace, type ShellPage } from './browser/page.ts';
import { fitsContract } from './releases/fits-contract.ts';
import { createLoadReports } from './releases/load-reports.ts';
import { createIndexReader } from './releases/document-index.ts';
import { createReleaseStore } from './releases/release-store.ts';
import { createTabReleases } from './releases/tab-releases.ts';
import { ConnectRouter, createRouterConnection } from './router-connection.tsx';
import { createExpiryNotice } from './stores/expiry-notice.ts';
import { createSessionStore } from './session/session-store.ts';
import { createUnsavedWork } from './session/unsaved-work.ts';
import { createShellApi } from './shell-api.ts';
import { ShellProvider, type Shell } from './stores/shell-context.ts';
import { createSignInStore } from './session/sign-in-store.ts';
import type { ShellTexts } from './texts/load-texts.ts';
import { createThemeStore } from './stores/theme-store.ts';
import { createToastStore } from './stores/toast-store.ts';

export interface SiteLanguage {
  locale: Locale;
  texts: ShellTexts;
}

/**
 * Creates the stores of the shell, its API for areas and the tree to render. Starts loading the area of the
 * page at once, because its files take longest.
 */
export function createSite(
  inlined: ShellPage,
  { locale, texts }: SiteLanguage,
  load: LoadContainer,
): ReactElement {
  // Created first, so that the asynchronous signature verification starts at once.
  const page = inlined.data;
  const { basePath } = page;
  const documents = createReleaseStore(inlined, createIndexReader(basePath));
  const place = splitPlace(location.pathname, basePath);
  const i18n = createI18n({ locale, texts });
  const releases = createTabReleases(documents);
  const loads = createLoadReports();
  const mounts = createMountWatch(inlined);
  const isOwn = (area: ActiveArea) => area.area === inlined.document.shell.area;
  const preload = (area: ActiveArea) => preloadFiles(areaFiles(area, basePath, locale));
  const refresh = (area: ActiveArea, error?: unknown) => refreshFiles(knownFiles(area, basePath, error));
  /**
   * Throws if the release does not fit the shell's contract, because operators can force a release past the
   * gate. Accepts fallbacks, which the document does not list and the server has checked.
   */
  const refuseUnfit = ({ release }: ActiveArea) => {
    const { shell, areas } = documents.getState();
    const asked = areas.find((area) => area.release === release)?.manifest.contract;
    const { contract } = shell.manifest;
    if (asked !== undefined && !fitsContract(asked, contract))
      throw new Error(`contract ${contract} of the shell does not satisfy ${asked}`);
  };
  const toasts = createToastStore();
  const session = createSessionStore({
    basePath,
    onExpired: () => expiry.show(),
    // Resolves with null while another dialog covers the page. Dialogs of different builds would compete for
    // the focus.
    requireLogin: async () => (signIn.getState() || !isPageCovered() ? signIn.requireLogin() : null),
    goHome: () => location.assign(`${basePath.slice(0, -1)}${withLocale(locale, '/')}`),
  });
  const signIn = createSignInStore(session);
  const expiry = createExpiryNotice({ session, signIn, toasts, i18n });

  const shell: Shell = {
    documents,
    releases,
    areas: createAreaLoader({
      async load(area) {
        if (isOwn(area)) return loadOwnPages(locale);
        refuseUnfit(area);
        preload(area);
        await Promise.all([documents.trusted(), mounts.begin(area)]);
        return withTexts(area.area, await load(area), locale);
      },
      refresh,
      report: loads.add,
      mounts,
    }),
    mounts,
    loads,
    page,
    locale,
    theme: createThemeStore(),
    session,
    signIn,
    devices: createDevicesStore(session),
    unsavedWork: createUnsavedWork(),
    accent: createAccentStore(page.color, basePath),
    toasts,
    announcer: createAnnouncer(),
    preload(path) {
      const preloadFound = () => {
        const area = matchRoute(releases.getState().pages, path)?.area;
        if (area && !isOwn(area) && !area.killed) preload(area);
        return area !== undefined;
      };
      if (!preloadFound() && documents.getState().index)
        void documents.complete().then(preloadFound, () => undefined);
    },
    refresh,
    showTexts({ texts }) {
      for (const [namespace, catalogue] of Object.entries(texts)) setCatalogue(i18n, namespace, catalogue);
    },
  };
  const router = createRouterConnection();
  connectShell(createShellApi(shell, router));
  followLanguage(locale, basePath, () => !shell.unsavedWork.getState() && !shell.signIn.getState());
  const first = matchRoute(releases.getState().pages, place.path)?.area;
  if (first && !first.killed) shell.areas.start(first);

  // In a page that was opened offline, `onlineManager` assumes that it is online. It would then ignore the
  // event when the network returns.
  onlineManager.setOnline(navigator.onLine);
  // One retry, and none after a rejection, so that a failure is shown soon and can be retried by hand.
  // Offline requests fail at once and are refetched when the network returns.
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && isRetryable(error),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  // Refetches the queries that failed with the expired token.
  session.subscribe(({ status }, { expired }) => {
    if (status === 'signed-in' && expired) void queryClient.invalidateQueries();
  });

  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={place.basename}>
          <ConnectRouter connection={router} />
          <ShellProvider value={shell}>
            <App />
          </ShellProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

/**
 * Returns true while a modal dialog or menu is open, because Radix then hides the rest of the page from
 * assistive technology.
 */
const isPageCovered = () => document.querySelector('[data-aria-hidden="true"]') !== null;

async function loadOwnPages(locale: Locale): Promise<LoadedArea> {
  const [{ ownPages }, { default: legal }] = await Promise.all([
    import('./pages/own-pages.tsx'),
    legalCatalogues[locale](),
  ]);
  return { routes: ownPages, texts: { legal } };
}
