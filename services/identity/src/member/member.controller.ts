import {
  changeMemberRequestSchema,
  memberIdSchema,
  type AuthenticatedUser,
  type ChangeMemberResponse,
  type MemberChange,
  type MemberPageResponse,
} from '@danqing/contracts/identity';
import {
  AppError,
  CurrentUser,
  CurrentUserOrNull,
  withErrorCode,
  Members,
  OptionalMember,
} from '@danqing/nest-kit';
import { Body, Controller, Get, Header, Inject, Param, Patch } from '@nestjs/common';
import { MemberService } from './member.service.ts';

@Controller('api/users/:id')
export class MemberController {
  constructor(@Inject(MemberService) private readonly members: MemberService) {}

  @Patch()
  @Members()
  @Header('cache-control', 'no-store')
  async change(
    @Param('id', { schema: memberIdSchema }) id: number,
    @Body({ schema: changeMemberRequestSchema }) change: MemberChange,
    @CurrentUser() { userId }: AuthenticatedUser,
  ): Promise<ChangeMemberResponse> {
    if (id !== userId) throw new AppError('FORBIDDEN');
    const code = change.name === undefined ? 'MEMBER_NOT_CHANGED' : 'NAME_NOT_CHANGED';
    return { success: true, data: await withErrorCode(code, () => this.members.change(id, change)) };
  }

  @Get('public')
  @OptionalMember()
  @Header('cache-control', 'private, no-cache')
  async page(
    @Param('id', { schema: memberIdSchema }) id: number,
    @CurrentUserOrNull() viewer: AuthenticatedUser | null,
  ): Promise<MemberPageResponse> {
    const data = await withErrorCode('MEMBER_FAILED', () => this.members.page(id, viewer?.userId ?? null));
    return { success: true, data };
  }
}
