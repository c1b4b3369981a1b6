import { matchRoute } from '@danqing/contracts/releases';
import type { ShellApi, SitePages } from '@danqing/shell-sdk';
import { createStore } from 'zustand';
import type { AssignedReleases } from './releases/tab-releases.ts';
import type { RouterConnection } from './router-connection.tsx';
import type { Shell } from './stores/shell-context.ts';

/** Creates the API behind shell-sdk. `@danqing/shell-sdk/testing` must offer the same API. */
export function createShellApi(shell: Shell, router: RouterConnection): ShellApi {
  const { locale, page, theme, session, signIn, devices, unsavedWork, toasts, accent, announcer } = shell;
  const pages = createStore<SitePages>()(() => pagesOf(shell.releases.getState()));
  shell.releases.subscribe((taken, before) => {
    if (taken.pages !== before.pages) pages.setState(pagesOf(taken), true);
  });
  return {
    locale,
    page,
    theme,
    session,
    pages,
    requireLogin: signIn.requireLogin,
    authorizedFetch: session.authorizedFetch,
    setCredits: session.setCredits,
    setMember: session.setMember,
    forgetSession: session.signOutLocally,
    openDevices: devices.open,
    setUnsavedWork: unsavedWork.set,
    toast: (options) => void toasts.show(options),
    navigate: router.navigate,
    setAccent: accent.set,
    setTitle(title) {
      document.title = title;
      announcer.titleChanged(title);
    },
  };
}

const pagesOf = ({ pages }: AssignedReleases): SitePages => ({
  has: (path) => matchRoute(pages, path) !== null,
});
