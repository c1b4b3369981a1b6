import { toast, useSession } from '@danqing/shell-sdk';
import { useTranslation, withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk, logError, useLazyChunk } from '@danqing/ui-kit';
import { useStore } from 'zustand';
import { useShell } from '../stores/shell-context.ts';
import { devicesCatalogues } from './catalogues.ts';

export const devicesDialog = lazyChunk(() =>
  withLateTexts(
    'devices',
    devicesCatalogues,
    import('./devices-dialog.tsx').then((module) => module.DevicesDialog),
  ),
);

export function Devices() {
  const { devices } = useShell();
  const { t } = useTranslation();
  const { user } = useSession();
  const open = useStore(devices);
  const { part: Dialog } = useLazyChunk(devicesDialog, open, (error) => {
    logError('the dialog of devices did not load', error);
    toast({ message: t('area.notLoaded'), variant: 'error' });
    devices.close();
  });
  return open && user && Dialog ? <Dialog member={user} onClose={devices.close} /> : null;
}
