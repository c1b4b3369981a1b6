import { createHash } from 'node:crypto';
import { openApiDocument } from '@danqing/contracts/api';
import { apiDocsQuerySchema } from '@danqing/contracts/gateway';
import type { Locale } from '@danqing/contracts/locale';
import {
  createCompressedRepresentation,
  Public,
  requestLocale,
  sendRepresentation,
  type Representation,
} from '@danqing/nest-kit';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.ts';
import { NO_TRUSTED_TYPES } from '../html/trusted-types.ts';
import { API_DOCS_STYLE, renderApiDocs } from './render-api-docs.ts';

const STYLE_HASH = createHash('sha256').update(API_DOCS_STYLE).digest('base64');
const POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${STYLE_HASH}'`,
  `img-src data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  ...NO_TRUSTED_TYPES,
].join('; ');

@Public()
@Controller('api/docs')
export class ApiDocsController {
  readonly #pages = new Map<Locale, Promise<Representation>>();
  #file: Promise<Representation> | undefined;

  constructor(@Inject(GATEWAY_CONFIG) private readonly config: Pick<GatewayConfig, 'BASE_PATH'>) {}

  @Get()
  async page(
    @Query({ schema: apiDocsQuerySchema }) { locale }: z.output<typeof apiDocsQuerySchema>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = locale ?? requestLocale(request.headers);
    let page = this.#pages.get(language);
    if (!page) {
      page = createCompressedRepresentation(renderApiDocs(language, this.config.BASE_PATH), {
        contentType: 'text/html; charset=utf-8',
        cacheControl: 'private, no-cache',
      });
      this.#pages.set(language, page);
    }
    reply.header('content-security-policy', POLICY);
    sendRepresentation(request, reply, await page);
  }

  @Get('openapi.json')
  async file(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.#file ??= createCompressedRepresentation(JSON.stringify(openApiDocument()), {
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'public, no-cache',
    });
    sendRepresentation(request, reply, await this.#file);
  }
}
