import { LOCALES, matchRoute, withLocale, type ActiveArea, type InlinedPage } from '@danqing/contracts';
import { addCatalogue, createI18n } from '@danqing/i18n';
import { connectShell } from '@danqing/shell-sdk';
import { I18nextProvider } from '@danqing/shell-sdk/i18n';
import { QueryClient, QueryClientProvider } from '@danqing/shell-sdk/query';
import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createAccentStore } from './accent/accent-store.ts';
import { App } from './app.tsx';
import { areaFiles, preloadFiles, refreshFiles } from './areas/area-files.ts';
import { createAreaLoader } from './areas/area-loader.ts';
import type { LoadContainer } from './areas/container.ts';
import { createAnnouncer } from './frame/announcer.ts';
import { followLanguage, startLanguage } from './language/language.ts';
import { feedbackCatalogues } from './feedback/index.ts';
import { footerCatalogues } from './footer/catalogues.ts';
import en from './locales/en.json';
import ja from './locales/ja.json';
import zh from './locales/zh.json';
import { splitPlace } from './page.ts';
import { ConnectRouter, createRouterConnection } from './router-connection.tsx';
import { createSessionStore } from './session/session-store.ts';
import { createUnsavedWork } from './session/unsaved-work.ts';
import { createShellApi } from './shell-api.ts';
import { ShellProvider, type Shell } from './shell-context.ts';
import { createSignInStore } from './sign-in/sign-in-store.ts';
import { createThemeStore } from './theme/theme-store.ts';
import { createToastStore } from './toasts/toast-store.ts';

/**
 * Puts the shell together: its stores, what areas may ask of it, and the tree to render. Starts loading the area
 * of the page at once, because its files are the longest wait.
 */
export function createSite(
  { document: releases, data: page }: InlinedPage,
  load: LoadContainer,
): ReactElement {
  const { basePath } = page;
  const place = splitPlace(location.pathname, basePath);
  const locale = startLanguage(basePath, page.locale);
  const i18n = createI18n({
    locale,
    resources: { shell: { zh, en, ja }, footer: footerCatalogues, feedback: feedbackCatalogues },
  });
  const pages = [releases.shell, ...releases.areas];
  const filesOf = (area: ActiveArea) => areaFiles(area, basePath);
  const toasts = createToastStore();
  const session = createSessionStore({
    basePath,
    onExpired: () => toasts.show({ message: i18n.t('session.expired'), variant: 'info', duration: 3000 }),
    goHome: () => location.assign(`${basePath.slice(0, -1)}${withLocale(locale, '/')}`),
  });

  const shell: Shell = {
    releases,
    page,
    locale,
    theme: createThemeStore(),
    session,
    signIn: createSignInStore(session),
    unsavedWork: createUnsavedWork(),
    accent: createAccentStore(page.color),
    toasts,
    announcer: createAnnouncer(),
    pages,
    areas: createAreaLoader({
      load(area) {
        if (area === releases.shell) return import('./pages/own-pages.tsx').then((module) => module.ownPages);
        preloadFiles(filesOf(area));
        return load(area);
      },
      refresh: (area) => refreshFiles(filesOf(area)),
      onLoaded(area, { locales }) {
        const namespace = area === releases.shell ? 'legal' : area.area;
        for (const language of LOCALES) addCatalogue(i18n, namespace, language, locales[language]);
      },
    }),
    preload(path) {
      const area = matchRoute(pages, path)?.area;
      if (area && area !== releases.shell) preloadFiles(filesOf(area));
    },
  };
  const router = createRouterConnection();
  connectShell(createShellApi(shell, router));
  followLanguage(locale, basePath, () => !shell.unsavedWork.get() && !shell.signIn.get());
  const first = matchRoute(pages, place.path);
  if (first) shell.areas.start(first.area);

  // One retry: what does not come is soon said to be missing, and can be asked for again by hand.
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1 } } });

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
