import type { AuthenticatedUser } from '@danqing/contracts/identity';
import type { SecurityLogPort } from '@danqing/contracts/operators';
import {
  claimRequestSchema,
  type ClaimedPalettesResponse,
  type ClaimRequest,
  type ClaimResponse,
} from '@danqing/contracts/palettes';
import { clientAddress, CurrentUser, Members, SECURITY_LOG } from '@danqing/nest-kit';
import { Body, Controller, Get, Header, HttpCode, Inject, Optional, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { say } from '../palette/palette-texts.ts';
import { ClaimService } from './claim.service.ts';

@Controller('api/downloads')
@Members('EXPORT_UNAUTHENTICATED')
export class ClaimController {
  constructor(
    @Inject(ClaimService) private readonly claims: ClaimService,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
  ): Promise<ClaimedPalettesResponse> {
    const paletteIds = await this.claims.claimedBy(userId);
    return { success: true, message: say('listed', request), data: { paletteIds } };
  }

  @Post('claim')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async claim(
    @CurrentUser() { userId }: AuthenticatedUser,
    @Body({ schema: claimRequestSchema }) { resourceId }: ClaimRequest,
    @Req() request: FastifyRequest,
  ): Promise<ClaimResponse> {
    const { own, balance } = await this.claims.claim({ paletteId: resourceId, userId });
    this.log?.record({
      action: 'claim',
      result: 'allowed',
      actor: `member ${userId}`,
      address: clientAddress(request),
      subject: `palette ${resourceId}`,
    });
    return {
      success: true,
      message: say(own ? 'ownClaimed' : 'claimed', request),
      data: { credits: balance },
    };
  }
}
