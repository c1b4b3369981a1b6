import { latePart } from '@danqing/ui-kit';

/** The search of the picker, which the first page does without: it comes with the floating part. */
export const searchPanel = latePart(() => import('./search-panel.tsx').then((module) => module.SearchPanel));
