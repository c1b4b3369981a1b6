import {
  sessionIdSchema,
  type AuthenticatedUser,
  type MeResponse,
  type SessionsEndedResponse,
  type SessionsResponse,
} from '@danqing/contracts/identity';
import { clientAddress, CurrentUser, Members } from '@danqing/nest-kit';
import { Controller, Delete, Get, Header, Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SignInLog } from '../sign-in/sign-in-log.ts';
import { UserService } from '../user/user.service.ts';
import { SessionService } from './session.service.ts';

@Controller('api/auth')
@Members()
export class SessionController {
  constructor(
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(UserService) private readonly users: UserService,
    @Inject(SignInLog) private readonly log: SignInLog,
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

  @Delete('sessions')
  @Header('cache-control', 'no-store')
  async endOthers(
    @CurrentUser() user: AuthenticatedUser,
    @Req() request: FastifyRequest,
  ): Promise<SessionsEndedResponse> {
    await this.sessions.revokeOthers(user);
    this.#tell(user, request, `all but session ${user.sessionId}`);
    return { success: true };
  }

  @Delete('sessions/:id')
  @Header('cache-control', 'no-store')
  async end(
    @CurrentUser() user: AuthenticatedUser,
    @Param('id', { schema: sessionIdSchema }) sessionId: string,
    @Req() request: FastifyRequest,
  ): Promise<SessionsEndedResponse> {
    await this.sessions.revoke({ userId: user.userId, sessionId });
    this.#tell(user, request, `session ${sessionId}`);
    return { success: true };
  }

  #tell({ userId }: AuthenticatedUser, request: FastifyRequest, subject: string): void {
    this.log.record({
      action: 'session-end',
      result: 'allowed',
      actor: `member ${userId}`,
      address: clientAddress(request),
      subject,
    });
  }
}
