import { TEXT_LINE, type OperatorOverview } from '@danqing/contracts';
import { Button, Note, TextField } from '@danqing/ui-kit';
import { useRef, useState, type SubmitEvent } from 'react';
import { createOperatorApi, type Credentials } from '../api/operator-api.ts';
import { Refusal } from '../api/refusal.ts';
import { useLanguage } from '../language/language.ts';
import type { Texts } from '../language/texts.ts';
import styles from './sign-in.module.css';

const LONGEST_NAME = 60;

/** Why an operator cannot get in, in a sentence. */
export function signInFailure(error: unknown, t: Texts): string {
  if (!(error instanceof Refusal)) return t.signIn.unreachable;
  if (error.status === 401) return t.signIn.wrongToken;
  if (error.status === 429) return t.signIn.tooMany(error.retryAfterSeconds);
  return error.message;
}

/** Token and name; lets in whoever the server answers. */
export function SignIn({
  basePath,
  lastName,
  notice,
  onSignedIn,
}: {
  basePath: string;
  lastName: string;
  notice: string | null;
  onSignedIn: (credentials: Credentials, overview: OperatorOverview) => void;
}) {
  const { t } = useLanguage();
  const [token, setToken] = useState('');
  const [name, setName] = useState(lastName);
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(notice);
  const form = useRef<HTMLFormElement>(null);
  const credentials = { token: token.trim(), name: name.trim() };
  // What no header can carry is no token.
  const tokenMissing = !/^[\x21-\x7e]+$/.test(credentials.token);
  const nameMissing =
    credentials.name === '' ||
    [...credentials.name].length > LONGEST_NAME ||
    !TEXT_LINE.test(credentials.name);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (pending) return;
    setTried(true);
    if (tokenMissing || nameMissing) {
      form.current
        ?.querySelector<HTMLInputElement>(tokenMissing ? '[name=token]' : '[name=operator]')
        ?.focus();
      return;
    }
    setPending(true);
    setFailure(null);
    try {
      onSignedIn(credentials, await createOperatorApi(basePath, credentials).overview());
    } catch (error) {
      setFailure(signInFailure(error, t));
      setPending(false);
    }
  };

  return (
    <main className={styles.page}>
      <form ref={form} className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        <h1>{t.signIn.title}</h1>
        <p>{t.signIn.lead}</p>
        {failure && <Note tone="danger">{failure}</Note>}
        <TextField
          label={t.signIn.token}
          hint={t.signIn.tokenHint}
          error={tried && tokenMissing ? t.signIn.missingToken : undefined}
          type="password"
          name="token"
          autoComplete="off"
          spellCheck={false}
          value={token}
          onChange={(event) => setToken(event.target.value)}
        />
        <TextField
          label={t.signIn.name}
          hint={t.signIn.nameHint}
          error={tried && nameMissing ? t.signIn.missingName : undefined}
          name="operator"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="primary" disabled={pending}>
          {pending ? t.signIn.pending : t.signIn.submit}
        </Button>
      </form>
    </main>
  );
}
