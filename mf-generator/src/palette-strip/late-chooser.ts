import { latePart } from '@danqing/ui-kit';

export const chooser = latePart(() =>
  import('./chooser-popover.tsx').then((module) => module.ChooserPopover),
);
