import { useTranslation } from '@danqing/shell-sdk/i18n';
import Copy from '@danqing/ui-kit/icons/copy';
import Lock from '@danqing/ui-kit/icons/lock';
import styles from './palette-strip.module.css';

interface SlipToolsProps {
  /** The swatch in words: names by the hex alone would repeat where swatches repeat. */
  label: string;
  hex: string;
  /** Null where there is nothing to lock against: in an open palette. */
  locked: boolean | null;
  onCopy: () => void;
  onLock: () => void;
}

/** What a pointer finds on a slip: copy and lock. A lock that is shut stays on it. The keyboard has C and L, touch the chooser. */
export function SlipTools({ label, hex, locked, onCopy, onLock }: SlipToolsProps) {
  const { t } = useTranslation('generator');
  return (
    <span className={styles.tools}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('strip.copy', { hex: `${label} ${hex}` })}
        onClick={onCopy}
      >
        <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {locked === null ? null : (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('strip.lock', { swatch: label })}
          aria-pressed={locked}
          onClick={onLock}
        >
          <Lock size={16} strokeWidth={1.6} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
