import { claimRequestSchema, type ClaimRequest, type ClaimResponse } from '@danqing/contracts/credits';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import type { SecurityLogPort } from '@danqing/contracts/operators';
import { clientAddress, CurrentUser, Members, requestLocale, SECURITY_LOG } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Optional, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CLAIM_TEXTS } from './claim-texts.ts';
import { ClaimService } from './claim.service.ts';

@Controller('api/downloads')
@Members('EXPORT_UNAUTHENTICATED')
export class ClaimController {
  constructor(
    @Inject(ClaimService) private readonly claims: ClaimService,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Post('claim')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async claim(
    @CurrentUser() { userId }: AuthenticatedUser,
    @Body({ schema: claimRequestSchema }) { resourceId }: ClaimRequest,
    @Req() request: FastifyRequest,
  ): Promise<ClaimResponse> {
    const { own, balance } = await this.claims.claimPalette({ paletteId: resourceId, userId });
    this.log?.record({
      action: 'claim',
      result: 'allowed',
      actor: `member ${userId}`,
      address: clientAddress(request),
      subject: `palette ${resourceId}`,
    });
    const message = CLAIM_TEXTS[own ? 'own' : 'claimed'][requestLocale(request.headers)];
    return { success: true, message, data: { credits: balance } };
  }
}
