import {
  beaconSchema,
  beaconTokenRequestSchema,
  type Beacon,
  type BeaconTokenRequest,
  type BeaconTokenResponse,
} from '@danqing/contracts/releases';
import { clientAddress, Public } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { overrideCookies } from '../overrides/override-cookies.ts';
import { previewCookie } from '../previews/preview-cookie.ts';
import { SMALL_BODY } from './small-bodies.ts';
import { BeaconIntake } from './beacon-intake.ts';
import { BeaconTokens } from './beacon-tokens.ts';
import { BegunPages } from './begun-pages.ts';
import { NamedReleases } from './named-releases.ts';
import { setVariantCookie, setVisitorCookie } from '../stream/visitor-cookies.ts';
import { createVisitor, variantOf, visitorOf } from '../stream/visitor.ts';
import { PAGE_DRAWS, type PageDraws } from './page-draws.ts';

@Controller('api/releases/beacons')
@Public()
export class BeaconController {
  constructor(
    @Inject(BeaconIntake) private readonly intake: BeaconIntake,
    @Inject(BeaconTokens) private readonly tokens: BeaconTokens,
    @Inject(NamedReleases) private readonly named: NamedReleases,
    @Inject(BegunPages) private readonly begunPages: BegunPages,
    @Inject(PAGE_DRAWS) private readonly draws: PageDraws,
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
  async issueToken(
    @Body({ schema: beaconTokenRequestSchema }) { sequence, begun }: BeaconTokenRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BeaconTokenResponse> {
    const page = { sequence, visitor: await this.#drawAgain(request, reply) };
    const address = clientAddress(request);
    if (begun !== undefined && representsVisitor(request)) {
      const release = this.named.releaseOf(page, begun);
      if (release !== null) this.begunPages.add({ area: begun, release }, address);
    }
    return { token: this.tokens.issue(page, address) };
  }

  /**
   * Returns the visitor of the page, or null if a cache sent it without canaries. Such a page belongs to a new
   * visitor, or to one whose canaries have changed. Sets the cookies for the visitor's next page.
   */
  async #drawAgain(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    const known = visitorOf(request);
    const { releases, basePath } = this.draws;
    const stable = await releases.getDocument(known);
    if (!stable) return known;
    const visitor = known ?? (stable.canaries ? createVisitor() : null);
    const { variant } = (known === visitor ? null : await releases.getDocument(visitor)) ?? stable;
    if (variant === variantOf(request) && known === visitor) return known;
    if (visitor !== null && known === null) setVisitorCookie(request, reply, visitor, basePath);
    if (variant !== variantOf(request)) setVariantCookie(request, reply, variant, basePath);
    return null;
  }
}

/** Returns false for a browser with overrides or a preview, even in tabs opened earlier. */
const representsVisitor = (request: FastifyRequest): boolean =>
  overrideCookies(request).size === 0 && previewCookie(request) === null;
