import type { ReleaseSource } from '@danqing/contracts';
import { publishOverHttp } from '../upload/publish-over-http.ts';
import { describePublished } from './cli-text.ts';
import type { Outcome } from './commands.ts';
import { readTokenFile } from './running-site.ts';

/** Publishes a build on a running site with the token in `tokenFile`. Nothing else of this machine is used. */
export async function publishOnSite(request: {
  folder: string;
  site: string;
  tokenFile: string;
  source?: ReleaseSource | undefined;
}): Promise<Outcome> {
  const token = await readTokenFile(request.tokenFile);
  const { site, folder, source } = request;
  const result = await publishOverHttp({ url: site, token, folder, source });
  return { result, text: describePublished(result) };
}
