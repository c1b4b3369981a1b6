import { copyWithNotice, notify } from '@danqing/area-kit';
import type { CocreatedColor } from '@danqing/contracts/cocreate';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import Check from '@danqing/ui-kit/icons/check';
import Copy from '@danqing/ui-kit/icons/copy';
import { useEffect, useState } from 'react';
import styles from './values.module.css';

/** Milliseconds that a copied value is ticked (specification part 2 §9). */
const COPIED = 2000;

const spaced = (values: string) => values.split(',').join(', ');

/** HEX, RGB and HSL, each copied by one click. */
export function Values({ color: { hex, rgb, hsl } }: { color: Pick<CocreatedColor, 'hex' | 'rgb' | 'hsl'> }) {
  const { t } = useTranslation('cocreated');
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), COPIED);
    return () => clearTimeout(timer);
  }, [copied]);
  const values = [
    ['HEX', hex, hex],
    ['RGB', spaced(rgb), `rgb(${spaced(rgb)})`],
    ['HSL', spaced(hsl), `hsl(${spaced(hsl)})`],
  ] as const;
  const copy = async (kind: string, text: string) => {
    const texts = { copied: t('copied', { text }), failed: t('copyFailed'), swatch: hex };
    if (await copyWithNotice(text, texts, notify)) setCopied(kind);
  };
  return (
    <div className={styles.values}>
      {values.map(([kind, shown, text]) => (
        <button
          key={kind}
          type="button"
          aria-label={t('copy', { kind, text: shown })}
          className={styles.value}
          onClick={() => void copy(kind, text)}
        >
          <span>{kind}</span>
          <b>{shown}</b>
          {copied === kind ? (
            <Check size={17} strokeWidth={1.8} aria-hidden="true" className={styles.done} />
          ) : (
            <Copy size={17} strokeWidth={1.6} aria-hidden="true" />
          )}
        </button>
      ))}
    </div>
  );
}
