import {
  claimRequestSchema,
  type AuthenticatedUser,
  type ClaimRequest,
  type ClaimResponse,
} from '@danqing/contracts';
import { CurrentUser, Members, requestLocale } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CLAIM_TEXTS } from './claim-texts.ts';
import { ClaimService } from './claim.service.ts';

@Controller('api/downloads')
@Members('EXPORT_UNAUTHENTICATED')
export class ClaimController {
  constructor(@Inject(ClaimService) private readonly claims: ClaimService) {}

  @Post('claim')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async claim(
    @CurrentUser() { userId }: AuthenticatedUser,
    @Body({ schema: claimRequestSchema }) { resourceId }: ClaimRequest,
    @Req() request: FastifyRequest,
  ): Promise<ClaimResponse> {
    const { own, balance } = await this.claims.claimPalette({ paletteId: resourceId, userId });
    const message = CLAIM_TEXTS[own ? 'own' : 'claimed'][requestLocale(request.headers)];
    return { success: true, message, data: { credits: balance } };
  }
}
