import { COPY_NOTICE, useFlash } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames } from '@danqing/ui-kit';
import Check from '@danqing/ui-kit/icons/check';
import Copy from '@danqing/ui-kit/icons/copy';
import { useCopy } from '../copy/use-copy.ts';
import styles from './color-block.module.css';

interface ValueRowProps {
  label: string;
  value: string;
  hex: string;
  first?: boolean;
}

const CSS_FUNCTION = /^\w+\((.*)\)$/;

export function ValueRow({ label, value, hex, first = false }: ValueRowProps) {
  const { t } = useTranslation('generator');
  const copy = useCopy();
  const [copied, flash] = useFlash<string>(COPY_NOTICE);
  const Icon = copied === value ? Check : Copy;
  return (
    <button
      type="button"
      className={classNames(styles.value, first && styles.first)}
      aria-label={t('block.copy', { label, value })}
      onClick={async () => {
        if (await copy(value, hex)) flash(value);
      }}
    >
      <span>{label}</span>
      <b>{value.replace(CSS_FUNCTION, '$1')}</b>
      <Icon size={17} strokeWidth={1.6} aria-hidden="true" data-copied={copied === value || undefined} />
    </button>
  );
}
