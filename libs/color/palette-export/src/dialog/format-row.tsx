import { copyWithNotice, notify } from '@danqing/area-kit';
import type { CarriedColor } from '@danqing/palette-formats';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, classNames, Note, VisuallyHidden } from '@danqing/ui-kit';
import ChevronDown from '@danqing/ui-kit/icons/chevron-down';
import Copy from '@danqing/ui-kit/icons/copy';
import { useId, useState } from 'react';
import type { FormatGroup } from '../formats/export-formats.ts';
import { CarriedColors } from './carried-colors.tsx';
import styles from './export-dialog.module.css';
import { PrintChoice, type PrintChoiceProps } from './print-choice.tsx';
import { PrintedColors } from './printed-colors.tsx';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { SheetPicture } from './sheet-picture.tsx';
import { canCopyPictures, copyPicture, type DrawSheet } from './use-sheet.ts';

export interface FormatRowProps {
  format: FormatGroup['formats'][number];
  /** File content as text; null for binary formats and for paid exports. */
  code: string | null;
  /** Colours that the file contains, if its code does not show them; otherwise null. */
  colors: readonly CarriedColor[] | null;
  sheet: DrawSheet | null;
  print: PrintChoiceProps | null;
  palette: ExportablePalette;
  credits: number;
  busy: boolean;
  failure: string | undefined;
  focused: boolean;
  onPress: () => void;
}

export function FormatRow({
  format,
  code,
  colors,
  sheet,
  print,
  palette,
  credits,
  busy,
  failure,
  focused,
  onPress,
}: FormatRowProps) {
  const { t } = useTranslation('palette-export-dialog');
  const { t: tExport } = useTranslation('palette-export');
  const [shown, setShown] = useState(false);
  const previewId = useId();
  const name = t(`formats.${format.id}.name`);
  const unfolds = code !== null || colors !== null || sheet !== null;
  const unfold = colors
    ? { show: t('colors.show'), region: t('colors.region', { name }) }
    : sheet
      ? { show: t('sheet.show'), region: t('sheet.region', { name }) }
      : { show: t('code.show'), region: t('code.region', { name }) };
  const title = (
    <>
      {name}{' '}
      <span>
        .{format.extension}
        {unfolds && <ChevronDown size={15} strokeWidth={1.6} aria-hidden="true" />}
      </span>
    </>
  );
  const swatch = palette.colors[0]?.hex ?? '';
  const copied = t('copied', { name });
  const copy = (text: string) => copyWithNotice(text, { copied, failed: t('notCopied'), swatch }, notify);
  const copySheet = async (draw: DrawSheet) => {
    const done = await copyPicture(draw);
    notify(done ? { message: copied, swatch } : { message: t('sheet.notCopied'), variant: 'error' });
  };
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        {unfolds ? (
          <button
            type="button"
            className={classNames(styles.name, styles.peek)}
            aria-expanded={shown}
            aria-controls={shown ? previewId : undefined}
            title={unfold.show}
            onClick={() => setShown(!shown)}
          >
            {title}
          </button>
        ) : (
          <p className={styles.name}>{title}</p>
        )}
        <p className={styles.use}>{t(`formats.${format.id}.use`)}</p>
      </div>
      <div className={styles.actions}>
        {code !== null && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('copyCode', { name })}
            onClick={() => void copy(code)}
          >
            <Copy size={15} strokeWidth={1.6} aria-hidden="true" />
            {t('copy')}
          </Button>
        )}
        {sheet && format.id === 'image' && canCopyPictures() && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('sheet.copy', { name })}
            onClick={() => void copySheet(sheet)}
          >
            <Copy size={15} strokeWidth={1.6} aria-hidden="true" />
            {t('copy')}
          </Button>
        )}
        <Button
          size="sm"
          className={styles.action}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- returns focus to the button that the visitor pressed before signing in
          autoFocus={focused}
          aria-disabled={busy || undefined}
          onClick={onPress}
        >
          {t(busy ? 'busy' : 'start')}
          {!busy && credits > 0 && (
            <span className={styles.cost}>{tExport('price', { count: credits })}</span>
          )}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
      {print && <PrintChoice {...print} />}
      {shown && unfolds && (
        <div
          id={previewId}
          className={classNames(styles.preview, (colors ?? sheet) && styles.carried)}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll the preview
          tabIndex={0}
          role="region"
          aria-label={unfold.region}
        >
          {colors && print && <PrintedColors colors={colors} conversion={print.conversion} />}
          {colors && !print && <CarriedColors colors={colors} total={palette.colors.length} />}
          {sheet && <SheetPicture draw={sheet} palette={palette.name} />}
          {code !== null && <pre>{code}</pre>}
        </div>
      )}
      {failure && (
        <Note tone="danger" className={styles.failure}>
          {failure}
        </Note>
      )}
    </li>
  );
}
