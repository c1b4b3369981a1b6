import {
  checkIdentifierRequestSchema,
  sendOtpRequestSchema,
  verifyOtpRequestSchema,
  type CheckIdentifierRequest,
  type CheckIdentifierResponse,
  type SendOtpRequest,
  type SendOtpResponse,
  type VerifyOtpRequest,
  type VerifyOtpResponse,
} from '@danqing/contracts/identity';
import { Public } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, setCookie } from '../browser/browser-cookies.ts';
import { callerOf } from './caller.ts';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';
import { SIGN_IN_SETTINGS, SignInService, type SignInSettings } from './sign-in.service.ts';

@Controller('api/auth')
@Public()
export class SignInController {
  constructor(
    @Inject(SignInService) private readonly signIn: SignInService,
    @Inject(SIGN_IN_SETTINGS) private readonly settings: SignInSettings,
  ) {}

  @Post('check-identifier')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async checkIdentifier(
    @Body({ schema: checkIdentifierRequestSchema }) body: CheckIdentifierRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CheckIdentifierResponse> {
    const caller = callerOf(request, reply, this.settings.basePath);
    const exists = await this.signIn.identifierExists(body, caller);
    return { success: true, exists, message: SIGN_IN_TEXTS[exists ? 'known' : 'unknown'][caller.locale] };
  }

  @Post('send-otp')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async sendOtp(
    @Body({ schema: sendOtpRequestSchema }) body: SendOtpRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SendOtpResponse> {
    const caller = callerOf(request, reply, this.settings.basePath);
    await this.signIn.sendCode(body, caller);
    return { success: true, message: SIGN_IN_TEXTS.codeSent[caller.locale] };
  }

  @Post('verify-otp')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async verifyOtp(
    @Body({ schema: verifyOtpRequestSchema }) body: VerifyOtpRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifyOtpResponse> {
    const caller = callerOf(request, reply, this.settings.basePath);
    const data = await this.signIn.signIn(body, caller);
    setCookie(request, reply, this.settings.basePath, DEVICE_COOKIE, caller.device);
    return { success: true, message: SIGN_IN_TEXTS.signedIn[caller.locale], data };
  }
}
