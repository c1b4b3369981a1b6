import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  IconButton,
  logError,
} from '@danqing/ui-kit';
import X from 'lucide-react/icons/x';
import { useEffect, useState, type RefObject } from 'react';
import { useExport } from '../flow/use-export.ts';
import { FORMAT_GROUPS, type ExportFormatId } from '../formats/export-formats.ts';
import { loadPaletteFormats } from '../formats/produce-file.ts';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { useExportTexts } from '../texts/use-export-texts.ts';
import styles from './export-dialog.module.css';
import { FormatRow } from './format-row.tsx';

export interface ExportDialogProps {
  palette: ExportablePalette;
  onClose: () => void;
  /** Gets the focus afterwards; default: what had it before. A menu item is gone by then, its button is not. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/**
 * Every format that a palette can be exported to. It is open as long as it is rendered, and makes way for the sign-in
 * dialog: two of them would fight for the focus. What is on its way goes on when it is closed.
 */
export function ExportDialog({ palette, onClose, returnFocus }: ExportDialogProps) {
  const texts = useExportTexts();
  const { start, busy, failures, signingIn, price } = useExport(palette);
  const [opener] = useState(() => document.activeElement);
  const [pressed, setPressed] = useState<ExportFormatId | null>(null);
  useEffect(() => {
    loadPaletteFormats().catch((error: unknown) =>
      logError('palette-export: the formats did not come ahead of time', error),
    );
  }, []);

  const press = (format: ExportFormatId) => {
    setPressed(format);
    void start(format);
  };
  const onOpenAutoFocus = (event: Event) => {
    event.preventDefault();
    // After a sign-in the action that led to it has the focus already. Else the dialog itself: a first button under the
    // finger would be one that closes it, or one that costs something.
    const content = event.currentTarget as HTMLElement;
    if (!content.contains(document.activeElement)) content.focus({ preventScroll: true });
  };
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    if (signingIn) return;
    const target = returnFocus?.current ?? opener;
    if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
  };

  return (
    <Dialog open={!signingIn} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        className={styles.dialog}
        onOpenAutoFocus={onOpenAutoFocus}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <div className={styles.stripes} aria-hidden="true">
          {palette.colors.map(({ hex }, index) => (
            <i key={index} style={{ background: hex }} />
          ))}
        </div>
        <header className={styles.head}>
          <div>
            <DialogTitle className={styles.title}>{texts.title}</DialogTitle>
            <p className={styles.palette}>
              <b>{palette.name}</b>
              {palette.author && <span>{palette.author}</span>}
            </p>
          </div>
          <DialogClose asChild>
            <IconButton label={texts.close} className={styles.close}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </DialogClose>
          <DialogDescription className={styles.price}>
            {texts.terms[price.reason](price.credits)}
          </DialogDescription>
        </header>
        <div className={styles.groups}>
          {FORMAT_GROUPS.map((group) => (
            <section key={group.id} className={styles.group} aria-labelledby={`export-${group.id}`}>
              <h3 id={`export-${group.id}`}>{texts.groups[group.id]}</h3>
              <ul>
                {group.formats.map((format) => (
                  <FormatRow
                    key={format.id}
                    format={format}
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
