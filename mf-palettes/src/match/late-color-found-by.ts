import { latePart } from '@danqing/ui-kit';

/** What only a search needs. */
export const lateColorFoundBy = latePart(() =>
  import('./color-found-by.ts').then((module) => module.colorFoundBy),
);
