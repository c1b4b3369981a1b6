import type { OperatorSignedIn } from '@danqing/contracts/operators';
import { Button, Note, TextField } from '@danqing/ui-kit';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { signIn } from '../api/operator-api.ts';
import { Refusal } from '../api/refusal.ts';
import { useLanguage } from '../language/language.ts';
import type { Texts } from '../language/texts.zh.ts';
import styles from './sign-in.module.css';

export function signInFailure(error: unknown, t: Texts): string {
  if (!(error instanceof Refusal)) return t.signIn.unreachable;
  if (error.status === 401) return t.signIn.wrongToken;
  if (error.status === 429) return t.signIn.tooMany(error.retryAfterSeconds);
  return error.message;
}

/** Exchanges a token and an optional second-factor code for a session. Stores neither. */
export function SignIn({
  basePath,
  notice,
  onSignedIn,
}: {
  basePath: string;
  notice: string | null;
  onSignedIn: (session: OperatorSignedIn) => void;
}) {
  const { t } = useLanguage();
  const [token, setToken] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(notice);
  const form = useRef<HTMLFormElement>(null);
  // A header cannot carry other characters, so a token that contains any counts as missing.
  const tokenMissing = !/^[\x21-\x7e]+$/.test(token.trim());
  const codeMissing = code !== null && code.trim() === '';
  const asksForCode = code !== null;

  useEffect(() => {
    if (asksForCode) form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus();
  }, [asksForCode]);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (pending) return;
    setTried(true);
    if (tokenMissing || codeMissing) {
      form.current?.querySelector<HTMLInputElement>(tokenMissing ? '[name=token]' : '[name=code]')?.focus();
      return;
    }
    setPending(true);
    setFailure(null);
    try {
      onSignedIn(
        await signIn(basePath, { token: token.trim(), ...(code !== null && { code: code.trim() }) }),
      );
    } catch (error) {
      setPending(false);
      if (error instanceof Refusal && error.code === 'OPERATOR_CODE_REQUIRED') {
        setTried(false);
        setCode('');
      } else setFailure(signInFailure(error, t));
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
        {code !== null && (
          <TextField
            label={t.code.label}
            hint={t.code.hint}
            error={tried && codeMissing ? t.code.missing : undefined}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <Button type="submit" variant="primary" disabled={pending}>
          {pending ? t.signIn.pending : t.signIn.submit}
        </Button>
      </form>
    </main>
  );
}
