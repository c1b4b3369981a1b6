import type { IdentifierType } from '@danqing/contracts/identity';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Dialog, DialogContent, DialogTitle } from '@danqing/ui-kit';
import { useState } from 'react';
import { useShell } from '../stores/shell-context.ts';
import { EXPIRED_NOTE_ID, useExpired } from './expired-note.tsx';
import { IdentifierStep } from './identifier-step.tsx';
import { readSentCode, storeSentCode, type SentCode } from './sent-code.ts';
import styles from './sign-in.module.css';
import { VerifyStep } from './verify-step.tsx';

const STEPS = ['一', '二'] as const;

export function SignInDialog({ open }: { open: boolean }) {
  const { signIn } = useShell();
  const expired = useExpired();
  const returnFocus = (event: Event) => {
    event.preventDefault();
    // The action that required the sign-in may have moved the focus already.
    if (document.activeElement !== document.body) return;
    const opener = signIn.opener();
    const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && signIn.close()}>
      <DialogContent
        className={styles.dialog}
        aria-describedby={expired ? EXPIRED_NOTE_ID : undefined}
        onCloseAutoFocus={returnFocus}
      >
        <Steps />
      </DialogContent>
    </Dialog>
  );
}

/** Mounted with the open dialog, so every sign-in starts anew, except for a code that was sent. */
function Steps() {
  const { t } = useTranslation();
  const [sent, setSent] = useState(readSentCode);
  const [method, setMethod] = useState<IdentifierType>(sent?.identifier_type ?? 'email');
  const remember = (code: SentCode) => {
    storeSentCode(code);
    setSent(code);
  };
  const typing = sent !== null && !sent.left;
  const step = typing ? 2 : 1;
  return (
    <>
      <div className={styles.side}>
        <DialogTitle className={styles.title}>{t('login.title')}</DialogTitle>
        <ol className={styles.steps} lang="zh" aria-label={t('login.step', { step, steps: STEPS.length })}>
          {STEPS.map((sign, index) => (
            <li key={sign} aria-current={index + 1 === step ? 'step' : undefined}>
              {sign}
            </li>
          ))}
        </ol>
      </div>
      {typing ? (
        <VerifyStep sent={sent} onSent={remember} onBack={() => remember({ ...sent, left: true })} />
      ) : (
        <IdentifierStep
          method={method}
          onMethodChange={setMethod}
          onSent={(code) => remember({ ...code, left: false })}
        />
      )}
    </>
  );
}
