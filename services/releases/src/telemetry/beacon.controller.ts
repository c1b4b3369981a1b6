import {
  beaconSchema,
  receiptRequestSchema,
  type Beacon,
  type ReceiptResponse,
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

@Controller('api/releases/beacons')
@Public()
export class BeaconController {
  constructor(
    @Inject(BeaconIntake) private readonly intake: BeaconIntake,
    @Inject(BeaconTokens) private readonly tokens: BeaconTokens,
  ) {}

  /** Accepts load reports. The response is the same for rejected reports, so that a forger learns nothing. */
  @Post()
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  @RouteConfig(SMALL_BODY)
  report(@Body({ schema: beaconSchema }) beacon: Beacon, @Req() request: FastifyRequest): void {
    // Reports from a browser with overrides or a preview are ignored, even from tabs opened earlier, because
    // they do not represent visitors.
    if (overrideCookies(request).size > 0 || previewCookie(request) !== null) return;
    this.intake.take(beacon, clientAddress(request));
  }

  @Post('receipts')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @RouteConfig(SMALL_BODY)
  receipt(
    @Body({ schema: receiptRequestSchema }) { token }: { token: string },
    @Req() request: FastifyRequest,
  ): ReceiptResponse {
    return { receipt: this.tokens.receipt(token, clientAddress(request)) };
  }
}
