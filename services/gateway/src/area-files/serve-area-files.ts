import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves published releases at `/areas/<area>/<release>/…`. A release never changes, so its files may be kept for
 * ever. The compressed siblings made at publication are only an encoding: without its original a file is gone.
 */
export async function serveAreaFiles(server: FastifyInstance, releasesFolder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: releasesFolder,
    prefix: '/areas/',
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    immutable: true,
    maxAge: '365d',
    allowedPath: (path, root) => typeof root === 'string' && existsSync(join(root, path)),
  });
}
