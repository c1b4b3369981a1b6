import type { ShellApi } from '@danqing/shell-sdk';
import type { RouterConnection } from './router-connection.tsx';
import type { Shell } from './stores/shell-context.ts';

/** What areas reach through shell-sdk. `@danqing/shell-sdk/testing` must offer the same. */
export function createShellApi(shell: Shell, router: RouterConnection): ShellApi {
  const { locale, page, theme, session, signIn, unsavedWork, toasts, accent, announcer } = shell;
  return {
    locale,
    page,
    theme,
    session,
    requireLogin: signIn.requireLogin,
    authorizedFetch: session.authorizedFetch,
    setCredits: session.setCredits,
    setUnsavedWork: unsavedWork.set,
    toast: toasts.show,
    navigate: router.navigate,
    setAccent: accent.set,
    setTitle(title) {
      document.title = title;
      announcer.titleChanged(title);
    },
  };
}
