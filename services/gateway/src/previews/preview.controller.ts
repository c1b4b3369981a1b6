import { Public, requestLocale, toAppError } from '@danqing/nest-kit';
import { MAX_PREVIEW_TOKEN_LENGTH, Previews } from '@danqing/releases';
import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.ts';
import { confirmationHeaders, type ConfirmationContext } from '../confirmation/confirmation-page.ts';
import { createNonce } from '../html/nonce.ts';
import { setPreviewCookie } from './preview-cookie.ts';
import { refusePreview, renderPreviewPage } from './preview-page.ts';

const startSchema = z.object({ token: z.string().max(MAX_PREVIEW_TOKEN_LENGTH) });

/**
 * The link only opens a page, and its button sets the cookie. Neither another site nor a program that fetches
 * links can start a preview.
 */
@Public()
@Controller('previews')
export class PreviewController {
  readonly #previews: Previews;
  readonly #basePath: string;

  constructor(
    @Inject(Previews) previews: Previews,
    @Inject(GATEWAY_CONFIG) { BASE_PATH }: Pick<GatewayConfig, 'BASE_PATH'>,
  ) {
    this.#previews = previews;
    this.#basePath = BASE_PATH;
  }

  @Get()
  async ask(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const nonce = createNonce();
    const context = { locale: requestLocale(request.headers), basePath: this.#basePath, nonce };
    const { status, html } = await this.#answer(request.query as Record<string, unknown>, context);
    void reply.status(status).headers(confirmationHeaders(nonce)).send(html);
  }

  async #answer({ token }: Record<string, unknown>, context: ConfirmationContext) {
    try {
      const preview = await this.#previews.read(typeof token === 'string' ? token : '');
      return { status: 200, html: renderPreviewPage(preview, context) };
    } catch (error) {
      return refusePreview(toAppError(error).code, context);
    }
  }

  @Post()
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async start(
    @Body({ schema: startSchema }) { token }: z.output<typeof startSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    setPreviewCookie(request, reply, await this.#previews.read(token), token, this.#basePath);
  }
}
