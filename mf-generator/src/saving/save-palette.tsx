import { LazyDialog, type ColorList } from '@danqing/area-kit';
import { requireLogin } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, lazyChunk, prefetchProps } from '@danqing/ui-kit';
import Bookmark from '@danqing/ui-kit/icons/bookmark';
import { useRef, useState } from 'react';
import type { GeneratorState } from '../model/generator-state.ts';
import type { PaletteSource } from '../model/palette/open-palette.ts';
import type { SchemeSwatch } from '../model/scheme.ts';
import { isComplete } from '../model/palette/is-complete.ts';
import layout from '../layout/layout.module.css';

const saveDialog = lazyChunk(() => import('./save-dialog.tsx').then((module) => module.SaveDialog));

interface SavePaletteProps {
  state: GeneratorState;
  scheme: readonly SchemeSwatch[];
  list: ColorList;
  onRenewed: (source: PaletteSource) => void;
}

/**
 * Saves the scheme as a palette of the member. A signed-out visitor signs in first; saving then continues
 * automatically.
 */
export function SavePalette({ state, scheme, list, onRenewed }: SavePaletteProps) {
  const { t } = useTranslation('generator');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const start = async () => {
    if (await requireLogin()) setOpen(true);
  };
  // Close first, because this dialog and the sign-in dialog would compete for the focus.
  const signInAgain = () => {
    close();
    void start();
  };
  return (
    <>
      <Button
        ref={button}
        variant="primary"
        className={layout.save}
        disabled={!isComplete(state, scheme)}
        {...prefetchProps(saveDialog)}
        onClick={start}
      >
        <Bookmark size={17} strokeWidth={1.6} aria-hidden="true" />
        <span className={layout.longLabel}>{t('save.open')}</span>
        <span className={layout.shortLabel} aria-hidden="true">
          {t('save.short')}
        </span>
      </Button>
      <LazyDialog
        needed={open}
        chunk={saveDialog}
        props={{
          open,
          onOpenChange: setOpen,
          state,
          scheme,
          list,
          returnFocus: button,
          onSignedOut: signInAgain,
          onRenewed,
        }}
        failed={t('dialogFailed')}
        onFailure={close}
      />
    </>
  );
}
