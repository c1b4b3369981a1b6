import {
  beaconSchema,
  beaconTokenRequestSchema,
  type Beacon,
  type BeaconTokenRequest,
  type BeaconTokenResponse,
} from '@danqing/contracts/releases';
import { clientAddress, Public } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { overrideCookies } from '../overrides/override-cookies.ts';
import { previewCookie } from '../previews/preview-cookie.ts';
import { SMALL_BODY } from './small-bodies.ts';
import { BeaconIntake } from './beacon-intake.ts';
import { BeaconTokens } from './beacon-tokens.ts';
import { BegunPages } from './begun-pages.ts';
import { NamedReleases } from './named-releases.ts';
import { visitorOf } from '../stream/visitor.ts';

@Controller('api/releases/beacons')
@Public()
export class BeaconController {
  constructor(
    @Inject(BeaconIntake) private readonly intake: BeaconIntake,
    @Inject(BeaconTokens) private readonly tokens: BeaconTokens,
    @Inject(NamedReleases) private readonly named: NamedReleases,
    @Inject(BegunPages) private readonly begunPages: BegunPages,
  ) {}

  /** Accepts load reports. The response is the same for rejected reports, so that a forger learns nothing. */
  @Post()
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  @RouteConfig(SMALL_BODY)
  report(@Body({ schema: beaconSchema }) beacon: Beacon, @Req() request: FastifyRequest): void {
    if (representsVisitor(request)) this.intake.take(beacon, clientAddress(request));
  }

  /** Issues a page's token. A page of an area with a canary requests it first of all, and so has begun. */
  @Post('tokens')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @RouteConfig(SMALL_BODY)
  issueToken(
    @Body({ schema: beaconTokenRequestSchema }) { sequence, begun }: BeaconTokenRequest,
    @Req() request: FastifyRequest,
  ): BeaconTokenResponse {
    const page = { sequence, visitor: visitorOf(request) };
    const address = clientAddress(request);
    if (begun !== undefined && representsVisitor(request)) {
      const release = this.named.releaseOf(page, begun);
      if (release !== null) this.begunPages.add({ area: begun, release }, address);
    }
    return { token: this.tokens.issue(page, address) };
  }
}

/** Returns false for a browser with overrides or a preview, even in tabs opened earlier. */
const representsVisitor = (request: FastifyRequest): boolean =>
  overrideCookies(request).size === 0 && previewCookie(request) === null;
