import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ReleaseDocument, ReleasesPort } from '@danqing/contracts/releases';
import { AppError, etagOf, Public, sendRepresentation, type Representation } from '@danqing/nest-kit';
import { RELEASES_PORT } from '@danqing/releases';
import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicAddress, resolvePublicSite, type PublicSite } from '../address/public-address.ts';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.ts';
import type { ColorIndex } from '../page/color-index.ts';
import { CurrentColors } from '../page/current-colors.ts';
import { ServicePages, type IndexedPage } from '../page/service-pages.ts';
import { robots, sitemap } from './sitemap.ts';

interface Sources {
  document: ReleaseDocument;
  colors: ColorIndex;
  listed: readonly IndexedPage[];
}
interface Written extends Sources {
  origin: string;
  answer: Promise<Representation>;
}

@Public()
@Controller()
export class SitemapController {
  #written: Written | null = null;

  constructor(
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
    @Inject(CurrentColors) private readonly colors: CurrentColors,
    @Inject(ServicePages) private readonly services: ServicePages,
    @Inject(RELEASES_PORT) private readonly releases: ReleasesPort,
  ) {}

  @Get('sitemap.xml')
  async sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const place = resolvePublicSite(this.config, request);
    if (!place) throw new AppError('ROUTE_NOT_FOUND');
    const resolved = await this.releases.getDocument(null);
    if (!resolved) throw new AppError('SERVICE_UNAVAILABLE');
    const sources = {
      document: resolved.document,
      colors: await this.colors.getIndex(),
      listed: await this.services.list(),
    };
    sendRepresentation(request, reply, await this.#answer(sources, place));
  }

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  robots(@Req() request: FastifyRequest): string {
    const place = resolvePublicSite(this.config, request);
    return robots(this.config.BASE_PATH, place && publicAddress(place, 'zh', '/sitemap.xml'));
  }

  /** The sitemap has about 2 MB, so it is rendered again only when a source changes. */
  #answer(sources: Sources, place: PublicSite): Promise<Representation> {
    const { document, colors, listed } = sources;
    const { origin } = place;
    const known = this.#written;
    if (
      known?.document === document &&
      known.colors === colors &&
      known.listed === listed &&
      known.origin === origin
    )
      return known.answer;
    const answer = represent(sitemap(document, colors, listed, place));
    this.#written = { ...sources, origin, answer };
    return answer;
  }
}

/** Compresses with gzip in the thread pool; Brotli would need seconds. */
async function represent(text: string): Promise<Representation> {
  const identity = Buffer.from(text);
  const compressed = await promisify(gzip)(identity, { level: 9 });
  return {
    contentType: 'application/xml; charset=utf-8',
    cacheControl: 'public, no-cache',
    vary: 'accept-encoding',
    codings: ['gzip', 'identity'],
    variants: { identity: variant(identity), gzip: variant(compressed) },
  };
}

const variant = (body: Buffer) => ({ body, etag: etagOf(body) });
