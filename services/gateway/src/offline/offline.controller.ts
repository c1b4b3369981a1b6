import { DEFAULT_LOCALE, isLocale, type Locale } from '@danqing/contracts/locale';
import {
  AppError,
  createCompressedRepresentation,
  Public,
  sendRepresentation,
  type Representation,
} from '@danqing/nest-kit';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.ts';
import { webManifest } from './web-manifest.ts';
import { worksOffline } from './works-offline.ts';
import type { WorkerFiles } from './worker-files.ts';

export const WORKER_FILES = Symbol('WORKER_FILES');

const WORKER_POLICY = `default-src 'none'; connect-src 'self'`;

@Public()
@Controller()
export class OfflineController {
  readonly #config: GatewayConfig;
  readonly #worker: Promise<Representation> | null;

  constructor(
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
    @Inject(WORKER_FILES) files: WorkerFiles | null,
  ) {
    this.#config = config;
    this.#worker =
      files &&
      createCompressedRepresentation(worksOffline(config) ? files.active : files.uninstalling, {
        contentType: 'text/javascript; charset=utf-8',
        // Browsers check for an update at every page. A faulty worker must be replaceable at once.
        cacheControl: 'public, no-cache',
      });
  }

  @Get('service-worker.js')
  async worker(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!this.#worker) throw new AppError('ROUTE_NOT_FOUND');
    reply.header('content-security-policy', WORKER_POLICY);
    sendRepresentation(request, reply, await this.#worker);
  }

  @Get('manifest.webmanifest')
  manifest(@Res() reply: FastifyReply): void {
    this.#send(reply, DEFAULT_LOCALE);
  }

  @Get(':locale/manifest.webmanifest')
  localManifest(@Param('locale') locale: string, @Res() reply: FastifyReply): void {
    if (!isLocale(locale)) throw new AppError('ROUTE_NOT_FOUND');
    this.#send(reply, locale);
  }

  #send(reply: FastifyReply, locale: Locale): void {
    void reply
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(webManifest(this.#config.BASE_PATH, locale)));
  }
}
