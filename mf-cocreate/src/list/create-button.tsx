import { LazyDialog, notify } from '@danqing/area-kit';
import { NAME_REFERENCES } from '@danqing/contracts/cocreate';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, prefetchProps } from '@danqing/ui-kit';
import Plus from '@danqing/ui-kit/icons/plus';
import { useRef, useState } from 'react';
import { suggestionsDialog } from '../new-color/lazy-suggestions-dialog.ts';

interface CreateButtonProps {
  references: readonly string[];
  originHex: string | null;
}

export function CreateButton({ references, originHex }: CreateButtonProps) {
  const { t } = useTranslation('cocreate');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={button}
        variant="primary"
        {...prefetchProps(suggestionsDialog)}
        onClick={() => setOpen(true)}
      >
        <Plus size={17} strokeWidth={1.8} aria-hidden="true" />
        {t('create')}
      </Button>
      <LazyDialog
        needed={open}
        chunk={suggestionsDialog}
        props={
          open
            ? {
                references: references.slice(0, NAME_REFERENCES),
                originHex,
                onClose: close,
                returnFocus: button,
              }
            : null
        }
        failed={t('dialogFailed')}
        onFailure={close}
        show={notify}
      />
    </>
  );
}
