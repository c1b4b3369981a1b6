import { latePart } from '@danqing/ui-kit';

/** The dialog that makes a palette of a file, which the first page does without. */
export const importDialog = latePart(() =>
  import('./import-dialog.tsx').then((module) => module.ImportDialog),
);
