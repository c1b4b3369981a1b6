import { releasePrefixSchema, type Publisher, type ReleaseVerdict } from '@danqing/contracts/releases';
import { Controller, Get, Header, Inject, Param, UseFilters } from '@nestjs/common';
import { ReleaseErrorFilter } from '../operator/release-error.filter.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { CurrentPublisher, Publishers } from '../upload/publishers.guard.ts';
import { readVerdict } from './read-verdict.ts';

@Controller('api/releases/verdicts')
@Publishers()
@UseFilters(ReleaseErrorFilter)
export class VerdictController {
  constructor(@Inject(RELEASE_PLANE) private readonly plane: ReleasePlane) {}

  @Get(':release')
  @Header('cache-control', 'no-store')
  read(
    @CurrentPublisher() { area }: Publisher,
    @Param('release', { schema: releasePrefixSchema }) release: string,
  ): Promise<ReleaseVerdict> {
    return readVerdict(this.plane, { area, release });
  }
}
