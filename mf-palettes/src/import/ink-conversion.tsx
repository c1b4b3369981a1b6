import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Segments } from '@danqing/ui-kit';
import styles from './import-dialog.module.css';
import { convertInks, type ImportDraft } from './import-draft.ts';
import { INK_CONVERSIONS } from './imported-palette.ts';

interface InkConversionProps {
  draft: ImportDraft;
  onChange: (draft: ImportDraft) => void;
}

export function InkConversion({ draft, onChange }: InkConversionProps) {
  const { t } = useTranslation('import-inks');
  const { inks } = draft.palette;
  if (!inks) return null;
  const offered = INK_CONVERSIONS.filter((conversion) => inks.colors[conversion]);
  return (
    <div className={styles.inks}>
      <p role="status">{t(`about.${inks.conversion}`, { count: inks.count })}</p>
      {offered.length > 1 ? (
        <Segments
          label={t('label')}
          value={inks.conversion}
          onChange={(conversion) => onChange(convertInks(draft, conversion))}
          options={offered.map((value) => ({ value, label: t(`name.${value}`) }))}
        />
      ) : null}
    </div>
  );
}
