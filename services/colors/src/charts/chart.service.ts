import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { chartPath } from '@danqing/contracts/colors';
import { AppError, createRepresentation, type Representation } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';

export const CHART_PAGES = Symbol('CHART_PAGES');

// The URL has no hash and the image changes with a release. Cached for an hour, then revalidated by ETag.
const RESPONSE_HEADERS = { contentType: 'image/webp', cacheControl: 'public, max-age=3600' };

/** Reads pages on first use and caches them; all pages together have about 2 MB. */
@Injectable()
export class ChartService {
  readonly #pages = new Map<number, Promise<Representation>>();

  constructor(@Inject(CHART_PAGES) private readonly folder: URL) {}

  page(page: number): Promise<Representation> {
    let known = this.#pages.get(page);
    if (!known) {
      known = this.#read(page);
      this.#pages.set(page, known);
      known.catch(() => this.#pages.delete(page));
    }
    return known;
  }

  async #read(page: number): Promise<Representation> {
    try {
      return createRepresentation(
        await readFile(new URL(basename(chartPath(page)), this.folder)),
        RESPONSE_HEADERS,
      );
    } catch (cause) {
      throw new AppError('ROUTE_NOT_FOUND', { cause });
    }
  }
}
