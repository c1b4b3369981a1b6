import { AppError, Public } from '@danqing/nest-kit';
import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { resolvePublicSite } from '../address/public-address.ts';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.ts';
import { securityTxt } from './security-txt.ts';

const PATH = '.well-known/security.txt';

/** Serves the contact for people who find a vulnerability. A site without CONTACT has none. */
@Public()
@Controller()
export class SecurityTxtController {
  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {}

  @Get(PATH)
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  securityTxt(@Req() request: FastifyRequest): string {
    const { BASE_PATH, CONTACT } = this.config;
    if (!CONTACT) throw new AppError('ROUTE_NOT_FOUND');
    const place = resolvePublicSite(this.config, request);
    const canonical = place && `${place.origin}${BASE_PATH}${PATH}`;
    return securityTxt({ contact: CONTACT, canonical, now: new Date() });
  }
}
