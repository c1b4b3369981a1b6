import { toast } from '@danqing/shell-sdk';
import { logError, useLatePart, type LatePart } from '@danqing/ui-kit';
import type { ComponentType } from 'react';
import type { Notice } from '../notices/notify.ts';

export interface LateDialogProps<Props> {
  /** Whether it is time to fetch the code. */
  wanted: boolean;
  late: LatePart<ComponentType<Props>>;
  /** Null: not on screen. */
  props: Props | null;
  /** Tells the visitor that the dialog did not load. */
  failed: string;
  /** The dialog did not load, which the visitor has been told. */
  onFailure: () => void;
  /** How the area shows its messages; default `toast`. */
  show?: (notice: Notice) => void;
}

/** A dialog whose code comes with its first use. */
export function LateDialog<Props extends object>(dialog: LateDialogProps<Props>) {
  const { wanted, late, props, failed, onFailure, show = toast } = dialog;
  const { part: Dialog } = useLatePart(late, wanted, (error) => {
    logError('area-kit: a dialog did not load', error);
    show({ message: failed, variant: 'error' });
    onFailure();
  });
  return Dialog && props && <Dialog {...props} />;
}
