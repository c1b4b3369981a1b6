import { copyWithNotice, notify } from '@danqing/area-kit';
import type { CarriedColor } from '@danqing/palette-formats';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, classNames, Note, VisuallyHidden } from '@danqing/ui-kit';
import ChevronDown from '@danqing/ui-kit/icons/chevron-down';
import Copy from '@danqing/ui-kit/icons/copy';
import { useId, useState } from 'react';
import type { FormatGroup } from '../formats/export-formats.ts';
import { CarriedColors } from './carried-colors.tsx';
import styles from './export-dialog.module.css';

export interface FormatRowProps {
  format: FormatGroup['formats'][number];
  /** The file as text, to look at and to copy; null for a file that is none, and where it has its price. */
  code: string | null;
  /** What the file carries, where that cannot be seen in its code; null likewise. */
  colors: readonly CarriedColor[] | null;
  /** Of how many colours. */
  total: number;
  /** The colour that the notice of a copy wears. */
  swatch: string;
  /** What an export costs; 0: nothing. */
  credits: number;
  busy: boolean;
  failure: string | undefined;
  /** Takes the focus when it appears. */
  focused: boolean;
  onPress: () => void;
}

/** A format: what it is for, its colours or its code to look at and to copy, and the action with its price. */
export function FormatRow({
  format,
  code,
  colors,
  total,
  swatch,
  credits,
  busy,
  failure,
  focused,
  onPress,
}: FormatRowProps) {
  const { t } = useTranslation('palette-export-dialog');
  const { t: tExport } = useTranslation('palette-export');
  const [shown, setShown] = useState(false);
  const previewId = useId();
  const name = t(`formats.${format.id}.name`);
  const unfolds = code !== null || colors !== null;
  const title = (
    <>
      {name}{' '}
      <span>
        .{format.extension}
        {unfolds && <ChevronDown size={15} strokeWidth={1.6} aria-hidden="true" />}
      </span>
    </>
  );
  const copy = (text: string) =>
    copyWithNotice(text, { copied: t('copied', { name }), failed: t('notCopied'), swatch }, notify);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        {unfolds ? (
          <button
            type="button"
            className={classNames(styles.name, styles.peek)}
            aria-expanded={shown}
            aria-controls={shown ? previewId : undefined}
            title={t(colors ? 'colors.show' : 'preview')}
            onClick={() => setShown(!shown)}
          >
            {title}
          </button>
        ) : (
          <p className={styles.name}>{title}</p>
        )}
        <p className={styles.use}>{t(`formats.${format.id}.use`)}</p>
      </div>
      <div className={styles.actions}>
        {code !== null && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('copyCode', { name })}
            onClick={() => void copy(code)}
          >
            <Copy size={15} strokeWidth={1.6} aria-hidden="true" />
            {t('copy')}
          </Button>
        )}
        <Button
          size="sm"
          className={styles.action}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- where the visitor was before signing in
          autoFocus={focused}
          aria-disabled={busy || undefined}
          onClick={onPress}
        >
          {t(busy ? 'busy' : 'start')}
          {!busy && credits > 0 && (
            <span className={styles.cost}>{tExport('price', { count: credits })}</span>
          )}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
      {shown && unfolds && (
        <div
          id={previewId}
          className={classNames(styles.preview, colors && styles.carried)}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
          tabIndex={0}
          role="region"
          aria-label={t(colors ? 'colors.region' : 'codeOf', { name })}
        >
          {colors && <CarriedColors colors={colors} total={total} />}
          {code !== null && <pre>{code}</pre>}
        </div>
      )}
      {failure && (
        <Note tone="danger" className={styles.failure}>
          {failure}
        </Note>
      )}
    </li>
  );
}
