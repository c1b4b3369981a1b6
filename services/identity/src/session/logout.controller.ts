import type { SessionsEndedResponse } from '@danqing/contracts/identity';
import { AppError, bearerToken, Public } from '@danqing/nest-kit';
import { Controller, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SessionService } from './session.service.ts';

/** Public, because the later of two concurrent logouts finds its session already ended. */
@Controller('api/auth')
@Public()
export class LogoutController {
  constructor(@Inject(SessionService) private readonly sessions: SessionService) {}

  @Post('logout')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async logout(@Req() request: FastifyRequest): Promise<SessionsEndedResponse> {
    const token = bearerToken(request);
    if (token === null || !(await this.sessions.end(token))) throw new AppError('UNAUTHENTICATED');
    return { success: true };
  }
}
