import {
  overrideRequestSchema,
  type OverrideResponse,
  type OverrideRequest,
} from '@danqing/contracts/releases';
import type { SecurityLogPort } from '@danqing/contracts/operators';
import { AppError, requireRight, SECURITY_LOG, type OperatorRequest } from '@danqing/nest-kit';
import {
  Body,
  Controller,
  Header,
  HttpCode,
  Inject,
  Logger,
  Optional,
  Post,
  Req,
  UseFilters,
} from '@nestjs/common';
import { ReleaseErrorFilter } from '../operator/release-error.filter.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import type { PublisherRequest } from '../upload/publishers.guard.ts';
import { Developers } from './developers.guard.ts';
import { grantOverride } from './grant-override.ts';
import { OverrideTokens } from './override-tokens.ts';
import { Overrides } from './overrides.ts';

@Controller('api/releases/overrides')
@Developers()
@UseFilters(ReleaseErrorFilter)
export class OverridesController {
  readonly #logger = new Logger('Overrides');

  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Inject(OverrideTokens) private readonly tokens: OverrideTokens,
    @Inject(Overrides) private readonly overrides: Overrides,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async grant(
    @Body({ schema: overrideRequestSchema }) wanted: OverrideRequest,
    @Req() request: PublisherRequest & OperatorRequest,
  ): Promise<OverrideResponse> {
    const { area } = wanted.manifest;
    const { publisher, operator } = request;
    if (publisher && publisher.area !== area) throw new AppError('FORBIDDEN');
    if (operator) requireRight(request, { area, right: 'publish' }, this.log);
    const { plane, tokens } = this;
    const answer = await grantOverride({ plane, tokens, origins: this.overrides.origins }, wanted);
    const who = publisher ? `publisher ${publisher.name}` : (operator?.actor ?? 'nobody');
    this.#logger.log(`${who} may override ${area} from ${answer.origin} until ${answer.until}`);
    return answer;
  }
}
