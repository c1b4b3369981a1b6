// node tools/packages/package-registry.ts <folder>: writes the packages into the folder and serves them on loopback
// until SIGTERM. For drills, which install them with npm.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { basename, dirname, join, resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { readInstalled } from '../imported-packages.ts';
import { WORKSPACE } from '../steps.ts';
import { writePackages, type WrittenPackage } from './write-packages.ts';

interface Source {
  manifest: { name: string; version: string };
  /** Tarball, or folder of an installed package. */
  path: string;
}

const run = promisify(execFile);

/**
 * Serves packages on loopback as an npm registry does: the given tarballs, and every package that is installed in
 * this workspace. It needs no network; packages for other platforms are not there.
 */
async function startRegistry(tarballs: readonly WrittenPackage[]): Promise<string> {
  const packages = new Map<string, Source[]>();
  const add = (source: Source) =>
    packages.set(source.manifest.name, [...(packages.get(source.manifest.name) ?? []), source]);
  for (const folder of Object.keys(readInstalled())) {
    const file = join(WORKSPACE, folder, 'package.json');
    if (!folder.includes('node_modules/') || folder.includes('@danqing/') || !existsSync(file)) continue;
    add({ manifest: JSON.parse(readFileSync(file, 'utf8')) as Source['manifest'], path: dirname(file) });
  }
  for (const { file } of tarballs) {
    const { stdout } = await run('tar', ['-xzOf', file, 'package/package.json']);
    add({ manifest: JSON.parse(stdout) as Source['manifest'], path: file });
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const [name = '', file] = path.split('/-/');
    answer(response, packages.get(name) ?? [], file, `http://${request.headers.host}`).catch(
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}

async function answer(
  response: ServerResponse,
  sources: readonly Source[],
  file: string | undefined,
  base: string,
) {
  if (file !== undefined) {
    const source = sources.find(({ manifest }) => tarballName(manifest) === file);
    if (!source) return response.writeHead(404).end();
    return response.end(await tarballOf(source));
  }
  const [first] = sources;
  if (!first) return response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  const { name } = first.manifest;
  const versions = sources.map(({ manifest }) => [
    manifest.version,
    { ...manifest, dist: { tarball: `${base}/${name}/-/${tarballName(manifest)}` } },
  ]);
  response.setHeader('content-type', 'application/json');
  return response.end(
    JSON.stringify({
      name,
      'dist-tags': { latest: sources.at(-1)!.manifest.version },
      versions: Object.fromEntries(versions) as object,
    }),
  );
}

const tarballName = ({ name, version }: Source['manifest']) => `${basename(name)}-${version}.tgz`;

async function tarballOf({ path }: Source): Promise<Buffer> {
  if (path.endsWith('.tgz')) return readFileSync(path);
  const args = ['-czf', '-', '--exclude=./node_modules', '--transform', 's,^\\.,package,', '-C', path, '.'];
  const { stdout } = await run('tar', args, {
    encoding: 'buffer',
    maxBuffer: 2 ** 28,
    env: { ...process.env, GZIP: '-1' },
  });
  return stdout;
}

const folder = resolve(process.argv[2] ?? '');
mkdirSync(folder, { recursive: true });
console.log(`registry ${await startRegistry(await writePackages(folder))}`);
