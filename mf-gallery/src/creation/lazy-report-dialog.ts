import { lazyChunk } from '@danqing/ui-kit';

export const reportDialog = lazyChunk(() =>
  import('./report-dialog.tsx').then((module) => module.ReportDialog),
);
