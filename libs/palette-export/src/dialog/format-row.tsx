import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Note, VisuallyHidden } from '@danqing/ui-kit';
import type { FormatGroup } from '../formats/export-formats.ts';
import styles from './export-dialog.module.css';

export interface FormatRowProps {
  format: FormatGroup['formats'][number];
  /** What an export costs; 0: nothing. */
  credits: number;
  busy: boolean;
  failure: string | undefined;
  /** Takes the focus when it appears. */
  focused: boolean;
  onPress: () => void;
}

/** A format: what it is for, and the action with its price. */
export function FormatRow({ format, credits, busy, failure, focused, onPress }: FormatRowProps) {
  const { t } = useTranslation('palette-export-dialog');
  const { t: tExport } = useTranslation('palette-export');
  const name = t(`formats.${format.id}.name`);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>
          {name} <span>.{format.extension}</span>
        </p>
        <p className={styles.use}>{t(`formats.${format.id}.use`)}</p>
      </div>
      <Button
        size="sm"
        className={styles.action}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- where the visitor was before signing in
        autoFocus={focused}
        aria-disabled={busy || undefined}
        onClick={onPress}
      >
        {t(busy ? 'busy' : 'start')}
        {!busy && credits > 0 && <span className={styles.cost}>{tExport('price', { count: credits })}</span>}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {failure && (
        <Note tone="danger" className={styles.failure}>
          {failure}
        </Note>
      )}
    </li>
  );
}
