import type { OperatorOverview } from '@danqing/contracts';
import { Button, Note } from '@danqing/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { createOperatorApi, type Credentials, type OperatorApi } from './api/operator-api.ts';
import { Refusal } from './api/refusal.ts';
import { useLanguage } from './language/language.ts';
import { Console } from './overview/console.tsx';
import { forgetCredentials, keepCredentials, lastName, readCredentials } from './session/credentials.ts';
import { SignIn, signInFailure } from './session/sign-in.tsx';
import styles from './session/sign-in.module.css';

type Stage =
  | { at: 'sign-in'; notice: string | null }
  | { at: 'returning'; credentials: Credentials; failure: string | null }
  | { at: 'console'; credentials: Credentials; api: OperatorApi; overview: OperatorOverview };

/** The console: signed out, coming back with what this tab has kept, or at work. */
export function App({ basePath }: { basePath: string }) {
  const { t } = useLanguage();
  const [stage, setStage] = useState<Stage>(() => {
    const credentials = readCredentials();
    return credentials ? { at: 'returning', credentials, failure: null } : { at: 'sign-in', notice: null };
  });
  const enter = useCallback(
    (credentials: Credentials, overview: OperatorOverview) => {
      keepCredentials(credentials);
      setStage({ at: 'console', credentials, api: createOperatorApi(basePath, credentials), overview });
    },
    [basePath],
  );
  const leave = useCallback((notice: string | null) => {
    forgetCredentials();
    setStage({ at: 'sign-in', notice });
  }, []);
  const returning = stage.at === 'returning' && stage.failure === null ? stage.credentials : null;
  useEffect(() => {
    if (!returning) return;
    const stop = new AbortController();
    createOperatorApi(basePath, returning)
      .overview(stop.signal)
      .then(
        (overview) => enter(returning, overview),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          if (error instanceof Refusal && error.status === 401) leave(t.signIn.expired);
          else setStage({ at: 'returning', credentials: returning, failure: signInFailure(error, t) });
        },
      );
    return () => stop.abort();
  }, [basePath, returning, enter, leave, t]);

  switch (stage.at) {
    case 'sign-in':
      return <SignIn basePath={basePath} lastName={lastName()} notice={stage.notice} onSignedIn={enter} />;
    case 'returning':
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
              <Button onClick={() => leave(null)}>{t.signOut}</Button>
            </div>
          )}
        </main>
      );
    case 'console':
      return (
        <Console
          api={stage.api}
          first={stage.overview}
          name={stage.credentials.name}
          onSignOut={() => leave(null)}
          onExpired={() => leave(t.signIn.expired)}
        />
      );
  }
}
