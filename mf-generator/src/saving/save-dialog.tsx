import type { ColorList } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Dialog, DialogFrame, Skeleton } from '@danqing/ui-kit';
import { useRef, type RefObject } from 'react';
import type { GeneratorState } from '../model/generator-state.ts';
import type { PaletteSource } from '../model/palette/open-palette.ts';
import type { SchemeSwatch } from '../model/scheme.ts';
import styles from './save-dialog.module.css';
import { SaveForm } from './save-form.tsx';
import { useLoadedPalette } from './use-loaded-palette.ts';
import { useSave } from './use-save.ts';

interface SaveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: GeneratorState;
  scheme: readonly SchemeSwatch[];
  list: ColorList;
  returnFocus: RefObject<HTMLElement | null>;
  onSignedOut: () => void;
  onRenewed: (source: PaletteSource) => void;
}

/**
 * Renders the save dialog. Its draft survives closing for as long as the scheme is unchanged. A scheme that
 * was loaded from the visitor's own palette can be saved back into it.
 */
export function SaveDialog(props: SaveDialogProps) {
  const { open, onOpenChange, state, scheme, list, returnFocus, onSignedOut, onRenewed } = props;
  const { t } = useTranslation('generator');
  const nameField = useRef<HTMLInputElement>(null);
  const { loaded, reload } = useLoadedPalette(state.source);
  const save = useSave({
    scheme: `${loaded ? loaded.palette.id : loaded} ${scheme.map(({ name, hex }) => `${name}${hex}`).join()}`,
    loaded: loaded ?? null,
    source: state.source,
    reload,
    onRenewed,
    onSaved: () => onOpenChange(false),
    onSignedOut,
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogFrame
        className={styles.dialog}
        title={t('save.title')}
        closeLabel={t('save.close')}
        colors={scheme.map(({ hex }) => hex)}
        firstFocus={nameField}
        returnFocus={returnFocus}
      >
        {loaded === undefined ? (
          <Skeleton className={styles.loading} />
        ) : (
          <SaveForm save={save} state={state} scheme={scheme} list={list} nameField={nameField} />
        )}
      </DialogFrame>
    </Dialog>
  );
}
