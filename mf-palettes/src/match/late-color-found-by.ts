import { latePart } from '@danqing/ui-kit';

export const lateColorFoundBy = latePart(() =>
  import('./color-found-by.ts').then((module) => module.colorFoundBy),
);
