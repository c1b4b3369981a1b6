import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Dialog, DialogClose, DialogContent, DialogTitle, IconButton } from '@danqing/ui-kit';
import X from 'lucide-react/icons/x';
import { useRef, type RefObject } from 'react';
import type { GeneratorState } from '../generator/generator-state.ts';
import type { ColorList } from '../generator/route-color.ts';
import type { SchemeSwatch } from '../generator/scheme.ts';
import styles from './save-dialog.module.css';
import { SaveForm } from './save-form.tsx';
import { useSave } from './use-save.ts';

interface SaveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: GeneratorState;
  scheme: readonly SchemeSwatch[];
  list: ColorList;
  /** Gets the focus when the dialog closes. */
  returnFocus: RefObject<HTMLElement | null>;
  /** The session has ended meanwhile. */
  onSignedOut: () => void;
}

/** Asks for the name of the palette and saves it. What was typed is kept when the dialog closes, for as long as the scheme stays. */
export function SaveDialog({
  open,
  onOpenChange,
  state,
  scheme,
  list,
  returnFocus,
  onSignedOut,
}: SaveDialogProps) {
  const { t } = useTranslation('generator');
  const nameField = useRef<HTMLInputElement>(null);
  const schemeId = scheme.map(({ name, hex }) => `${name}${hex}`).join();
  const save = useSave(schemeId, () => onOpenChange(false), onSignedOut);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        className={styles.dialog}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          nameField.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus.current?.focus({ preventScroll: true });
        }}
      >
        <div className={styles.stripes} aria-hidden="true">
          {scheme.map(({ name, hex }) => (
            <i key={name} style={{ background: hex }} />
          ))}
        </div>
        <div className={styles.body}>
          <header className={styles.head}>
            <DialogTitle className={styles.title}>{t('save.title')}</DialogTitle>
            <DialogClose asChild>
              <IconButton label={t('save.close')}>
                <X size={20} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            </DialogClose>
          </header>
          <SaveForm save={save} state={state} scheme={scheme} list={list} nameField={nameField} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
