import { latePart } from '@danqing/ui-kit';

/** The chooser, which the first page does without. */
export const chooser = latePart(() =>
  import('./chooser-popover.tsx').then((module) => module.ChooserPopover),
);
