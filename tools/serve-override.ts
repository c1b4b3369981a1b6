import { describeSources, serveDevelopment, type Project } from '@danqing/mf-config';
import { parseSite, requestOverride } from '@danqing/releases/site';
import { progress } from './steps.ts';

export interface OverrideOptions {
  project: Project;
  site: string;
  token: string;
  port: number;
  /** Public origin of the development server, when the browser is on another machine. */
  origin: string | undefined;
}

/**
 * Serves one area from its sources for a remote site. Each visit of the server's root redirects to the site
 * with a new token.
 *
 * @throws {Error} when the site rejects the override
 */
export async function serveOverride(
  options: OverrideOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { project, port, token } = options;
  const { origin } = new URL(options.origin ?? `http://127.0.0.1:${port}`);
  const url = parseSite(options.site);
  const site = url.endsWith('/') ? url : `${url}/`;
  const ask = () => requestOverride({ url: site, token }, { origin, ...describeSources(project) });
  const { area } = await ask();
  const server = await serveDevelopment(project, {
    port,
    origin,
    // The site's React is a production build without hot reload.
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
