import {
  sessionIdSchema,
  type AuthenticatedUser,
  type MeResponse,
  type SessionsEndedResponse,
  type SessionsResponse,
} from '@danqing/contracts';
import { CurrentUser, Members } from '@danqing/nest-kit';
import { Controller, Delete, Get, Header, Inject, Param } from '@nestjs/common';
import { UserService } from '../user/user.service.ts';
import { SessionService } from './session.service.ts';

@Controller('api/auth')
@Members()
export class SessionController {
  constructor(
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(UserService) private readonly users: UserService,
  ) {}

  @Get('me')
  @Header('cache-control', 'no-store')
  async me(@CurrentUser() { userId }: AuthenticatedUser): Promise<MeResponse> {
    return { success: true, data: { user: await this.users.get(userId) } };
  }

  @Get('sessions')
  @Header('cache-control', 'no-store')
  async list(@CurrentUser() user: AuthenticatedUser): Promise<SessionsResponse> {
    return { success: true, data: await this.sessions.list(user) };
  }

  /** Ends all sessions but this one. */
  @Delete('sessions')
  @Header('cache-control', 'no-store')
  async endOthers(@CurrentUser() user: AuthenticatedUser): Promise<SessionsEndedResponse> {
    await this.sessions.revokeOthers(user);
    return { success: true };
  }

  @Delete('sessions/:id')
  @Header('cache-control', 'no-store')
  async end(
    @CurrentUser() { userId }: AuthenticatedUser,
    @Param('id', { schema: sessionIdSchema }) sessionId: string,
  ): Promise<SessionsEndedResponse> {
    await this.sessions.revoke({ userId, sessionId });
    return { success: true };
  }
}
