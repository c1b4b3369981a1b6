import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@danqing/nest-kit';
import type { ServedReleaseFiles } from '@danqing/releases';
import type { FastifyInstance } from 'fastify';

const FILE = /^\/areas\/([^/]+)\/([^/]+)\/([^?#]+)/;

/**
 * Serves published releases at `/areas/<area>/<release>/…`. A release never changes, so its files may be kept for
 * ever. The compressed siblings made at publication are only an encoding: without its original a file is gone.
 */
export async function serveAreaFiles(server: FastifyInstance, files: ServedReleaseFiles): Promise<void> {
  await server.register(async (scope) => {
    scope.addHook('onRequest', async ({ url }) => {
      const [, area, release, path] = FILE.exec(url) ?? [];
      if (!area || !release || !path) return;
      try {
        await files.prepare(area, release, path);
      } catch (error) {
        throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
      }
    });
    await scope.register(fastifyStatic, {
      root: files.root,
      prefix: '/areas/',
      preCompressed: true,
      index: false,
      dotfiles: 'deny',
      immutable: true,
      maxAge: '365d',
      allowedPath: (path, root) => typeof root === 'string' && existsSync(join(root, path)),
    });
  });
}
