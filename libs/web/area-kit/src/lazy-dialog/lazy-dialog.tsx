import { toast } from '@danqing/shell-sdk';
import { logError, useLazyChunk, type LazyChunk } from '@danqing/ui-kit';
import type { ComponentType } from 'react';
import type { Notice } from '../notices/notify.ts';

export interface LazyDialogProps<Props> {
  needed: boolean;
  chunk: LazyChunk<ComponentType<Props>>;
  props: Props | null;
  failed: string;
  onFailure: () => void;
  show?: (notice: Notice) => void;
}

/** Renders a dialog whose code is loaded on first use. */
export function LazyDialog<Props extends object>(dialog: LazyDialogProps<Props>) {
  const { needed, chunk, props, failed, onFailure, show = toast } = dialog;
  const { part: Dialog } = useLazyChunk(chunk, needed, (error) => {
    logError('area-kit: a dialog did not load', error);
    show({ message: failed, variant: 'error' });
    onFailure();
  });
  return Dialog && props && <Dialog {...props} />;
}
