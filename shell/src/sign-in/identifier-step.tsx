import type { IdentifierType } from '@danqing/contracts/identity';
import { withLocale } from '@danqing/contracts/locale';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Checkbox, Note, Segments, TextField } from '@danqing/ui-kit';
import Mail from '@danqing/ui-kit/icons/mail';
import Phone from '@danqing/ui-kit/icons/phone';
import { useState, type FormEvent } from 'react';
import { useShell } from '../stores/shell-context.ts';
import { CloseButton } from './close-button.tsx';
import { ExpiredNote } from './expired-note.tsx';
import { justSent, recentCode, type SentCode } from './sent-code.ts';
import { failureText, sendCode, type Identifier } from './sign-in-api.ts';
import styles from './sign-in.module.css';
import { isPlausible, useIdentifierCheck } from './use-identifier-check.ts';
import { useUnmountSignal } from './use-unmount-signal.ts';

const METHODS = {
  email: {
    type: 'email',
    name: 'login.email.name',
    label: 'login.email.label',
    unknown: 'login.email.unknown',
    invalid: 'login.errors.invalidEmail',
  },
  phone: {
    type: 'tel',
    name: 'login.phone.name',
    label: 'login.phone.label',
    unknown: 'login.phone.unknown',
    invalid: 'login.errors.invalidPhone',
  },
} as const;

export interface IdentifierStepProps {
  method: IdentifierType;
  onMethodChange: (method: IdentifierType) => void;
  /** Called when a code has been sent, now or recently. */
  onSent: (code: SentCode) => void;
}

export function IdentifierStep({ method, onMethodChange, onSent }: IdentifierStepProps) {
  const { page } = useShell();
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ email: '', phone: '' });
  const [agreed, setAgreed] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [working, setWorking] = useState(false);
  const unmountSignal = useUnmountSignal();
  const texts = METHODS[method];
  const identifier: Identifier = { identifier: typed[method].trim(), identifier_type: method };
  const { exists, check } = useIdentifierCheck(identifier);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (!isPlausible(identifier)) return setError(t(texts.invalid));
    const recent = recentCode(identifier);
    if (recent) return onSent(recent);
    setSending(true);
    setError(null);
    try {
      if (!(await check()) && !agreed) return setError(t('login.errors.agreeTerms'));
      await sendCode(identifier, page.basePath, unmountSignal(), () => setWorking(true));
      onSent(justSent(identifier));
    } catch (failure) {
      if (unmountSignal().aborted) return;
      setError(failureText(failure, t('login.errors.sendOtp'), t('login.errors.server')));
    } finally {
      setSending(false);
      setWorking(false);
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.top}>
        <Segments
          label={t('login.method')}
          value={method}
          onChange={(next) => {
            onMethodChange(next);
            setError(null);
          }}
          options={[
            { value: 'email', label: <Method Icon={Mail} text={t(METHODS.email.name)} /> },
            { value: 'phone', label: <Method Icon={Phone} text={t(METHODS.phone.name)} /> },
          ]}
        />
        <CloseButton />
      </div>
      <ExpiredNote />
      <h3 className={styles.heading}>{t('login.identifierHeading')}</h3>
      <p className={styles.lead}>{t('login.identifierLead')}</p>
      <TextField
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a modal dialog takes the focus, and this is its main field
        autoFocus
        large
        required
        label={t(texts.label)}
        type={texts.type}
        autoComplete={texts.type}
        autoCapitalize="off"
        spellCheck={false}
        value={typed[method]}
        onChange={(event) => {
          setTyped({ ...typed, [method]: event.currentTarget.value });
          setError(null);
        }}
      />
      <div role="status" className={styles.notice}>
        {working && <Note tone="accent">{t('login.working')}</Note>}
        {!working && exists !== null && (
          <Note tone="accent">{t(exists ? 'login.known' : texts.unknown)}</Note>
        )}
      </div>
      {exists === false && (
        <Checkbox
          checked={agreed}
          onChange={(event) => {
            setAgreed(event.currentTarget.checked);
            setError(null);
          }}
        >
          <Trans
            t={t}
            i18nKey="login.agree"
            components={{
              terms: <LegalLink document="terms" />,
              privacy: <LegalLink document="privacy" />,
            }}
          />
        </Checkbox>
      )}
      {error && <Note tone="danger">{error}</Note>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className={styles.submit}
        aria-disabled={sending || undefined}
      >
        {t(sending ? 'login.sending' : 'login.send')}
      </Button>
    </form>
  );
}

function Method({ Icon, text }: { Icon: typeof Mail; text: string }) {
  return (
    <>
      <Icon size={15} aria-hidden="true" />
      {text}
    </>
  );
}

/** Opens in a new tab, so that the dialog keeps its input. `Trans` inserts the text. */
function LegalLink({ document, children }: { document: 'terms' | 'privacy'; children?: string }) {
  const { page, locale } = useShell();
  const href = `${page.basePath.slice(0, -1)}${withLocale(locale, `/legal/${document}.html`)}`;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
