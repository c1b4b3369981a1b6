import { ERROR_STATUS, ERRORS } from '@danqing/contracts/errors';
import { AppError, Public, requestLocale } from '@danqing/nest-kit';
import { MAX_TOKEN_LENGTH, Overrides } from '@danqing/releases';
import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.ts';
import {
  confirmationHeaders,
  renderRefusal,
  type ConfirmationContext,
} from '../confirmation/confirmation-page.ts';
import { createNonce } from '../html/nonce.ts';
import { setOverrideCookie } from './override-cookie.ts';
import { renderOverridePage } from './override-page.ts';
import { OVERRIDE_TEXTS } from './override-texts.ts';

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
    const context = { locale: requestLocale(request.headers), basePath: this.#basePath, nonce };
    const { status, html } = this.#answer(request.query as Record<string, unknown>, context);
    void reply.status(status).headers(confirmationHeaders(nonce)).send(html);
  }

  #answer({ token }: Record<string, unknown>, context: ConfirmationContext) {
    try {
      const override = this.#overrides.read(typeof token === 'string' ? token : '');
      return { status: 200, html: renderOverridePage(override, context) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { kind, message } = ERRORS[error.code];
      const { refused: title, home: link } = OVERRIDE_TEXTS[context.locale];
      const text = { title, message: message[context.locale], link };
      return { status: ERROR_STATUS[kind], html: renderRefusal(text, context) };
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
