import type { Preview } from '@danqing/contracts/releases';

export const describePreviewed = ({ releases }: Pick<Preview, 'releases'>): string =>
  releases.map(({ area, release }) => `${area} ${release}`).join(', ');
