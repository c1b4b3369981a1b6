import type { CarriedColor } from '@danqing/palette-formats';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import styles from './export-dialog.module.css';

export function CarriedColors({ colors, total }: { colors: readonly CarriedColor[]; total: number }) {
  const { t } = useTranslation('palette-export-dialog');
  const slots = colors.filter(({ slot }) => slot);
  const listed = colors.filter(({ slot }) => !slot);
  const omitted = total - (listed.length || slots.length);
  return (
    <div className={styles.colors}>
      {slots.length > 0 && <ColorList colors={slots} />}
      {slots.length > 0 && listed.length > 0 && <p>{t('colors.named')}</p>}
      {listed.length > 0 && <ColorList colors={listed} />}
      {omitted > 0 && <p>{t('colors.omitted', { count: omitted })}</p>}
    </div>
  );
}

function ColorList({ colors }: { colors: readonly CarriedColor[] }) {
  const { t } = useTranslation('palette-export-dialog');
  return (
    <ol>
      {colors.map(({ hex, name, slot }, index) => (
        <li key={index}>
          <i className={styles.chip} style={{ background: hex }} aria-hidden="true" />
          {slot && <span className={styles.slot}>{t(`colors.slots.${slot}`)}</span>}
          {(name ?? slot) && <span className={styles.colorName}>{name ?? t('colors.filled')}</span>}
          <span className={styles.hex}>{hex}</span>
        </li>
      ))}
    </ol>
  );
}
