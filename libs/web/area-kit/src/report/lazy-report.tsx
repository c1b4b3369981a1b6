import { lazyChunk } from '@danqing/ui-kit';
import type { RefObject } from 'react';
import { LazyDialog } from '../lazy-dialog/lazy-dialog.tsx';
import { notify } from '../notices/notify.ts';
import type { ReportableItem } from './report-dialog.tsx';

export const reportDialog = lazyChunk(() =>
  import('./report-dialog-chunk.ts').then(({ loadReportDialog }) => loadReportDialog()),
);

export interface LazyReportProps {
  item: ReportableItem | null;
  /** Message when the dialog cannot be loaded. */
  failed: string;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Renders a dialog that reports an item to the operators. */
export function LazyReport({ item, failed, onClose, returnFocus }: LazyReportProps) {
  return (
    <LazyDialog
      needed={item !== null}
      chunk={reportDialog}
      props={item && { item, onClose, returnFocus }}
      failed={failed}
      onFailure={onClose}
      show={notify}
    />
  );
}
