import { COPY_NOTICE, copyWithNotice, notify, useFlash } from '@danqing/area-kit';
import type { CocreatedColor } from '@danqing/contracts/cocreate';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import Check from '@danqing/ui-kit/icons/check';
import Copy from '@danqing/ui-kit/icons/copy';
import styles from './values.module.css';

const spaced = (values: string) => values.split(',').join(', ');

export function Values({ color: { hex, rgb, hsl } }: { color: Pick<CocreatedColor, 'hex' | 'rgb' | 'hsl'> }) {
  const { t } = useTranslation('cocreated');
  const [copied, flash] = useFlash<string>(COPY_NOTICE);
  const values = [
    ['HEX', hex, hex],
    ['RGB', spaced(rgb), `rgb(${spaced(rgb)})`],
    ['HSL', spaced(hsl), `hsl(${spaced(hsl)})`],
  ] as const;
  const copy = async (kind: string, text: string) => {
    const texts = { copied: t('copied', { text }), failed: t('copyFailed'), swatch: hex };
    if (await copyWithNotice(text, texts, notify)) flash(kind);
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
            <Check size={17} strokeWidth={1.8} aria-hidden="true" data-copied className={styles.done} />
          ) : (
            <Copy size={17} strokeWidth={1.6} aria-hidden="true" />
          )}
        </button>
      ))}
    </div>
  );
}
