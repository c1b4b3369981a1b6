import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@danqing/nest-kit';
import { contentTypeOf, TRIAL_HEADER, type ServedReleaseFiles, type ServedReleases } from '@danqing/releases';
import type { FastifyInstance } from 'fastify';
import {
  difference,
  DIFFERENCE,
  parseDictionaryOffer,
  namePatternOf,
  useAsDictionary,
  type CachedFile,
} from './file-difference.ts';

/** Names of releases and files need no escaping, so each path has exactly one form. */
const FILE = /^\/areas\/([a-z][a-z0-9-]{1,30})\/([0-9a-f]{16})\/([A-Za-z0-9._@/-]{1,200})(?:\?|$)/;

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Applies when a file is opened as a page. It then runs no script and has no origin. Scripts, styles and
 * fonts are unaffected.
 */
const POLICY_OF_FILES = `sandbox; default-src 'none'`;

/**
 * Serves published releases at `/areas/<area>/<release>/…`. It serves only releases that a pointer names or
 * has named, and only permitted file types. Releases are immutable, so caches may store files forever. A
 * compressed sibling is only an encoding and is not served without its original. If the browser offers a
 * suitable dictionary, it receives the file compressed with that dictionary.
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
    scope.addHook('preHandler', async ({ method, url, headers }, reply) => {
      const [, area = '', release = '', path = ''] = FILE.exec(url) ?? [];
      const names = namePatternOf(path);
      const held = method === 'GET' ? parseDictionaryOffer(headers) : null;
      if (names === null || held === null || namePatternOf(held.path) !== names) return;
      const body = await differenceFrom(held, area, release, path).catch(() => null);
      if (body)
        return reply.header('content-encoding', DIFFERENCE).header('cache-control', FOR_EVER).send(body);
    });
    scope.addHook('onSend', async ({ url, originalUrl }, reply) => {
      if (reply.statusCode >= 400) return;
      reply.header('content-security-policy', POLICY_OF_FILES);
      const [, , release = '', path = ''] = FILE.exec(url) ?? [];
      const names = namePatternOf(path);
      if (names !== null) {
        const folder = originalUrl.slice(0, originalUrl.indexOf(`/${release}/`));
        reply.header('use-as-dictionary', useAsDictionary(folder, names, release, path));
        reply.header('vary', 'accept-encoding, available-dictionary');
      }
      const type = contentTypeOf(path);
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

  const differenceFrom = async (held: CachedFile, area: string, release: string, path: string) => {
    if (!(await served.has(area, held.release))) return null;
    await files.prepare(area, held.release, held.path);
    const read = (of: string, name: string) => readFile(join(files.root, area, of, name));
    return difference(await read(release, path), await read(held.release, held.path), held.hash);
  };

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
