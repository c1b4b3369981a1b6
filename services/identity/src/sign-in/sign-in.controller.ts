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
import { clientAddress, Public, requestLocale } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ASKER_COOKIE, DEVICE_COOKIE, keepCookie, readCookie } from '../browser/browser-cookies.ts';
import { newToken } from '../secret/tokens.ts';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';
import { SIGN_IN_SETTINGS, SignInService, type Caller, type SignInSettings } from './sign-in.service.ts';

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
    const caller = this.callerOf(request, reply);
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
    const caller = this.callerOf(request, reply);
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
    const caller = this.callerOf(request, reply);
    const data = await this.signIn.signIn(body, caller);
    keepCookie(request, reply, this.settings.basePath, DEVICE_COOKIE, caller.device);
    return { success: true, message: SIGN_IN_TEXTS.signedIn[caller.locale], data };
  }

  /** A browser that shows no cookie yet gets one with whatever is answered. */
  private callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
    const asker = readCookie(request, ASKER_COOKIE);
    const given = asker ?? newToken();
    if (asker === null) keepCookie(request, reply, this.settings.basePath, ASKER_COOKIE, given);
    return {
      address: clientAddress(request),
      locale: requestLocale(request.headers),
      userAgent: request.headers['user-agent'] ?? '',
      asker: given,
      plain: asker === null,
      device: readCookie(request, DEVICE_COOKIE) ?? newToken(),
    };
  }
}
