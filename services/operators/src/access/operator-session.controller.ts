import {
  operatorCodeSchema,
  operatorSignInSchema,
  type OperatorSession,
  type OperatorSignedIn,
} from '@danqing/contracts/operators';
import { AnyOperator, OperatorPurposeOf, Operators, Public } from '@danqing/nest-kit';
import { Body, Controller, Delete, Get, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { OperatorAccess } from './operator-access.ts';
import { setSessionCookie } from './session-cookie.ts';

export const BASE_PATH = Symbol('BASE_PATH');

@Controller('api/operator/session')
export class OperatorSessionController {
  constructor(
    @Inject(OperatorAccess) private readonly access: OperatorAccess,
    @Inject(BASE_PATH) private readonly basePath: string,
  ) {}

  @Post()
  @Public()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async begin(
    @Body({ schema: operatorSignInSchema }) credentials: z.output<typeof operatorSignInSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OperatorSignedIn> {
    const { cookie, pageToken, session } = await this.access.begin(request, credentials);
    setSessionCookie(request, reply, this.basePath, cookie);
    return { ...session, pageToken };
  }

  @Get()
  @Operators()
  @AnyOperator()
  @Header('cache-control', 'no-store')
  read(@Req() request: FastifyRequest): Promise<OperatorSession> {
    return this.access.read(request);
  }

  @Post('code')
  @Operators()
  @AnyOperator()
  @OperatorPurposeOf('look')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  confirm(
    @Body({ schema: operatorCodeSchema }) { code }: z.output<typeof operatorCodeSchema>,
    @Req() request: FastifyRequest,
  ): Promise<OperatorSession> {
    return this.access.confirm(request, code);
  }

  @Delete()
  @Operators()
  @AnyOperator()
  @OperatorPurposeOf('look')
  @HttpCode(204)
  async end(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.access.end(request);
    setSessionCookie(request, reply, this.basePath, null);
  }
}
