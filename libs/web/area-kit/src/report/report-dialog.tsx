import { GivenName } from '../reading/reading.tsx';
import { helpfulReason, reportContent } from '@danqing/api-client';
import {
  REPORT_REASONS,
  REPORT_TEXT_LENGTH,
  type ContentKind,
  type ReportReason,
} from '@danqing/contracts/moderation';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Dialog, DialogFrame, logError, Note, TextField } from '@danqing/ui-kit';
import { useState, type FormEvent, type RefObject } from 'react';
import { notify } from '../notices/notify.ts';
import styles from './report-dialog.module.css';

export interface ReportableItem {
  kind: ContentKind;
  id: number;
  name: string;
  colors: readonly string[];
}

export interface ReportDialogProps {
  item: ReportableItem;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Renders an open dialog. It stays open when the report fails, and shows the error. */
export function ReportDialog({ item, onClose, returnFocus }: ReportDialogProps) {
  const { kind, id, name, colors } = item;
  const { t } = useTranslation('report-dialog');
  const { basePath } = usePageData();
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
      const report = { reason, text: text.trim() };
      const message = await reportContent(kind, id, report, { basePath, fetch: authorizedFetch });
      notify({ message, variant: 'success' });
      onClose();
    } catch (error) {
      logError('area-kit: the report could not be sent', error);
      setFailure(helpfulReason(error) ?? t('failed'));
      setSending(false);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogFrame
        className={styles.dialog}
        title={t(`title.${kind}`)}
        closeLabel={t('close')}
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
              <GivenName name={name} /> · {t('why')}
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
                <span>{t(`reason.${value}`)}</span>
              </label>
            ))}
          </fieldset>
          <TextField
            autoComplete="off"
            label={t('text')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={tooLong ? t('tooLong', { max: REPORT_TEXT_LENGTH }) : null}
          />
          {failure ? <Note tone="danger">{failure}</Note> : null}
          <div className={styles.buttons}>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button variant="primary" type="submit" disabled={reason === null || tooLong || sending}>
              {sending ? t('sending') : t('send')}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </Dialog>
  );
}
