import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@danqing/nest-kit';
import { contentTypeOf, TRIAL_HEADER, type ServedReleaseFiles, type ServedReleases } from '@danqing/releases';
import type { FastifyInstance } from 'fastify';

/** Names of releases and their files need no escape, so a path has one form only. */
const FILE = /^\/areas\/([a-z][a-z0-9-]{1,30})\/([0-9a-f]{16})\/([A-Za-z0-9._@/-]{1,200})(?:\?|$)/;

/** Of an own page, which a file never is: no script of it runs, and it has no origin. As script, style or font it is as ever. */
const POLICY_OF_FILES = `sandbox; default-src 'none'`;

/**
 * Serves published releases at `/areas/<area>/<release>/…`: those that a pointer names or named, and files of the types
 * that a release may hold, as which they are sent. A release never changes, so its files may be kept for ever. The
 * compressed siblings made at publication are only an encoding: without its original a file is gone.
 */
export async function serveAreaFiles(
  server: FastifyInstance,
  files: ServedReleaseFiles,
  served: Pick<ServedReleases, 'has'>,
): Promise<void> {
  await server.register(async (scope) => {
    scope.addHook('onRequest', async ({ url, headers }) => {
      const [, area = '', release = '', path = ''] = FILE.exec(url) ?? [];
      if (contentTypeOf(path) === null || !(await mayHave(area, release, headers[TRIAL_HEADER])))
        throw new AppError('ROUTE_NOT_FOUND');
      await orUnavailable(files.prepare(area, release, path));
    });
    // Its own types, whatever the server of static files makes of a name.
    scope.addHook('onSend', async ({ url }, reply) => {
      if (reply.statusCode >= 400) return;
      reply.header('content-security-policy', POLICY_OF_FILES);
      const type = contentTypeOf(FILE.exec(url)?.[3] ?? '');
      if (type !== null && reply.statusCode < 300) reply.header('content-type', type);
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

  const mayHave = (area: string, release: string, trial: string | string[] | undefined) =>
    orUnavailable(served.has(area, release, typeof trial === 'string' ? trial : undefined));
}

async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
  }
}
