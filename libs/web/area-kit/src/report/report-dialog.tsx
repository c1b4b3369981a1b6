import { GivenName } from '../reading/reading.tsx';
import { helpfulReason } from '@danqing/api-client';
import {
  REPORT_REASONS,
  REPORT_TEXT_LENGTH,
  type ReportReason,
  type ReportRequest,
} from '@danqing/contracts/palettes';
import { Button, Dialog, DialogFrame, logError, Note, TextField } from '@danqing/ui-kit';
import { useState, type FormEvent, type RefObject } from 'react';
import { notify } from '../notices/notify.ts';
import styles from './report-dialog.module.css';

export interface ReportTexts {
  title: string;
  close: string;
  why: string;
  reasons: Readonly<Record<ReportReason, string>>;
  text: string;
  tooLong: string;
  cancel: string;
  send: string;
  sending: string;
  failed: string;
}

export interface ReportDialogProps {
  name: string;
  colors: readonly string[];
  texts: ReportTexts;
  send: (report: ReportRequest) => Promise<string>;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/**
 * Renders an open dialog for a report. When `send` resolves, it shows a toast with the resulting message and
 * calls `onClose`. When `send` fails, the dialog stays open and shows the error.
 */
export function ReportDialog({ name, colors, texts, send, onClose, returnFocus }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const tooLong = [...text.trim()].length > REPORT_TEXT_LENGTH;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === null || tooLong || sending) return;
    setSending(true);
    setFailure(null);
    try {
      notify({ message: await send({ reason, text: text.trim() }), variant: 'success' });
      onClose();
    } catch (error) {
      logError('area-kit: the report could not be sent', error);
      setFailure(helpfulReason(error) ?? texts.failed);
      setSending(false);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogFrame
        className={styles.dialog}
        title={texts.title}
        closeLabel={texts.close}
        colors={colors}
        returnFocus={returnFocus}
      >
        <form
          className={styles.form}
          onSubmit={(event) => void onSubmit(event)}
          aria-busy={sending}
          noValidate
        >
          <fieldset className={styles.reasons}>
            <legend>
              <GivenName name={name} /> · {texts.why}
            </legend>
            {REPORT_REASONS.map((value) => (
              <label key={value} className={styles.reason}>
                <input
                  type="radio"
                  name="reason"
                  value={value}
                  checked={value === reason}
                  onChange={() => setReason(value)}
                />
                <span>{texts.reasons[value]}</span>
              </label>
            ))}
          </fieldset>
          <TextField
            autoComplete="off"
            label={texts.text}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={tooLong ? texts.tooLong : null}
          />
          {failure ? <Note tone="danger">{failure}</Note> : null}
          <div className={styles.buttons}>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button variant="primary" type="submit" disabled={reason === null || tooLong || sending}>
              {sending ? texts.sending : texts.send}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </Dialog>
  );
}
