import { latePart } from '@danqing/ui-kit';

/** The dialog for the colours of a picture, which the first page does without. */
export const imageDialog = latePart(() => import('./image-dialog.tsx').then((module) => module.ImageDialog));
