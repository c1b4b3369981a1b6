import { latePart } from '@danqing/ui-kit';

export const unknownColor = latePart(() =>
  import('./unknown-color.tsx').then((module) => module.UnknownColor),
);
