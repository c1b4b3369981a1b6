import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import semver from 'semver';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { findCompiler } from '../check-types.ts';
import { linkPackages } from './link-packages.ts';
import { writePackages } from './write-packages.ts';

const PACKING_LIMIT = 300_000;
const NAMES = ['@danqing/area', '@danqing/area-tools', 'create-danqing-area'];

interface Manifest {
  version: string;
  private?: boolean;
  engines: { node: string };
  bin?: Record<string, string>;
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'danqing-packed-'));
  linkPackages(folder, await writePackages(folder));
}, PACKING_LIMIT);
afterAll(() => rmSync(folder, { recursive: true }));

const installed = (name: string) => join(folder, 'node_modules', name);
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8')) as Manifest;

describe.each(NAMES)('%s', (name) => {
  it('depends on published packages only, in the versions that the workspace is tested with', () => {
    const { dependencies, private: isPrivate } = manifestOf(name);
    expect(isPrivate).toBeUndefined();
    for (const [dependency, version] of Object.entries(dependencies)) {
      expect(dependency).not.toMatch(/^@danqing\//);
      expect(version, dependency).toBe(manifestOf(dependency).version);
    }
  });

  it('runs on every Node that its engines name', () => {
    const { engines, dependencies, peerDependencies } = manifestOf(name);
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
      const { engines: needed } = manifestOf(dependency) as Partial<Manifest>;
      expect(semver.subset(engines.node, needed?.node ?? '*'), `${dependency} needs ${needed?.node}`).toBe(
        true,
      );
    }
  });

  it('contains every file that it names, and imports only its dependencies', () => {
    const { exports, bin = {}, dependencies, peerDependencies } = manifestOf(name);
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target),
    );
    for (const target of [...targets, ...Object.values(bin)])
      expect(globSync(target, { cwd: installed(name) }).length, target).toBeGreaterThan(0);
    const known = { ...dependencies, ...peerDependencies, [name]: '' };
    for (const file of globSync('dist/**/*.{js,d.ts}', { cwd: installed(name) })) {
      const text = readFileSync(join(installed(name), file), 'utf8');
      for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
        if (isBuiltin(fileName)) continue;
        if (fileName.startsWith('.'))
          expect(
            existsSync(join(installed(name), dirname(file), fileName)) || file.endsWith('.d.ts'),
            `${file}: ${fileName}`,
          ).toBe(true);
        else expect(Object.keys(known), file).toContain(/^(?:@[^/]+\/)?[^/]+/.exec(fileName)?.[0]);
      }
    }
  });

  it('has a README, and a changelog with its version', () => {
    expect(readFileSync(join(installed(name), 'README.md'), 'utf8')).toContain(`# ${name}`);
    const changelog = readFileSync(join(installed(name), 'CHANGELOG.md'), 'utf8');
    expect(changelog).toContain(`## ${manifestOf(name).version}`);
  });
});

test('the tools contain nothing of the server', () => {
  const { dependencies } = manifestOf('@danqing/area-tools');
  const server = Object.keys(dependencies).filter((name) =>
    /^(?:@nestjs\/|typeorm|pg|fastify|pino|prom-client)/.test(name),
  );
  expect(server).toEqual([]);
});

test('the types of every import resolve', async () => {
  const { exports } = manifestOf('@danqing/area');
  const names = Object.entries(exports)
    .filter(([, target]) => typeof target !== 'string')
    .flatMap(([path, target]) => {
      const { types } = target as { types: string };
      const [before = '', after = ''] = types.split('*');
      return globSync(types, { cwd: installed('@danqing/area') }).map((file) =>
        path.replace('*', `./${file}`.slice(before.length, after ? -after.length : undefined)),
      );
    });
  expect(names.length).toBeGreaterThan(50);
  const lines = names.map(
    (path, index) => `import * as m${index} from '@danqing/area${path.slice(1)}';\nvoid m${index};`,
  );
  writeFileSync(join(folder, 'all.ts'), lines.join('\n'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '@danqing/area/tsconfig.json',
      compilerOptions: { skipLibCheck: false },
      files: ['all.ts'],
    }),
  );
  const { stdout } = await promisify(execFile)(findCompiler(), ['-p', folder, '--pretty', 'false'], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error);
  // Declarations of third-party packages have errors of their own.
  const own = stdout.split('\n').filter((line) => /^(?:all\.ts|node_modules\/@danqing)/.test(line));
  expect(own).toEqual([]);
});

describe('an area made with them', () => {
  const area = () => join(folder, 'tea-house');
  const run = (command: string, args: string[], cwd: string) =>
    promisify(execFile)(process.execPath, [command, ...args], { cwd });
  const danqing = (...args: string[]) =>
    run(join(installed('@danqing/area-tools'), 'dist/danqing.js'), args, area()).catch(
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  beforeAll(async () => {
    const titles = ['--zh', '茶室', '--en', 'Tea house', '--ja', '茶室'];
    await run(
      join(installed('create-danqing-area'), 'dist/create-danqing-area.js'),
      ['tea-house', ...titles],
      folder,
    );
  });

  const edit = (file: string, from: string, to: string) => {
    const path = join(area(), file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };

  it('builds a release that takes SDK and React from the shell', async () => {
    expect((await danqing('build')).stdout).toMatch(/^built tea-house [0-9a-f]{16}\n$/);
    const descriptor = JSON.parse(readFileSync(join(area(), 'dist/release.json'), 'utf8')) as {
      shared: object;
      scripts: string[];
    };
    expect(Object.keys(descriptor.shared)).toEqual(['react', 'react-dom', '@danqing/shell-sdk']);
    const scripts = globSync('**/*.js', { cwd: join(area(), 'dist') });
    const bytes = scripts.reduce((sum, file) => sum + readFileSync(join(area(), 'dist', file)).length, 0);
    // A copy of React or of the SDK alone has more.
    expect(bytes).toBeLessThan(40_000);
  });

  it.each([
    [
      'src/area.ts',
      "'tea-house': TeaHousePage",
      "'tea-room': TeaHousePage",
      /area\.json:\d+: the route "tea-house" has no component\./,
    ],
    [
      'src/locales/ja.json',
      '"greet": "あいさつする",',
      '',
      /src\/locales\/ja\.json:\d+: "greet" is missing in ja\./,
    ],
    [
      'src/area.ts',
      'import',
      "import '@danqing/mf-palettes';\nimport",
      /src\/area\.ts:1: "@danqing\/mf-palettes" is not installed\./,
    ],
  ])('is refused with file, line and the way out for a mistake in %s', async (file, from, to, message) => {
    edit(file, from, to);
    const { code, stderr } = (await danqing('build')) as { code: number; stderr: string };
    expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
    expect((await danqing('lint', 'area.json')).stdout).toMatch(message);
    if (to === '') edit(file, '{', `{\n  ${from}`);
    else edit(file, to, from);
  });

  it('says which site and token are missing before it publishes', async () => {
    expect(((await danqing('publish')) as { stderr: string }).stderr).toContain('Name the site: --site');
    const site = ['--site', 'http://127.0.0.1:9'];
    expect(((await danqing('publish', ...site)) as { stderr: string }).stderr).toContain(
      "Give a publisher's token",
    );
  });
});

test.each([
  ['a folder with files', ['.'], /is not empty/],
  ['a name of the site', ['api'], /reserved name/],
])('nothing is made in %s', (_what, args, message) => {
  const command = join(installed('create-danqing-area'), 'dist/create-danqing-area.js');
  const run = () =>
    execFileSync(process.execPath, [command, ...args, '--area', args[0] === '.' ? 'tea' : 'api'], {
      cwd: folder,
      stdio: 'pipe',
    });
  expect(run).toThrow(message);
});
