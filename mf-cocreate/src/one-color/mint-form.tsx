import { notify, useRequest, type RequestFailure } from '@danqing/area-kit';
import { mintColor } from '@danqing/api-client';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, logError, TextField } from '@danqing/ui-kit';
import { useState, type FormEvent } from 'react';
import styles from './boxes.module.css';

interface MintFormProps {
  id: number;
  /** True after a rejected attempt. */
  again: boolean;
  onMinted: () => Promise<unknown>;
}

export function MintForm({ id, again, onMinted }: MintFormProps) {
  const { t } = useTranslation('cocreated');
  const { basePath } = usePageData();
  const [address, setAddress] = useState('');
  const [{ phase, failure }, request] = useRequest({ unmount: 'continue' });
  const busy = phase === 'running';
  const reasonOf = ({ reason }: RequestFailure) => reason ?? t('chain.mint.failed');
  const send = (event: FormEvent) => {
    event.preventDefault();
    void request.start(
      async () => {
        await mintColor(id, address.trim(), { basePath, fetch: authorizedFetch });
        notify({ message: t('chain.mint.asked') });
        await onMinted();
      },
      {
        onFailure(failed) {
          if (isAddressFailure(failed)) return;
          logError('cocreate: a colour could not be minted', failed.error);
          notify({ message: reasonOf(failed), variant: 'error' });
        },
      },
    );
  };
  return (
    <form className={styles.mint} noValidate onSubmit={send}>
      {again ? <p className={styles.word}>{t('chain.mint.again')}</p> : null}
      <TextField
        label={t('chain.mint.label')}
        hint={t('chain.mint.help')}
        error={failure && isAddressFailure(failure) ? reasonOf(failure) : null}
        value={address}
        placeholder="0x…"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
        {busy ? t('chain.mint.sending') : t('chain.mint.send')}
      </Button>
    </form>
  );
}

const isAddressFailure = ({ code }: RequestFailure) => code === 'MINT_ADDRESS_INVALID';
