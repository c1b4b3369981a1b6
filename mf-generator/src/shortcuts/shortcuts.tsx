import { LazyDialog } from '@danqing/area-kit';
import { useTranslation, withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import { shortcutCatalogues } from './shortcut-catalogues.ts';

const shortcutsDialog = lazyChunk(() =>
  withLateTexts(
    'shortcuts',
    shortcutCatalogues,
    import(/* webpackChunkName: "more" */ './shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
  ),
);

/** Opens the shortcut list on `?`, except in text fields. */
export function Shortcuts() {
  const { t } = useTranslation('generator');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const taken =
        target instanceof Element && target.closest('input, textarea, [contenteditable], [role=dialog]');
      if (key === '?' && !taken && !defaultPrevented) setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <LazyDialog
      needed={open}
      chunk={shortcutsDialog}
      props={open ? { onClose: close } : null}
      failed={t('dialogFailed')}
      onFailure={close}
    />
  );
}
