import {
  cocreatedColorIdSchema,
  mintRequestSchema,
  type Mint,
  type MintRequest,
} from '@danqing/contracts/cocreate';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { CurrentUser, withErrorCode, Members } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { MintService } from './mint.service.ts';

@Controller('api/co-create/colors/:id/mint')
@Members()
export class MintController {
  constructor(@Inject(MintService) private readonly mints: MintService) {}

  @Post()
  @HttpCode(202)
  @Header('cache-control', 'no-store')
  request(
    @Param('id', { schema: cocreatedColorIdSchema }) id: number,
    @Body({ schema: mintRequestSchema }) { address }: MintRequest,
    @CurrentUser() { userId }: AuthenticatedUser,
  ): Promise<Mint> {
    return withErrorCode('COCREATE_ACTION_FAILED', () => this.mints.request(id, userId, address));
  }
}
