import type { ReleasesPort } from '@danqing/contracts/releases';

export const PAGE_DRAWS = Symbol('PAGE_DRAWS');

/** What decides which canaries a visitor's pages get. */
export interface PageDraws {
  releases: Pick<ReleasesPort, 'getDocument'>;
  /** Path of the cookies. */
  basePath: string;
}
