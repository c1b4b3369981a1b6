import { notify } from '@danqing/area-kit';
import { helpfulReason, reportPalette } from '@danqing/api-client';
import {
  type Palette,
  REPORT_REASONS,
  REPORT_TEXT_LENGTH,
  type ReportReason,
} from '@danqing/contracts/palettes';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Dialog, DialogFrame, logError, Note, TextField } from '@danqing/ui-kit';
import { useState, type FormEvent, type RefObject } from 'react';
import styles from './report-dialog.module.css';

interface ReportDialogProps {
  palette: Palette;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Reports a public palette to the operators. Visitors may, without signing in. */
export function ReportDialog({ palette, onClose, returnFocus }: ReportDialogProps) {
  const { t } = useTranslation('palettes');
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
      const message = await reportPalette(
        palette.id,
        { reason, text: text.trim() },
        { basePath, fetch: authorizedFetch },
      );
      notify({ message, variant: 'success' });
      onClose();
    } catch (error) {
      logError('palettes: the report could not be sent', error);
      setFailure(helpfulReason(error) ?? t('report.failed'));
      setSending(false);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogFrame
        className={styles.dialog}
        title={t('report.title')}
        closeLabel={t('report.close')}
        colors={palette.colors.map(({ hex }) => hex)}
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
              <bdi>{palette.name}</bdi> · {t('report.why')}
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
                <span>{t(`report.reason.${value}`)}</span>
              </label>
            ))}
          </fieldset>
          <TextField
            autoComplete="off"
            label={t('report.text')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={tooLong ? t('report.tooLong', { max: REPORT_TEXT_LENGTH }) : null}
          />
          {failure ? <Note tone="danger">{failure}</Note> : null}
          <div className={styles.buttons}>
            <Button onClick={onClose}>{t('report.cancel')}</Button>
            <Button variant="primary" type="submit" disabled={reason === null || tooLong || sending}>
              {t(sending ? 'report.sending' : 'report.send')}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </Dialog>
  );
}
