import { notify } from '@danqing/area-kit';
import { ApiError, helpfulReason, mintColor } from '@danqing/api-client';
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
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      await mintColor(id, address.trim(), { basePath, fetch: authorizedFetch });
      notify({ message: t('chain.mint.asked') });
      await onMinted();
    } catch (error) {
      const reason = helpfulReason(error) ?? t('chain.mint.failed');
      if (error instanceof ApiError && error.code === 'MINT_ADDRESS_INVALID') setWrong(reason);
      else {
        logError('cocreate: a colour could not be minted', error);
        notify({ message: reason, variant: 'error' });
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.mint} noValidate onSubmit={(event) => void send(event)}>
      {again ? <p className={styles.word}>{t('chain.mint.again')}</p> : null}
      <TextField
        label={t('chain.mint.label')}
        hint={t('chain.mint.help')}
        error={wrong}
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
