import type { PreviewedRelease } from '@danqing/contracts/releases';
import { AppError } from '@danqing/nest-kit';
import type { IncomingHttpHeaders } from 'node:http';
import type { DataSource } from 'typeorm';
import { selectPreviewState } from '../database/preview.queries.ts';
import { readReleases } from '../database/release-cache.ts';
import { previewCookie } from './preview-cookie.ts';
import type { PreviewTokens } from './preview-tokens.ts';

export interface LivePreview {
  releases: PreviewedRelease[];
  /** Unix time in milliseconds. */
  expires: number;
}

const PROBLEMS = { revoked: 'PREVIEW_REVOKED', quarantined: 'PREVIEW_QUARANTINED' } as const;

/**
 * Verifies previews at every use: signature, expiry, revocation and quarantine. It queries the database each
 * time, so a revocation takes effect on all gateways with the next page.
 */
export class Previews {
  readonly #tokens: PreviewTokens;
  readonly #database: DataSource;
  readonly #environment: string;
  readonly #now: () => number;

  constructor(
    tokens: PreviewTokens,
    database: DataSource,
    environment: string,
    now: () => number = Date.now,
  ) {
    this.#tokens = tokens;
    this.#database = database;
    this.#environment = environment;
    this.#now = now;
  }

  /**
   * Returns the preview that this browser has opened, or null.
   *
   * @throws {AppError} as `read`
   */
  async fromRequest(request: { headers: IncomingHttpHeaders }): Promise<LivePreview | null> {
    const token = previewCookie(request);
    return token === null ? null : this.read(token);
  }

  /**
   * Returns the preview of a token.
   *
   * @throws {AppError} PREVIEW_INVALID, PREVIEW_EXPIRED, PREVIEW_REVOKED or PREVIEW_QUARANTINED
   */
  async read(token: string): Promise<LivePreview> {
    const grant = this.#tokens.read(token);
    if (!grant) throw new AppError('PREVIEW_INVALID', { field: 'token' });
    const expires = grant.until * 1000;
    if (expires <= this.#now()) throw new AppError('PREVIEW_EXPIRED');
    const { id, releases } = grant;
    const state = await selectPreviewState(this.#database, { environment: this.#environment, id, releases });
    if (state !== 'valid') throw new AppError(PROBLEMS[state]);
    const wanted = Object.entries(releases).map(([area, release]) => ({ area, release }));
    const rows = await readReleases(this.#database, wanted);
    return {
      expires,
      releases: rows.map(({ area, id: release, descriptor }) => ({ area, release, descriptor })),
    };
  }
}
