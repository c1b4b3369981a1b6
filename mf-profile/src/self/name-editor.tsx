import { GivenName, notify, useRequest } from '@danqing/area-kit';
import type { User } from '@danqing/contracts/identity';
import { setUnsavedWork } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, IconButton, logError, pressedKey, TextField } from '@danqing/ui-kit';
import Pencil from '@danqing/ui-kit/icons/pencil';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styles from './name-editor.module.css';
import { useChangeMember } from './use-change-member.ts';

export function NameEditor({ member: { id, name } }: { member: User }) {
  const { t } = useTranslation('profile');
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  useEffect(() => {
    if (edited.current && !editing) pencil.current?.focus();
    edited.current = editing;
  }, [editing]);
  if (editing) return <NameForm id={id} name={name} onDone={() => setEditing(false)} />;
  return (
    <p className={styles.name}>
      <GivenName name={name} />
      <IconButton ref={pencil} label={t('name.edit')} onClick={() => setEditing(true)}>
        <Pencil size={18} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </p>
  );
}

interface NameFormProps {
  id: number;
  name: string;
  onDone: () => void;
}

/** Retains the input after an error; Escape discards it. */
function NameForm({ id, name, onDone }: NameFormProps) {
  const { t } = useTranslation('profile');
  const change = useChangeMember(id);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const [{ phase, failure }, request] = useRequest({ unmount: 'continue' });
  const sending = phase === 'running';
  const trimmed = typed.trim();
  const dirty = trimmed !== name;
  useEffect(() => {
    setUnsavedWork(dirty);
    return () => setUnsavedWork(false);
  }, [dirty]);
  useEffect(() => field.current?.select(), []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setMissing(trimmed === '');
    if (trimmed === '') return field.current?.focus();
    if (!dirty) return onDone();
    void request.start(
      async () => {
        await change({ name: trimmed });
        notify({ message: t('name.done'), variant: 'success' });
        onDone();
      },
      {
        onFailure: ({ error, reason }) => {
          // The server refuses an invalid name with a reason. Only failures without a reason are logged.
          if (reason === null) logError('profile: the name could not be changed', error);
          field.current?.focus();
        },
      },
    );
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its controls
    <form
      aria-busy={sending || undefined}
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Escape' && !sending) onDone();
      }}
    >
      <TextField
        ref={field}
        label={t('name.label')}
        labelHidden
        autoComplete="nickname"
        required
        value={typed}
        className={styles.field}
        error={isMissing ? t('name.required') : failure && (failure.reason ?? t('name.failed'))}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
          if (failure) request.clear();
        }}
      />
      <div className={styles.buttons}>
        <Button variant="primary" type="submit" aria-disabled={sending || undefined}>
          {t(sending ? 'name.saving' : 'name.save')}
        </Button>
        <Button aria-disabled={sending || undefined} onClick={() => sending || onDone()}>
          {t('name.cancel')}
        </Button>
      </div>
    </form>
  );
}
