import { useTranslation } from '@danqing/shell-sdk/i18n';
import Copy from '@danqing/ui-kit/icons/copy';
import Lock from '@danqing/ui-kit/icons/lock';
import styles from './scheme-swatches.module.css';

interface SwatchToolsProps {
  label: string;
  hex: string;
  /** Null in an open palette, which is never regenerated. */
  locked: boolean | null;
  onCopy: () => void;
  onLock: () => void;
}

/**
 * Renders copy and lock buttons for the pointer; a closed lock stays visible. Keyboard users press C and L;
 * touch users open the chooser.
 */
export function SwatchTools({ label, hex, locked, onCopy, onLock }: SwatchToolsProps) {
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
