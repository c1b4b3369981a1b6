import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishResponse, ReleaseSource, UploadResponse } from '@danqing/contracts/releases';
import { z } from 'zod';
import { inParallel } from '../concurrency/in-parallel.ts';
import { withSource } from '../publishing/with-source.ts';
import { readBuild } from '../publishing/read-build.ts';
import { sendToSite, SiteRefusedError, type RunningSite } from './site-request.ts';

const PARALLEL = 4;
/** Milliseconds. Long, because publishing compresses every text file. */
const COMPLETE_LIMIT_MS = 600_000;
/**
 * Milliseconds. Short, because a user who pressed Ctrl-C is waiting. The site removes an abandoned upload
 * later anyway.
 */
const ABORT_LIMIT_MS = 5_000;
/** Attempts to begin an upload, because the site may complete or remove it before all files are sent. */
const UPLOAD_ATTEMPTS = 3;

export interface PublishOverHttpOptions extends RunningSite {
  folder: string;
  source?: ReleaseSource | undefined;
  onProgress?: (progress: PublishProgress) => void;
}

export interface PublishProgress {
  sent: number;
  files: number;
}

const uploadSchema: z.ZodType<UploadResponse> = z.object({
  upload: z.string(),
  area: z.string(),
  release: z.string(),
  missing: z.array(z.string()),
});
const publishedSchema: z.ZodType<PublishResponse> = z.object({
  area: z.string(),
  release: z.string(),
  size: z.number(),
  outcome: z.enum(['published', 'unchanged']),
});

/**
 * Publishes a build on a running site. Sends only missing files, so an interrupted upload is resumed. When
 * `signal` aborts, the upload is also aborted at the site.
 *
 * @throws {ReleaseError} when the folder is not a build
 * @throws {SiteRefusedError} when the site refuses it
 * @throws {Error} the last network error when several attempts fail, or the signal's reason
 */
export async function publishOverHttp(options: PublishOverHttpOptions): Promise<PublishResponse> {
  const descriptor = withSource(await readBuild(options.folder), options.source);
  const files = Object.keys(descriptor.files).length;
  for (let beginning = 1; ; beginning++) {
    let address: string | null = null;
    try {
      const begun = await sendToSite(options, 'POST', 'api/releases/uploads', { json: descriptor });
      const { upload, missing } = uploadSchema.parse(begun);
      const uploading = `api/releases/uploads/${encodeURIComponent(upload)}`;
      address = uploading;
      let sent = files - missing.length;
      options.onProgress?.({ sent, files });
      await inParallel(missing, PARALLEL, async (path) => {
        const bytes = await readFile(join(options.folder, path));
        await sendToSite(options, 'PUT', `${uploading}/files/${path}`, { bytes });
        options.onProgress?.({ sent: ++sent, files });
      });
      const completed = await sendToSite(options, 'POST', `${uploading}/complete`, {
        limitMs: COMPLETE_LIMIT_MS,
      });
      return publishedSchema.parse(completed);
    } catch (error) {
      if (options.signal?.aborted) {
        if (address !== null) await giveUp(options, address);
        throw options.signal.reason;
      }
      const forgotten = error instanceof SiteRefusedError && error.code === 'RELEASE_NOT_FOUND';
      if (!forgotten || beginning === UPLOAD_ATTEMPTS) throw error;
    }
  }
}

async function giveUp(site: RunningSite, address: string): Promise<void> {
  const once = { ...site, signal: AbortSignal.timeout(ABORT_LIMIT_MS) };
  await sendToSite(once, 'DELETE', address, {}).catch(() => undefined);
}
