import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishAnswer, ReleaseSource, UploadAnswer } from '@danqing/contracts/releases';
import { z } from 'zod';
import { inParallel } from '../concurrency/in-parallel.ts';
import { withSource } from '../publishing/publish-release.ts';
import { readBuild } from '../publishing/read-build.ts';
import { sendToSite, SiteRefusedError, type RunningSite } from './site-request.ts';

const PARALLEL = 4;
/** Publishing compresses every text file. */
const COMPLETE_LIMIT_MS = 600_000;
/** Milliseconds. Short, as a person who presses Ctrl-C waits; the site drops an abandoned upload by itself, later. */
const ABORT_LIMIT_MS = 5_000;
/** The site forgets an upload that was completed or cleaned away meanwhile. */
const BEGINNINGS = 3;

export interface PublishOverHttpOptions extends RunningSite {
  /** A build: `release.json` and the files that it lists. */
  folder: string;
  /** Where its sources come from. */
  source?: ReleaseSource | undefined;
  onProgress?: (progress: PublishProgress) => void;
}

export interface PublishProgress {
  /** Files that the site has by now. */
  sent: number;
  files: number;
}

const uploadSchema: z.ZodType<UploadAnswer> = z.object({
  upload: z.string(),
  area: z.string(),
  release: z.string(),
  missing: z.array(z.string()),
});
const publishedSchema: z.ZodType<PublishAnswer> = z.object({
  area: z.string(),
  release: z.string(),
  size: z.number(),
  outcome: z.enum(['published', 'unchanged']),
});

/**
 * Publishes a build on a running site. Sends only what the site does not have, so a publishing that broke off goes on
 * where it was; aborted by its `signal`, it is given up on the site too. Throws a ReleaseError when the folder is no build, a SiteRefusedError when the site refuses it, and the
 * last network error when the site cannot be reached over several tries.
 */
export async function publishOverHttp(options: PublishOverHttpOptions): Promise<PublishAnswer> {
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
      if (!forgotten || beginning === BEGINNINGS) throw error;
    }
  }
}

/** Aborts the upload at the site. Best effort: failures and a missing answer are ignored. */
async function giveUp(site: RunningSite, address: string): Promise<void> {
  const once = { ...site, signal: AbortSignal.timeout(ABORT_LIMIT_MS) };
  await sendToSite(once, 'DELETE', address, {}).catch(() => undefined);
}
