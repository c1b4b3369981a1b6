import {
  AppError,
  isOnThisMachine,
  Public,
  requestLocale,
  sendRepresentation,
  toAppError,
} from '@danqing/nest-kit';
import { LEAVE_PREVIEW_PARAMETER, RESET_OVERRIDES_PARAMETER, type PageData } from '@danqing/contracts/page';
import type { AreaOverride, ReleasesPort, ResolvedDocument } from '@danqing/contracts/releases';
import {
  createVisitor,
  type LivePreview,
  Overrides,
  previewCookie,
  Previews,
  RELEASES_PORT,
  setVariantCookie,
  setVisitorCookie,
  variantOf,
  visitorOf,
} from '@danqing/releases';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { resolvePublicSite } from '../address/public-address.ts';
import { GATEWAY_CONFIG, siteFacts, type GatewayConfig } from '../config.ts';
import { developmentOverrides, REFRESH_HOOK_SCRIPT } from '../development/development-servers.ts';
import { withoutParameter } from '../address/without-parameter.ts';
import { confirmationHeaders } from '../confirmation/confirmation-page.ts';
import { clearOverrideCookies } from '../overrides/override-cookie.ts';
import { pageOverrides } from '../overrides/page-overrides.ts';
import { clearPreviewCookie } from '../previews/preview-cookie.ts';
import { refusePreview } from '../previews/preview-page.ts';
import { CurrentColors } from './current-colors.ts';
import { lastColorOf } from './last-color.ts';
import { createNonce } from '../html/nonce.ts';
import { PageCache } from './page-cache.ts';
import { pageHeaders } from './page-headers.ts';
import { renderPage } from './render-page.ts';
import { resolvePage, type PageSettings, type ResolvedPage } from './resolve-page.ts';
import { ServicePages } from './service-pages.ts';

/** Request header of a cache that stores pages for all visitors of a variant. */
const EDGE_HEADER = 'danqing-edge';
/** Tells a cache which move a page was made for, in case that a gateway is behind the others. */
const SEQUENCE_HEADER = 'danqing-sequence';

@Public()
@Controller()
export class PageController {
  readonly #config: GatewayConfig;
  readonly #settings: PageSettings;
  readonly #colors: CurrentColors;
  readonly #services: ServicePages;
  readonly #releases: ReleasesPort;
  readonly #overrides: Overrides;
  readonly #previews: Previews;
  readonly #development: readonly AreaOverride[];
  readonly #pages = new PageCache();

  constructor(
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
    @Inject(CurrentColors) colors: CurrentColors,
    @Inject(ServicePages) services: ServicePages,
    @Inject(RELEASES_PORT) releases: ReleasesPort,
    @Inject(Overrides) overrides: Overrides,
    @Inject(Previews) previews: Previews,
  ) {
    this.#config = config;
    this.#settings = {
      basePath: config.BASE_PATH,
      site: siteFacts(config),
    };
    this.#colors = colors;
    this.#services = services;
    this.#releases = releases;
    this.#overrides = overrides;
    this.#previews = previews;
    this.#development = developmentOverrides(config.DEVELOPMENT_SERVERS);
  }

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path.startsWith('/api/')) throw new AppError('ROUTE_NOT_FOUND');
    if (LEAVE_PREVIEW_PARAMETER in (request.query as Record<string, unknown>)) {
      clearPreviewCookie(reply, this.#config.BASE_PATH);
      return reply
        .header('cache-control', 'no-store')
        .redirect(withoutParameter(request, LEAVE_PREVIEW_PARAMETER, this.#config.BASE_PATH), 303);
    }
    if (previewCookie(request) === null) return this.#sendPage(path, null, request, reply);
    try {
      await this.#sendPage(path, await this.#previews.fromRequest(request), request, reply);
    } catch (error) {
      this.#endPreview(toAppError(error), request, reply);
    }
  }

  /** States why there is no preview. The next page is the released one, unless the database was away. */
  #endPreview(error: AppError, request: FastifyRequest, reply: FastifyReply): void {
    const isOver = error.code.startsWith('PREVIEW_');
    if (!isOver && error.code !== 'SERVICE_UNAVAILABLE') throw error;
    if (isOver) clearPreviewCookie(reply, this.#config.BASE_PATH);
    const nonce = createNonce();
    const locale = requestLocale(request.headers);
    const { status, html } = refusePreview(error.code, { locale, basePath: this.#config.BASE_PATH, nonce });
    void reply.status(status).headers(confirmationHeaders(nonce)).send(html);
  }

  async #sendPage(
    path: string,
    preview: LivePreview | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const query = request.query as Record<string, unknown>;
    const browser = this.#overrides.fromRequest(request);
    clearOverrideCookies(reply, browser.ended, this.#config.BASE_PATH);
    if (RESET_OVERRIDES_PARAMETER in query) {
      const live = browser.live.map(({ area }) => area);
      clearOverrideCookies(reply, live, this.#config.BASE_PATH);
      return reply
        .header('cache-control', 'no-store')
        .redirect(withoutParameter(request, RESET_OVERRIDES_PARAMETER, this.#config.BASE_PATH), 303);
    }
    const development = isOnThisMachine(request) ? this.#development : [];
    const overrides = [...browser.live, ...development];
    const resolved = await this.#resolve(request, reply, overrides, preview);
    const { document } = resolved;
    const colors = await this.#colors.getIndex();
    const { headers } = request;
    const asked = {
      path,
      query,
      preferredLocale: requestLocale(headers),
      lastColor: lastColorOf(headers),
    };
    const resolvedPage = resolvePage(asked, this.#settings, document, colors);
    if (resolvedPage.movedTo !== null) {
      const [, search] = request.url.split('?', 2);
      const location = `${this.#config.BASE_PATH}${resolvedPage.movedTo.slice(1)}${search ? `?${search}` : ''}`;
      return reply.header('cache-control', 'no-cache').redirect(location, 301);
    }
    const completed = await this.#services.complete(resolvedPage, colors);
    // Drops the preload on later list pages, because services preload an image of the first page.
    const page =
      completed.serviceData && 'page' in query
        ? { ...completed, serviceData: { ...completed.serviceData, preload: undefined } }
        : completed;
    const releases = {
      document,
      ...resolved.forPage(page.match?.area.area ?? null),
      key: this.#releases.publicKey,
    };
    const place = resolvePublicSite(this.#config, request);
    // A page with overrides or a preview is for one browser, so it is neither cached nor counted.
    if (preview !== null || overrides.length + browser.ended.length > 0) {
      const own = { ...page.data, ...pageOverrides(browser), ...pagePreview(preview) };
      const developmentScript = development.length > 0 ? REFRESH_HOOK_SCRIPT : '';
      const written = { page: { ...page, data: own }, releases, place, colors, developmentScript };
      const { html, inline } = renderPage(written);
      const origins = new Set(overrides.map(({ origin }) => origin));
      reply
        .status(page.data.status)
        .headers(pageHeaders(this.#config, inline, [...origins]))
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('vary', 'accept-encoding, accept-language, cookie');
      if (preview) reply.header('x-robots-tag', 'noindex');
      return void reply.compress(html);
    }
    const { inline, body } = this.#pages.get(withReports(page, resolved), releases, { place, colors });
    const isOwn = resolved.variant !== variantOf(request);
    if (isOwn) setVariantCookie(request, reply, resolved.variant, this.#config.BASE_PATH);
    reply
      .status(page.data.status)
      .headers(pageHeaders(this.#config, inline))
      .header(SEQUENCE_HEADER, document.sequence);
    const representation = await body;
    // The cookies of the request named another variant, so a cache would store the page under a wrong name.
    sendRepresentation(
      request,
      reply,
      isOwn || reply.hasHeader('set-cookie')
        ? { ...representation, cacheControl: 'private, no-cache' }
        : representation,
    );
  }

  /**
   * During a canary, the visitor needs a persistent id to receive the same document each time. Behind a cache,
   * a visitor's first page has no canary, so that it can be stored. The page's token then brings the id.
   */
  async #resolve(
    request: FastifyRequest,
    reply: FastifyReply,
    overrides: readonly AreaOverride[],
    preview: LivePreview | null,
  ): Promise<ResolvedDocument> {
    const known = visitorOf(request);
    const resolved = await this.#releases.getDocument(known, overrides, preview?.releases);
    if (!resolved) throw new AppError('SERVICE_UNAVAILABLE');
    if (known !== null || !resolved.canaries || EDGE_HEADER in request.headers) return resolved;
    const visitor = createVisitor();
    setVisitorCookie(request, reply, visitor, this.#config.BASE_PATH);
    return (await this.#releases.getDocument(visitor, overrides)) ?? resolved;
  }
}

const pagePreview = (preview: LivePreview | null): Pick<PageData, 'preview'> =>
  preview ? { preview: { until: new Date(preview.expires).toISOString() } } : {};

/** Returns the page of a visitor whose loads are counted. */
function withReports(page: ResolvedPage, { canaryAreas }: ResolvedDocument): ResolvedPage {
  const area = page.match?.area.area;
  const watchedArea = area !== undefined && canaryAreas.has(area) ? area : undefined;
  return { ...page, data: { ...page.data, reportsLoads: true, ...(watchedArea && { watchedArea }) } };
}
