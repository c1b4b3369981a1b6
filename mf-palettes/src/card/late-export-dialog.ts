import { latePart } from '@danqing/ui-kit';

/** The dialog with every format, which the first page does without. */
export const exportDialog = latePart(() =>
  import('./export-dialog-part.ts').then((module) => module.ExportDialog),
);
