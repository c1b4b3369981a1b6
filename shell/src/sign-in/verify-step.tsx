import { ApiError } from '@danqing/api-client';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, CodeField, Note } from '@danqing/ui-kit';
import ArrowLeft from '@danqing/ui-kit/icons/arrow-left';
import { useRef, useState, type FormEvent } from 'react';
import { useShell } from '../stores/shell-context.ts';
import { CloseButton } from './close-button.tsx';
import { ExpiredNote } from './expired-note.tsx';
import { justSent, storeSentCode, type SentCode } from './sent-code.ts';
import { failureText, sendCode, verifyCode } from './sign-in-api.ts';
import styles from './sign-in.module.css';
import { useCountdown } from './use-countdown.ts';
import { useUnmountSignal } from './use-unmount-signal.ts';

/** Specification part 1 §9. */
export const CODE_LENGTH = 6;

/** Milliseconds to read that the account will be deleted, and to follow the link. */
const ERASING_MS = 12_000;

const NOT_RECEIVED = { email: 'login.email.notReceived', phone: 'login.phone.notReceived' } as const;

export interface VerifyStepProps {
  sent: SentCode;
  /** Called when another code was sent, or when the time of the next request changed. */
  onSent: (code: SentCode) => void;
  onBack: () => void;
}

export function VerifyStep({ sent, onSent, onBack }: VerifyStepProps) {
  const { page, session, toasts } = useShell();
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<'verifying' | 'sending' | null>(null);
  const [working, setWorking] = useState(false);
  const { identifier, identifier_type } = sent;
  const secondsLeft = useCountdown(sent.resendAt);
  const field = useRef<HTMLInputElement>(null);
  const unmountSignal = useUnmountSignal();

  const run = async (kind: 'verifying' | 'sending', fallback: string, action: () => Promise<void>) => {
    setBusy(kind);
    setError(null);
    try {
      await action();
    } catch (failure) {
      if (unmountSignal().aborted) return;
      setError(failureText(failure, fallback, t('login.errors.server')));
      const wait = failure instanceof ApiError && kind === 'sending' && failure.retryAfterSeconds;
      if (wait) onSent({ ...sent, resendAt: Date.now() + wait * 1000 });
      // Selects the rejected code, so that the next input replaces it. The focused button may be gone.
      field.current?.focus();
      field.current?.select();
    } finally {
      setBusy(null);
      setWorking(false);
    }
  };
  const verify = (otp: string) =>
    run('verifying', t('login.errors.invalidOtp'), async () => {
      const { token, user } = await verifyCode(
        { identifier, identifier_type, otp },
        page.basePath,
        unmountSignal(),
      );
      storeSentCode(null);
      session.signIn(token, user);
      if (user.erases_at !== undefined)
        toasts.show({
          message: t('login.erasing'),
          variant: 'info',
          duration: ERASING_MS,
          action: { label: t('login.keepAccount'), path: '/users/profile' },
        });
    });
  const resend = () =>
    run('sending', t('login.errors.sendOtp'), async () => {
      await sendCode({ identifier, identifier_type }, page.basePath, unmountSignal(), () => setWorking(true));
      setCode('');
      onSent(justSent(sent));
      // The countdown replaces the focused button.
      field.current?.focus();
    });

  const change = (next: string) => {
    if (busy === 'verifying') return;
    setCode(next);
    setError(null);
    if (next.length === CODE_LENGTH) void verify(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (code.length === CODE_LENGTH) void verify(code);
    else setError(t('login.errors.invalidOtp'));
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.top}>
        <Button variant="quiet" className={styles.back} onClick={onBack}>
          <ArrowLeft size={17} aria-hidden="true" />
          {t('login.back')}
        </Button>
        <CloseButton />
      </div>
      <ExpiredNote />
      <h3 className={styles.heading}>{t('login.codeHeading')}</h3>
      <p className={styles.lead}>{t('login.sentTo', { identifier })}</p>
      <CodeField
        ref={field}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone, and this is the only field
        autoFocus
        required
        label={t('login.code')}
        length={CODE_LENGTH}
        value={code}
        onChange={change}
        invalid={error !== null}
      />
      {error && <Note tone="danger">{error}</Note>}
      <div role="status">{working && <Note tone="accent">{t('login.working')}</Note>}</div>
      <div className={styles.resend}>
        <span>{t(NOT_RECEIVED[identifier_type])}</span>
        {secondsLeft > 0 ? (
          <span className="num">{t('login.resendIn', { seconds: secondsLeft })}</span>
        ) : (
          <button
            type="button"
            className={styles.link}
            aria-disabled={busy !== null || undefined}
            onClick={() => busy === null && void resend()}
          >
            {t('login.resend')}
          </button>
        )}
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className={styles.submit}
        aria-disabled={busy === 'verifying' || undefined}
      >
        {t(busy === 'verifying' ? 'login.verifying' : 'login.verify')}
      </Button>
    </form>
  );
}
