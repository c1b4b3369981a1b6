import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Segments } from '@danqing/ui-kit';
import { PRINT_CONVERSIONS, type PrintConversion } from '../palette/print-conversion.ts';
import styles from './export-dialog.module.css';

export interface PrintChoiceProps {
  conversion: PrintConversion;
  onChange: (conversion: PrintConversion) => void;
}

/** Renders the choice of the conversion to CMYK, and what it means for the print. */
export function PrintChoice({ conversion, onChange }: PrintChoiceProps) {
  const { t } = useTranslation('palette-export-dialog');
  return (
    <div className={styles.print}>
      <Segments
        label={t('print.label')}
        value={conversion}
        onChange={onChange}
        options={PRINT_CONVERSIONS.map((value) => ({ value, label: t(`print.${value}.name`) }))}
      />
      <p className={styles.use}>{t(`print.${conversion}.about`)}</p>
    </div>
  );
}
