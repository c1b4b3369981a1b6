import {
  creditHistoryQuerySchema,
  type CreditHistoryQuery,
  type CreditHistoryResponse,
  type CreditsPort,
} from '@danqing/contracts/credits';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { creditsPort } from '@danqing/contracts/ports';
import { AppError, CurrentUser, withErrorCode, Members, portToken } from '@danqing/nest-kit';
import { Controller, Get, Header, Inject, Param, Query } from '@nestjs/common';
import { z } from 'zod';

const memberIdSchema = z.coerce.number().int().min(1);

/**
 * Only the member may see their credit history. It is served here because the credits service has no
 * authentication.
 */
@Controller('api/users/:id/credits')
@Members()
export class MemberCreditsController {
  constructor(@Inject(portToken(creditsPort)) private readonly credits: CreditsPort) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(
    @Param('id', { schema: memberIdSchema }) id: number,
    @Query({ schema: creditHistoryQuerySchema }) query: CreditHistoryQuery,
    @CurrentUser() { userId }: AuthenticatedUser,
  ): Promise<CreditHistoryResponse> {
    if (id !== userId) throw new AppError('FORBIDDEN');
    return withErrorCode('CREDIT_HISTORY_FAILED', async () => ({
      success: true,
      ...(await this.credits.getHistory({ ...query, userId })),
    }));
  }
}
