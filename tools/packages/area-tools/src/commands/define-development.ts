import { join } from 'node:path';
import { buildRelease } from '@danqing/mf-config';
import { by, type Act, type Command } from '@danqing/nest-kit/command-line';
import { readBuild, releaseId } from '@danqing/releases/site';
import { z } from 'zod';
import { serveOverride } from '../../../../serve-override.ts';
import { openArea } from '../open-area.ts';
import { openSite, withSite, type SiteOptions } from '../open-site.ts';

/** Fixed, because a site may allow exactly this origin. */
const PORT = 3401;
const portSchema = z.coerce.number('must be a number').int().min(1).max(65_535, 'must be at most 65535');

interface DevelopmentOptions extends SiteOptions {
  port: number;
  origin?: string;
}

export function defineDevelopment(program: Command, act: Act): void {
  program
    .command('build')
    .description('build a release into dist; refuses missing components and texts, and foreign imports')
    .action(
      act(async () => {
        const project = openArea();
        const folder = join(project.root, 'dist');
        await buildRelease(project, folder);
        const descriptor = await readBuild(folder);
        const result = { area: descriptor.manifest.area, release: releaseId(descriptor) };
        return { result, text: `built ${result.area} ${result.release}\n` };
      }),
    );
  withSite(program.command('dev'))
    .description('show this area from its sources on a running site, in your browser only, until Ctrl+C')
    .option('--port <number>', 'port of the development server', by(portSchema), PORT)
    .option('--origin <address>', 'address for browsers, if other than that port on localhost')
    .action(
      act(async ({ port, origin, ...options }: DevelopmentOptions) => {
        const project = openArea();
        const { url: site, token } = await openSite(options);
        const server = await serveOverride({ project, site, token, port, origin });
        const ended = new Promise((resolve) => {
          for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
        });
        process.stdout.write(`ready ${server.url}\n`);
        await ended;
        await server.stop();
        return { result: null, text: '' };
      }),
    );
}
