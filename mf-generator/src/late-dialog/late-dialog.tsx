import { toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError, useLatePart, type LatePart } from '@danqing/ui-kit';
import type { ComponentType } from 'react';

interface LateDialogProps<Props> {
  /** Whether it is time to fetch the code. */
  wanted: boolean;
  late: LatePart<ComponentType<Props>>;
  /** Null: not on screen. */
  props: Props | null;
  /** It did not load, which the visitor has been told. */
  onFailure: () => void;
}

/** A dialog whose code comes with its first use. */
export function LateDialog<Props extends object>({ wanted, late, props, onFailure }: LateDialogProps<Props>) {
  const { t } = useTranslation('generator');
  const { part: Dialog } = useLatePart(late, wanted, (error) => {
    logError('generator: a dialog did not load', error);
    toast({ message: t('dialogFailed'), variant: 'error' });
    onFailure();
  });
  return Dialog && props && <Dialog {...props} />;
}
