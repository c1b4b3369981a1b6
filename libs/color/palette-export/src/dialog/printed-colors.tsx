import type { CarriedColor, Inks } from '@danqing/palette-formats';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { lazyChunk, useLazyChunk } from '@danqing/ui-kit';
import type { PrintConversion } from '../palette/print-conversion.ts';
import { loadPaletteFormats } from '../formats/produce-file.ts';
import styles from './export-dialog.module.css';

const conversions = lazyChunk(async () => {
  const { formulaInks, loadCoatedPaper } = await loadPaletteFormats();
  return { formulaInks, ...(await loadCoatedPaper()) };
});

interface PrintedColorsProps {
  colors: readonly CarriedColor[];
  conversion: PrintConversion;
}

/**
 * Lists the inks of each colour. For coated paper it also counts the colours that the paper cannot show, and
 * shows their print beside them.
 */
export function PrintedColors({ colors, conversion }: PrintedColorsProps) {
  const { t } = useTranslation('palette-export-dialog');
  const { part, failed } = useLazyChunk(conversions, true);
  if (!part) return <p role="status">{t(failed ? 'print.failed' : 'print.loading')}</p>;
  const { formulaInks, printOnCoated, PRINTABLE_DIFFERENCE } = part;
  const prints = colors.map(({ hex, name }) => {
    if (conversion === 'formula') return { hex, name, inks: formulaInks(hex) };
    const { inks, printed, deltaE } = printOnCoated(hex);
    return { hex, name, inks, ...(deltaE > PRINTABLE_DIFFERENCE && { missed: { printed, deltaE } }) };
  });
  const missed = prints.filter((print) => print.missed).length;
  return (
    <div className={styles.colors}>
      {conversion === 'coated' && (
        <p role="status">{missed > 0 ? t('print.missed', { count: missed }) : t('print.allPrintable')}</p>
      )}
      <ol>
        {prints.map(({ hex, name, inks, missed: miss }, index) => (
          <li key={index}>
            <i className={styles.chip} style={{ background: hex }} aria-hidden="true" />
            {miss && <i className={styles.chip} style={{ background: miss.printed }} aria-hidden="true" />}
            {name && <span className={styles.colorName}>{name}</span>}
            {miss && <span className={styles.missed}>ΔE {miss.deltaE.toFixed(1)}</span>}
            <span className={styles.hex}>{percents(inks)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const percents = (inks: Inks) => inks.map((ink) => Math.round(ink)).join(', ');
