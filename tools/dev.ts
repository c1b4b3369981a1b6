// npm run dev: serves the site with all or the named areas from their sources, and restarts services on save.
// The shell is always included, because React's hot reload needs it. `--site` serves a single area for a
// remote site.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areaFolders } from './area-folders.ts';
import { build, useBuilds } from './build.ts';
import { prepareStart } from './prepare-start.ts';
import { progress, WORKSPACE } from './steps.ts';

/** Fixed, because a remote site may allow exactly this origin. */
const OVERRIDE_PORT = 3401;

const HELP = `npm run dev                        run everything from source
npm run dev -- generator palettes   run these areas from source, the others as built (shell: only the shell)
Services always restart when one of their sources is saved.
Override an area of a running site, in your browser only:
  npm run dev -- generator --site https://danqing.example --token-file token
    --token-file <file>   token of an operator or of the area's publisher
    --port <number>       port of the development server (default: ${OVERRIDE_PORT})
    --origin <address>    address for browsers, if other than that port on localhost`;

const { areas, values } = readCommandLine();

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
  // The placeholder makes the check fail early in production, which refuses development servers. The real
  // ports are not known yet.
  const placeholder = { DEVELOPMENT_SERVERS: 'shell=http://127.0.0.1:1' };
  await prepareStart(
    { ...process.env, ...placeholder },
    {
      toBuild: !values['no-build'],
      signal: abort.signal,
    },
  );
  abort.signal.throwIfAborted();
  const loaded = await useBuilds(abort);
  // Dynamic imports, because the packages must be built first.
  const { serveDevelopment } = await import('@danqing/mf-config');
  const { reloadServices } = await import('./reload-services.ts');
  const { startSite } = await import('./site.ts');

  const addresses: string[] = [];
  for (const area of new Set(['shell', ...areas])) {
    const server = await serveDevelopment(projectOf(area));
    servers.push(server);
    addresses.push(`${area}=${server.origin}`);
  }
  progress('dev', `${addresses.join(', ')} from their sources, with hot reload`);
  const site = await startSite(
    {
      // Releases are tried beside a released shell.
      MOUNT_WORKER: 'off',
      ...process.env,
      DEVELOPMENT_SERVERS: addresses.join(','),
      NODE_COMPILE_CACHE: join(WORKSPACE, 'node_modules/.cache/gateway'),
    },
    abort.signal,
  );
  loaded();
  const services = reloadServices(() => site.restart());
  servers.push({ stop: () => Promise.resolve(services.stop()) });
  console.log(`ready ${site.url}`);
  return site.ended;
}

async function developInside(site: string): Promise<number> {
  if (!values['no-build']) await build(['@danqing/releases']);
  abort.signal.throwIfAborted();
  const { serveOverride } = await import('./serve-override.ts');
  const { readTokenFile } = await import('@danqing/releases/site');
  const server = await serveOverride({
    project: projectOf(areas[0] ?? ''),
    site,
    token: await readTokenFile(values['token-file'] ?? ''),
    port: Number(values.port ?? OVERRIDE_PORT),
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
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      console.log(HELP);
      process.exit(0);
    }
    const port = values.port === undefined || /^[1-9]\d{0,4}$/.test(values.port);
    const inside = values.site !== undefined;
    const complete = !inside || (values['token-file'] !== undefined && positionals.length === 1);
    const all = areaFolders(WORKSPACE).map((folder) => folder.replace(/^mf-/, ''));
    const unknown = positionals.filter((area) => area !== 'shell' && !all.includes(area));
    if (unknown.length > 0)
      throw new Error(`There is no area ${unknown.join(', ')}. There are: shell, ${all.join(', ')}`);
    if (port && complete) return { areas: positionals.length > 0 ? positionals : all, values };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.error(HELP);
  process.exit(2);
}

function projectOf(area: string) {
  return area === 'shell'
    ? { root: join(WORKSPACE, 'shell'), kind: 'shell' as const }
    : { root: join(WORKSPACE, `mf-${area}`), kind: 'area' as const };
}
