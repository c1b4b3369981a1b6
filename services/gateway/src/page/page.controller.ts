import { AppError, Public, requestLocale } from '@danqing/nest-kit';
import type { Color, ColorsPort, ReleasesPort, ResolvedDocument } from '@danqing/contracts';
import { COLORS_PORT } from '@danqing/colors';
import { BeaconTokens, createVisitor, RELEASES_PORT, VISITOR_COOKIE, visitorOf } from '@danqing/releases';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, siteFacts, type GatewayConfig } from '../config.ts';
import { REFRESH_HOOK_SCRIPT, withDevelopmentServers } from '../development/development-servers.ts';
import { indexColors, type ColorIndex } from './color-index.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { createNonce, PageCache } from './page-cache.ts';
import { resolvePage, type PageSettings } from './resolve-page.ts';

/** 180 days: a visitor stays in the same part of all canaries of that time. */
const VISITOR_SECONDS = 180 * 24 * 60 * 60;

/** Every address that nothing else answers is a page of the site. */
@Public()
@Controller()
export class PageController {
  readonly #config: GatewayConfig;
  readonly #settings: PageSettings;
  readonly #colors: ColorsPort;
  readonly #releases: ReleasesPort;
  readonly #beacons: BeaconTokens;
  readonly #pages: PageCache;
  #colorList: readonly Color[] | null = null;
  #index: ColorIndex | null = null;

  constructor(
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
    @Inject(COLORS_PORT) colors: ColorsPort,
    @Inject(RELEASES_PORT) releases: ReleasesPort,
    @Inject(BeaconTokens) beacons: BeaconTokens,
  ) {
    this.#config = config;
    this.#settings = {
      basePath: config.BASE_PATH,
      site: siteFacts(config),
    };
    this.#colors = colors;
    this.#releases = releases;
    this.#beacons = beacons;
    this.#pages = new PageCache(config.DEVELOPMENT_SERVERS.size > 0 ? REFRESH_HOOK_SCRIPT : '');
  }

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path.startsWith('/api/')) throw new AppError('ROUTE_NOT_FOUND');
    const servers = this.#config.DEVELOPMENT_SERVERS;
    const resolved = await this.#resolve(request, reply);
    const releases = withDevelopmentServers({ ...resolved, key: this.#releases.publicKey }, servers);
    const { document } = releases;
    const page = resolvePage(
      {
        path,
        query: request.query as Record<string, unknown>,
        preferredLocale: requestLocale(request.headers),
      },
      this.#settings,
      [document.shell, ...document.areas],
      await this.#colorIndex(),
    );
    const nonce = createNonce();
    // What a developer runs is no release of which anything could be counted.
    const beaconToken = servers.size === 0 ? this.#beacons.issue() : null;
    const html = this.#pages.write(page, releases, { nonce, beaconToken });
    reply
      .status(page.data.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('content-security-policy', contentSecurityPolicy(nonce, [...servers.values()]))
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('cross-origin-opener-policy', 'same-origin');
    // A development server's files have no hashes, so nothing could load under the policy.
    if (servers.size === 0) reply.header('integrity-policy', 'blocked-destinations=(script)');
    reply.compress(html);
  }

  /** The visitor's document. While a canary runs, they need an id that stays. */
  async #resolve(request: FastifyRequest, reply: FastifyReply): Promise<ResolvedDocument> {
    const known = visitorOf(request);
    const resolved = await this.#releases.getDocument(known);
    if (!resolved) throw new AppError('SERVICE_UNAVAILABLE');
    if (known !== null || !resolved.canaries) return resolved;
    const visitor = createVisitor();
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${VISITOR_COOKIE}=${visitor}; Path=${this.#config.BASE_PATH}; Max-Age=${VISITOR_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
    );
    return (await this.#releases.getDocument(visitor)) ?? resolved;
  }

  async #colorIndex(): Promise<ColorIndex> {
    const list = await this.#colors.listColors();
    if (!this.#index || list !== this.#colorList) {
      this.#index = indexColors(list);
      this.#colorList = list;
    }
    return this.#index;
  }
}
