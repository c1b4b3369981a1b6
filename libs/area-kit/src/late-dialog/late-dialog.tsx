import { toast } from '@danqing/shell-sdk';
import { logError, useLatePart, type LatePart } from '@danqing/ui-kit';
import type { ComponentType } from 'react';
import type { Notice } from '../notices/notify.ts';

export interface LateDialogProps<Props> {
  wanted: boolean;
  late: LatePart<ComponentType<Props>>;
  props: Props | null;
  failed: string;
  onFailure: () => void;
  show?: (notice: Notice) => void;
}

/** Renders a dialog whose code is loaded on first use. */
export function LateDialog<Props extends object>(dialog: LateDialogProps<Props>) {
  const { wanted, late, props, failed, onFailure, show = toast } = dialog;
  const { part: Dialog } = useLatePart(late, wanted, (error) => {
    logError('area-kit: a dialog did not load', error);
    show({ message: failed, variant: 'error' });
    onFailure();
  });
  return Dialog && props && <Dialog {...props} />;
}
