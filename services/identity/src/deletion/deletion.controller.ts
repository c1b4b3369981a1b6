import {
  deletionRequestSchema,
  type AuthenticatedUser,
  type DeletionRequest,
  type DeletionResponse,
  type SendOtpResponse,
} from '@danqing/contracts/identity';
import { CurrentUser, Members } from '@danqing/nest-kit';
import { Body, Controller, Delete, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../sign-in/caller.ts';
import { SIGN_IN_TEXTS } from '../sign-in/sign-in-texts.ts';
import { SIGN_IN_SETTINGS, type SignInSettings } from '../sign-in/sign-in.service.ts';
import { DeletionService } from './deletion.service.ts';

@Controller('api/auth/account/deletion')
@Members()
export class DeletionController {
  constructor(
    @Inject(DeletionService) private readonly deletion: DeletionService,
    @Inject(SIGN_IN_SETTINGS) private readonly settings: SignInSettings,
  ) {}

  @Post('code')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async sendCode(
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SendOtpResponse> {
    const caller = callerOf(request, reply, this.settings.basePath);
    await this.deletion.sendCode(userId, caller);
    return { success: true, message: SIGN_IN_TEXTS.codeSent[caller.locale] };
  }

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async ask(
    @Body({ schema: deletionRequestSchema }) { otp }: DeletionRequest,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeletionResponse> {
    const at = await this.deletion.request(userId, otp, callerOf(request, reply, this.settings.basePath));
    return { success: true, data: { erases_at: at.toISOString() } };
  }

  @Delete()
  @Header('cache-control', 'no-store')
  async cancel(
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeletionResponse> {
    await this.deletion.cancel(userId, callerOf(request, reply, this.settings.basePath));
    return { success: true, data: { erases_at: null } };
  }
}
