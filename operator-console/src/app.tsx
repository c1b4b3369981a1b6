import type { OperatorSession } from '@danqing/contracts/operators';
import type { OperatorOverview } from '@danqing/contracts/releases';
import { Button, Note } from '@danqing/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { createOperatorApi, type OperatorApi } from './api/operator-api.ts';
import { Refusal } from './api/refusal.ts';
import { useLanguage } from './language/language.ts';
import { Console } from './overview/console.tsx';
import { CodeDialog } from './session/code-dialog.tsx';
import { SignIn, signInFailure } from './session/sign-in.tsx';
import { useCodeRequest } from './session/use-code-request.ts';
import styles from './session/sign-in.module.css';

type Stage =
  | { at: 'sign-in'; notice: string | null }
  | { at: 'entering'; api: OperatorApi; failure: string | null }
  | { at: 'console'; api: OperatorApi; session: OperatorSession; overview: OperatorOverview };

/**
 * Renders the console: signed out, signing in or working. The server writes `pageToken` into the page of a
 * live session. It stays in memory and authenticates calls together with the HttpOnly cookie.
 */
export function App({ basePath, pageToken }: { basePath: string; pageToken: string | null }) {
  const { t } = useLanguage();
  const { askForCode, answer } = useCodeRequest();
  const open = useCallback(
    (token: string) => createOperatorApi(basePath, { pageToken: token, askForCode }),
    [basePath, askForCode],
  );
  const [stage, setStage] = useState<Stage>(() =>
    pageToken === null
      ? { at: 'sign-in', notice: null }
      : { at: 'entering', api: open(pageToken), failure: null },
  );
  const leave = useCallback((notice: string | null) => setStage({ at: 'sign-in', notice }), []);
  const entering = stage.at === 'entering' && stage.failure === null ? stage.api : null;
  useEffect(() => {
    if (!entering) return;
    const stop = new AbortController();
    Promise.all([entering.session(stop.signal), entering.overview(stop.signal)]).then(
      ([session, overview]) => setStage({ at: 'console', api: entering, session, overview }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        if (error instanceof Refusal && error.status === 401) leave(t.signIn.expired);
        else setStage({ at: 'entering', api: entering, failure: signInFailure(error, t) });
      },
    );
    return () => stop.abort();
  }, [entering, leave, t]);
  const signOut = async (api: OperatorApi) => {
    try {
      await api.signOut();
      leave(null);
    } catch (error) {
      leave(error instanceof Refusal && error.status === 401 ? null : t.signIn.notEnded);
    }
  };

  switch (stage.at) {
    case 'sign-in':
      return (
        <SignIn
          basePath={basePath}
          notice={stage.notice}
          onSignedIn={(signedIn) =>
            setStage({ at: 'entering', api: open(signedIn.pageToken), failure: null })
          }
        />
      );
    case 'entering':
      return (
        <main className={styles.page}>
          {stage.failure === null ? (
            <p role="status">{t.loading}</p>
          ) : (
            <div className={styles.form}>
              <h1>{t.title}</h1>
              <Note tone="danger">{stage.failure}</Note>
              <Button variant="primary" onClick={() => setStage({ ...stage, failure: null })}>
                {t.retry}
              </Button>
              <Button onClick={() => void signOut(stage.api)}>{t.signOut}</Button>
            </div>
          )}
        </main>
      );
    case 'console':
      return (
        <>
          <Console
            api={stage.api}
            first={stage.overview}
            session={stage.session}
            onSignOut={() => void signOut(stage.api)}
            onExpired={() => leave(t.signIn.expired)}
          />
          {answer && (
            <CodeDialog
              confirm={async (code) => {
                await stage.api.confirm(code);
              }}
              onDone={() => answer(true)}
              onClose={() => answer(false)}
            />
          )}
        </>
      );
  }
}
