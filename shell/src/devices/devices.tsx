import { toast, useSession } from '@danqing/shell-sdk';
import { useTranslation, withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart, logError, useLatePart } from '@danqing/ui-kit';
import { useStore } from 'zustand';
import { useShell } from '../stores/shell-context.ts';
import { devicesCatalogues } from './catalogues.ts';

export const devicesDialog = latePart(() =>
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
  const { part: Dialog } = useLatePart(devicesDialog, open, (error) => {
    logError('the dialog of devices did not load', error);
    toast({ message: t('area.notLoaded'), variant: 'error' });
    devices.close();
  });
  return open && user && Dialog ? <Dialog member={user} onClose={devices.close} /> : null;
}
