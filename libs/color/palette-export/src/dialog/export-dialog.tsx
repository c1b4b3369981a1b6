import { TopUpLink } from '@danqing/area-kit';
import { useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import {
  Dialog,
  DialogCloseButton,
  DialogContent,
  DialogDescription,
  DialogStripes,
  DialogTitle,
  focusDialog,
  TextField,
  useOpener,
} from '@danqing/ui-kit';
import { useState, type RefObject } from 'react';
import { useExport } from '../flow/use-export.ts';
import { FORMAT_GROUPS, type ExportFormatId } from '../formats/export-formats.ts';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { useGlosses } from '../palette/use-glosses.ts';
import styles from './export-dialog.module.css';
import { FormatRow } from './format-row.tsx';
import { useCode } from './use-code.ts';
import { useSheet } from './use-sheet.ts';

const SHEETS: readonly ExportFormatId[] = ['image', 'pdf'];

export interface ExportDialogProps {
  palette: ExportablePalette;
  onClose: () => void;
  /**
   * Receives focus after closing; default: the previously focused element. For a menu item, pass the menu's
   * button, because the item is unmounted by then.
   */
  returnFocus?: RefObject<HTMLElement | null>;
}

/**
 * Renders every export format in a dialog. Hides while the sign-in dialog is open, because two modal dialogs
 * would fight for focus. Exports in progress continue after it closes.
 */
export function ExportDialog({ palette, onClose, returnFocus }: ExportDialogProps) {
  const { t } = useTranslation('palette-export-dialog');
  const code = useCode(useGlosses(palette));
  const { family, setFamily, typed, named, codeOf, colorsOf, conversion, setConversion } = code;
  const { start, busy, failures, signingIn, price } = useExport(named);
  const sheet = useSheet(palette);
  const opener = useOpener();
  const [pressed, setPressed] = useState<ExportFormatId | null>(null);
  const free = price.credits === 0;
  const { user } = useSession();
  const tooFew = user !== null && user.credits !== null && user.credits < price.credits;

  const press = (format: ExportFormatId) => {
    setPressed(format);
    void start(format);
  };

  return (
    <Dialog open={!signingIn} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        className={styles.dialog}
        // Avoids initial focus on a button that closes the dialog or costs credits.
        onOpenAutoFocus={focusDialog}
        returnFocus={signingIn ? null : (returnFocus ?? opener)}
      >
        <DialogStripes colors={palette.colors.map(({ hex }) => hex)} className={styles.stripes} />
        <header className={styles.head}>
          <div>
            <DialogTitle>{t('title')}</DialogTitle>
            <p className={styles.palette}>
              <b>{palette.name}</b>
              {palette.author && <span>{palette.author}</span>}
            </p>
          </div>
          <DialogCloseButton label={t('close')} className={styles.close} />
          <DialogDescription className={styles.price}>
            {t(`terms.${price.reason}`, { count: price.credits })}
            {tooFew ? (
              <>
                {' '}
                {t('tooFew', { count: user.credits ?? 0 })} <TopUpLink>{t('topUp')}</TopUpLink>
              </>
            ) : null}
          </DialogDescription>
        </header>
        <div className={styles.groups}>
          {family !== null && (
            <TextField
              label={t('family.label')}
              hint={t('family.hint', { family })}
              className={styles.family}
              value={typed ?? family}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setFamily(event.target.value)}
            />
          )}
          {FORMAT_GROUPS.map((group) => (
            <section key={group.id} className={styles.group} aria-labelledby={`export-${group.id}`}>
              <h3 id={`export-${group.id}`}>{t(`groups.${group.id}`)}</h3>
              <ul>
                {group.formats.map((format) => (
                  <FormatRow
                    key={format.id}
                    format={format}
                    code={free ? codeOf(format.id) : null}
                    colors={free ? colorsOf(format.id) : null}
                    sheet={free && SHEETS.includes(format.id) ? sheet : null}
                    print={format.id === 'ase-cmyk' ? { conversion, onChange: setConversion } : null}
                    palette={palette}
                    credits={price.credits}
                    busy={busy.has(format.id)}
                    failure={failures.get(format.id)}
                    focused={pressed === format.id}
                    onPress={() => press(format.id)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
