import { latePart } from '@danqing/ui-kit';

/** The dialog to report a colour, which its page does without at first. */
export const reportDialog = latePart(() =>
  import('./report-dialog.tsx').then((module) => module.ReportDialog),
);
