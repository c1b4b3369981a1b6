import type { User } from '@danqing/contracts/identity';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, CodeField, Dialog, DialogFrame, Note } from '@danqing/ui-kit';
import type { RefObject } from 'react';
import styles from './own-data.module.css';
import { CODE_LENGTH, useDeletion } from './use-deletion.ts';

interface DeletionDialogProps {
  member: User;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

const ERASED = ['account', 'sessions', 'private', 'likes', 'exports'] as const;
const RETAINED = ['public', 'orders', 'tokens', 'mailbox'] as const;

export function DeletionDialog({ member, onClose, returnFocus }: DeletionDialogProps) {
  const { t } = useTranslation('own-data');
  const { sent, code, busy, failure, send, type, confirm } = useDeletion();
  const credits = member.credits ?? 0;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogFrame
        className={styles.dialog}
        title={t('deletion.title')}
        closeLabel={t('deletion.close')}
        returnFocus={returnFocus}
      >
        <form
          className={styles.form}
          noValidate
          aria-busy={busy}
          onSubmit={(event) => {
            event.preventDefault();
            void (sent ? confirm() : send());
          }}
        >
          {sent ? null : (
            <>
              <div className={styles.lists}>
                <div>
                  <h3>{t('deletion.erased')}</h3>
                  <ul>
                    {ERASED.map((what) => (
                      <li key={what}>{t(`deletion.erases.${what}`)}</li>
                    ))}
                  </ul>
                </div>
                <div>
                  <h3>{t('deletion.kept')}</h3>
                  <ul>
                    {RETAINED.map((what) => (
                      <li key={what}>{t(`deletion.keeps.${what}`)}</li>
                    ))}
                  </ul>
                </div>
              </div>
              {credits > 0 ? <Note tone="accent">{t('deletion.credits', { count: credits })}</Note> : null}
            </>
          )}
          <p>{t('deletion.then')}</p>
          {sent ? (
            <CodeField
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the step consists of this field, and the button that had the focus is gone
              autoFocus
              required
              label={t('deletion.code', { to: member.email ?? member.phone ?? '' })}
              length={CODE_LENGTH}
              value={code}
              onChange={type}
              invalid={failure !== null}
            />
          ) : null}
          {failure === null ? null : <Note tone="danger">{failure}</Note>}
          <div className={styles.buttons}>
            <Button onClick={onClose}>{t('deletion.cancel')}</Button>
            {sent ? (
              <Button
                variant="primary"
                type="submit"
                aria-disabled={busy || code.length < CODE_LENGTH || undefined}
              >
                {busy ? t('deletion.deleting') : t('deletion.confirm')}
              </Button>
            ) : (
              <Button variant="primary" type="submit" aria-disabled={busy || undefined}>
                {busy ? t('deletion.sending') : t('deletion.send')}
              </Button>
            )}
          </div>
        </form>
      </DialogFrame>
    </Dialog>
  );
}
