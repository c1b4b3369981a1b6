import { TEXT_LINE } from '@danqing/contracts/text';
import { useId, type RefObject } from 'react';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';

interface ReasonFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  reason: string;
  onChange: (reason: string) => void;
  /** True after a submission without a reason. */
  tried: boolean;
}

export function ReasonField({ field, reason, onChange, tried }: ReasonFieldProps) {
  const { t } = useLanguage();
  const id = useId();
  const missing = tried && reason.trim() === '';
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{t.move.reason}</label>
      <textarea
        ref={field}
        data-first-focus
        id={id}
        rows={2}
        maxLength={500}
        required
        value={reason}
        aria-invalid={missing}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(toLine(event.target.value))}
      />
      {missing ? (
        <p id={`${id}-hint`} role="alert" className={controls.error}>
          {t.move.reasonMissing}
        </p>
      ) : (
        <p id={`${id}-hint`} className={controls.hint}>
          {t.move.reasonHint}
        </p>
      )}
    </div>
  );
}

/** Replaces characters that `TEXT_LINE` rejects with spaces, so that pasted text is accepted. */
const toLine = (text: string) =>
  [...text].map((character) => (TEXT_LINE.test(character) ? character : ' ')).join('');
