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
} from '@danqing/contracts';
import { clientAddress, Public, requestLocale } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';
import { SignInService, type Caller } from './sign-in.service.ts';

@Controller('api/auth')
@Public()
export class SignInController {
  constructor(@Inject(SignInService) private readonly signIn: SignInService) {}

  @Post('check-identifier')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async checkIdentifier(
    @Body({ schema: checkIdentifierRequestSchema }) body: CheckIdentifierRequest,
    @Req() request: FastifyRequest,
  ): Promise<CheckIdentifierResponse> {
    const caller = callerOf(request);
    const exists = await this.signIn.identifierExists(body, caller);
    return { success: true, exists, message: SIGN_IN_TEXTS[exists ? 'known' : 'unknown'][caller.locale] };
  }

  @Post('send-otp')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async sendOtp(
    @Body({ schema: sendOtpRequestSchema }) body: SendOtpRequest,
    @Req() request: FastifyRequest,
  ): Promise<SendOtpResponse> {
    const caller = callerOf(request);
    await this.signIn.sendCode(body, caller);
    return { success: true, message: SIGN_IN_TEXTS.codeSent[caller.locale] };
  }

  @Post('verify-otp')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async verifyOtp(
    @Body({ schema: verifyOtpRequestSchema }) body: VerifyOtpRequest,
    @Req() request: FastifyRequest,
  ): Promise<VerifyOtpResponse> {
    const caller = callerOf(request);
    const data = await this.signIn.signIn(body, caller);
    return { success: true, message: SIGN_IN_TEXTS.signedIn[caller.locale], data };
  }
}

const callerOf = (request: FastifyRequest): Caller => ({
  address: clientAddress(request),
  locale: requestLocale(request.headers),
  userAgent: request.headers['user-agent'] ?? '',
});
