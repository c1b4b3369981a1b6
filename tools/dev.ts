// npm run dev -- <area>: the whole site, with one area (and the shell, which React's hot reload needs) served from its
// sources. Everything else is what has been built. With --site only the area, for a site that runs elsewhere.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { prepareStart } from './prepare-start.ts';
import { progress, WORKSPACE } from './steps.ts';

const SHELL_PORT = 3400;
const AREA_PORT = 3401;

const HELP = `Say which area: npm run dev -- generator (or shell).
Inside a running site, in your browser only:
  npm run dev -- generator --site https://danqing.example --token-file token
    --token-file <file>   the operator token, or a publisher's of the area
    --port <number>       of the development server (${AREA_PORT})
    --origin <address>    where browsers reach it, when not at that port of their own machine`;

const { area, folder, values } = readCommandLine();

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!abort.signal.aborted) progress('stop', 'finishing what is under way');
    abort.abort();
  });
}

const servers: { stop(): Promise<void> }[] = [];
try {
  process.exitCode = await (values.site === undefined ? developSite() : developInside(values.site));
} catch (error) {
  if (!abort.signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
}

async function developSite(): Promise<number> {
  await prepareStart(process.env, { toBuild: !values['no-build'] });
  abort.signal.throwIfAborted();
  // Only now do the packages that they import exist in their built form.
  const { serveDevelopment } = await import('@danqing/mf-config');
  const { startSite } = await import('./site.ts');

  servers.push(
    await serveDevelopment({ root: join(WORKSPACE, 'shell'), kind: 'shell' }, { port: SHELL_PORT }),
  );
  const addresses = [`shell=http://127.0.0.1:${SHELL_PORT}`];
  if (area !== 'shell') {
    servers.push(
      await serveDevelopment({ root: join(WORKSPACE, folder), kind: 'area' }, { port: AREA_PORT }),
    );
    addresses.push(`${area}=http://127.0.0.1:${AREA_PORT}`);
  }
  progress('dev', `${folder} from its sources, with hot reload`);
  const site = await startSite({ ...process.env, DEVELOPMENT_SERVERS: addresses.join(',') }, abort.signal);
  console.log(`ready ${site.url}`);
  return site.ended;
}

async function developInside(site: string): Promise<number> {
  if (!values['no-build']) await build(['@danqing/releases']);
  abort.signal.throwIfAborted();
  const { serveOverride } = await import('./serve-override.ts');
  const server = await serveOverride({
    project: { root: join(WORKSPACE, folder), kind: area === 'shell' ? 'shell' : 'area' },
    site,
    tokenFile: values['token-file'] ?? '',
    port: Number(values.port ?? AREA_PORT),
    origin: values.origin,
  });
  servers.push(server);
  console.log(`ready ${server.url}`);
  await new Promise((resolve) => abort.signal.addEventListener('abort', resolve));
  return 0;
}

function readCommandLine() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        'token-file': { type: 'string' },
        port: { type: 'string' },
        origin: { type: 'string' },
        'no-build': { type: 'boolean' },
      },
    });
    const [area = ''] = positionals;
    const folder = area === 'shell' ? 'shell' : `mf-${area}`;
    const port = values.port === undefined || /^[1-9]\d{0,4}$/.test(values.port);
    const complete = values.site === undefined || values['token-file'] !== undefined;
    if (
      port &&
      complete &&
      /^[a-z][a-z0-9-]*$/.test(area) &&
      existsSync(join(WORKSPACE, folder, 'area.json'))
    )
      return { area, folder, values };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.error(HELP);
  process.exit(2);
}
