import { ERROR_STATUS, ERRORS } from '@danqing/contracts/errors';
import { AppError, Public, requestLocale } from '@danqing/nest-kit';
import { MAX_TOKEN_LENGTH, Overrides } from '@danqing/releases';
import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.ts';
import { createNonce } from '../page/page-cache.ts';
import { setOverrideCookie } from './override-cookie.ts';
import { overridePagePolicy, renderOverridePage, renderRefusedPage } from './override-page.ts';

const acceptSchema = z.object({ token: z.string().max(MAX_TOKEN_LENGTH) });

/** The link only opens a page, and its button sets the cookie. A link alone must not permit foreign code. */
@Public()
@Controller('overrides')
export class OverrideController {
  readonly #overrides: Overrides;
  readonly #basePath: string;

  constructor(
    @Inject(Overrides) overrides: Overrides,
    @Inject(GATEWAY_CONFIG) { BASE_PATH }: Pick<GatewayConfig, 'BASE_PATH'>,
  ) {
    this.#overrides = overrides;
    this.#basePath = BASE_PATH;
  }

  @Get()
  ask(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const nonce = createNonce();
    const input = { locale: requestLocale(request.headers), basePath: this.#basePath, nonce };
    const { status, html } = this.#answer(request.query as Record<string, unknown>, input);
    void reply
      .status(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', overridePagePolicy(nonce))
      // The URL contains the token.
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
      .send(html);
  }

  #answer({ token }: Record<string, unknown>, input: Parameters<typeof renderRefusedPage>[1]) {
    try {
      const override = this.#overrides.read(typeof token === 'string' ? token : '');
      return { status: 200, html: renderOverridePage({ override, ...input }) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { kind, message } = ERRORS[error.code];
      return { status: ERROR_STATUS[kind], html: renderRefusedPage(message[input.locale], input) };
    }
  }

  @Post()
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  accept(
    @Body({ schema: acceptSchema }) { token }: z.output<typeof acceptSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): void {
    setOverrideCookie(request, reply, this.#overrides.read(token), token, this.#basePath);
  }
}
