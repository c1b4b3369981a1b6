import type { ReleasesPort } from '@danqing/contracts/releases';
import type { FactoryProvider, InjectionToken } from '@nestjs/common';

export const PAGE_DRAWS = Symbol('PAGE_DRAWS');

/** Renews the cookies of a visitor when a page requests its token. */
export interface PageDraws {
  releases: Pick<ReleasesPort, 'getDocument'>;
  /** Path of the cookies. */
  basePath: string;
}

export const pageDraws = (releases: InjectionToken, basePath: string): FactoryProvider => ({
  provide: PAGE_DRAWS,
  inject: [releases],
  useFactory: (port: ReleasesPort): PageDraws => ({ releases: port, basePath }),
});
