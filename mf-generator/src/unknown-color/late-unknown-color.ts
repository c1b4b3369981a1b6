import { latePart } from '@danqing/ui-kit';

/** The screen of an unknown name, which no other page needs. */
export const unknownColor = latePart(() =>
  import('./unknown-color.tsx').then((module) => module.UnknownColor),
);
