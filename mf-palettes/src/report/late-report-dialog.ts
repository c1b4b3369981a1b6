import { latePart } from '@danqing/ui-kit';

/** The dialog to report a palette, which the first page does without. */
export const reportDialog = latePart(() =>
  import('./report-dialog.tsx').then((module) => module.ReportDialog),
);
