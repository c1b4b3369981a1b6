import { describeSources, serveDevelopment, type Project } from '@danqing/mf-config';
import { parseSite, readTokenFile, requestOverride } from '@danqing/releases';
import { progress } from './steps.ts';

export interface OverrideOptions {
  project: Project;
  /** Address of the running site. */
  site: string;
  /** Holds the operator token, or a publisher's of this area. */
  tokenFile: string;
  port: number;
  /** Where browsers reach the development server, when not on this machine. */
  origin: string | undefined;
}

/**
 * Serves one area from its sources for a site that runs elsewhere. The address of the development server leads there, each
 * time with a token of that moment. Throws when the site refuses.
 */
export async function serveOverride(
  options: OverrideOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { project, port } = options;
  // As browsers write it, without a slash at its end.
  const { origin } = new URL(options.origin ?? `http://127.0.0.1:${port}`);
  const url = parseSite(options.site);
  const token = await readTokenFile(options.tokenFile);
  const site = url.endsWith('/') ? url : `${url}/`;
  const ask = () => requestOverride({ url: site, token }, { origin, ...describeSources(project) });
  const { area } = await ask();
  const server = await serveDevelopment(project, {
    port,
    origin,
    // The React of the running site is a production build, which takes no changes.
    hot: false,
    pageOrigin: new URL(site).origin,
    home: async () => {
      const answer = await ask();
      progress('override', `${area} in the browser that has opened it, until ${answer.until}`);
      return `${site}overrides?token=${answer.token}`;
    },
  });
  progress('override', `open the address below: ${site} with ${area} from ${origin}, in that browser only`);
  return { url: `${origin}/`, stop: server.stop };
}
