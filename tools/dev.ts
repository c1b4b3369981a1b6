// npm run dev -- <area>: the whole site, with one area (and the shell, which React's hot reload needs) served from its
// sources. Everything else is what has been built.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, progress, WORKSPACE } from './steps.ts';

const SHELL_PORT = 3400;
const AREA_PORT = 3401;

const area = process.argv[2];
const folder = area === 'shell' ? 'shell' : `mf-${area}`;
if (!area || !existsSync(join(WORKSPACE, folder, 'area.json'))) {
  console.error('Say which area: npm run dev -- generator (or shell).');
  process.exit(2);
}

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!abort.signal.aborted) progress('stop', 'finishing what is under way');
    abort.abort();
  });
}

const servers: { stop(): Promise<void> }[] = [];
try {
  if (!process.argv.includes('--no-build')) await build();
  abort.signal.throwIfAborted();
  // Only now do the packages that they import exist in their built form.
  const { serveDevelopment } = await import('@danqing/mf-config');
  const { startSite } = await import('./site.ts');

  servers.push(await serveDevelopment({ root: join(WORKSPACE, 'shell'), kind: 'shell' }, SHELL_PORT));
  const addresses = [`shell=http://127.0.0.1:${SHELL_PORT}`];
  if (area !== 'shell') {
    servers.push(await serveDevelopment({ root: join(WORKSPACE, folder), kind: 'area' }, AREA_PORT));
    addresses.push(`${area}=http://127.0.0.1:${AREA_PORT}`);
  }
  progress('dev', `${folder} from its sources, with hot reload`);
  const site = await startSite({ ...process.env, DEVELOPMENT_SERVERS: addresses.join(',') }, abort.signal);
  console.log(`ready ${site.url}`);
  process.exitCode = await site.ended;
} catch (error) {
  if (!abort.signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
}
