import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { parseInput } from '../operator-input.ts';
import { ReleaseError } from '../release-error.ts';
import { publishOverHttp } from '../upload/publish-over-http.ts';
import { describePublished } from './cli-text.ts';
import type { Outcome } from './commands.ts';

/** Address of a running site. */
export const siteSchema = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(500);
const tokenSchema = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,200}$/, 'must be a file with a token and nothing else');

/** Publishes a build on a running site with the token in `tokenFile`. Nothing else of this machine is used. */
export async function publishOnSite(request: {
  folder: string;
  site: string;
  tokenFile: string;
}): Promise<Outcome> {
  const content = await readFile(request.tokenFile, 'utf8').catch((error: unknown) => {
    throw new ReleaseError('INPUT_INVALID', `--token-file: cannot be read: ${(error as Error).message}`);
  });
  const token = parseInput('--token-file', tokenSchema, content);
  const result = await publishOverHttp({ url: request.site, token, folder: request.folder });
  return { result, text: describePublished(result) };
}
