import { latePart } from '@danqing/ui-kit';

export const reportDialog = latePart(() =>
  import('./report-dialog.tsx').then((module) => module.ReportDialog),
);
