import { Button, Note, TextField } from '@danqing/ui-kit';
import { useState, type SubmitEvent } from 'react';
import { Modal } from '../dialog/modal.tsx';
import { useLanguage } from '../language/language.ts';
import { signInFailure } from './sign-in.tsx';

export function CodeDialog({
  confirm,
  onDone,
  onClose,
}: {
  confirm: (code: string) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useLanguage();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (pending) return;
    setTried(true);
    if (code.trim() === '') return;
    setPending(true);
    setFailure(null);
    try {
      await confirm(code.trim());
      onDone();
    } catch (error) {
      setFailure(signInFailure(error, t));
      setCode('');
      setTried(false);
      setPending(false);
    }
  };

  return (
    <Modal
      title={t.code.title}
      lead={t.code.lead}
      onClose={onClose}
      onSubmit={(event) => void onSubmit(event)}
      foot={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" disabled={pending}>
            {pending ? t.signIn.pending : t.code.submit}
          </Button>
        </>
      }
    >
      {failure && <Note tone="danger">{failure}</Note>}
      <TextField
        data-first-focus
        label={t.code.label}
        hint={t.code.hint}
        error={tried && code.trim() === '' ? t.code.missing : undefined}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </Modal>
  );
}
