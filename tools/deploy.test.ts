import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PACKED_SCRIPTS } from './pack-site.ts';
import { envExample } from './settings-page.ts';

const WORKSPACE = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
const settings = new Set([...envExample().matchAll(/^#([A-Z][A-Z0-9_]+)=$/gm)].map(([, name]) => name));
const OTHERS =
  /^(?:SITE_HOST|SITE_ADDRESS|STORE_PASSWORD|AF_\w+|POSTGRES_\w+|ROOT_\w+|PASSWORD|END|OLDPWD|ALL|CMD|NODE_ENV)$/;

const deployed = [
  ...readdirSync(join(WORKSPACE, 'deploy'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(WORKSPACE, join(parentPath, name))),
  'docs/production.md',
];

test.each(deployed)('%s sets and reads only variables that exist', (path) => {
  const named = [
    ...read(path).matchAll(/(?:\$\{?|^\s*|[ (])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?=[=:}"\s]|$)/gm),
  ];
  for (const [, name = ''] of named) expect(settings.has(name) || OTHERS.test(name), name).toBe(true);
});

test('whoever stops the site waits longer than it goes on answering and finishing', () => {
  const [, seconds] = /DELAY_MS = (\d+)_000/.exec(read('services/gateway/src/config.ts')) ?? [];
  const least = Number(seconds) + 10;
  for (const [path, pattern] of [
    ['deploy/danqing.service', /^TimeoutStopSec=(\d+)$/m],
    ['deploy/compose.yaml', /stop_grace_period: (\d+)s\n\s+restart: unless-stopped\n\s+read_only/],
    ['docs/production.md', /docker stop --time (\d+)/],
  ] as const)
    expect(Number(pattern.exec(read(path))?.[1]), path).toBeGreaterThan(least);
});

test('the image is built by what the drill of the packed folder runs', () => {
  const file = read('deploy/Containerfile');
  expect(file).toMatch(/^RUN npm ci && npm run pack -- \/danqing$/m);
  expect(file).toMatch(/^CMD \["node", "tools\/start.ts", "--no-build"\]$/m);
  expect(file).toMatch(/^USER node$/m);
  // Both the image and servers install the video encoder from Debian.
  expect(file).toMatch(/apt-get install -y --no-install-recommends ffmpeg/);
  expect(read('docs/production.md')).toMatch(/^apt-get install .*\bffmpeg\b/m);
});

const programsOf = (path: string) => /^programs='([a-z ]+)'$/m.exec(read(path))![1]!.split(' ');

test('on a server and in a container `danqing` runs the same programs, all of which exist', () => {
  const named = programsOf('deploy/container.sh');
  expect(programsOf('deploy/danqing.sh')).toEqual(named);
  for (const program of named) expect(read(`tools/${program}.ts`)).not.toBe('');
  expect(read('deploy/Containerfile')).toMatch(/ LAUNCHER=danqing$/m);
});

test('the packed folder has an npm script for every program of `danqing`, as the documents name them', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const packed = PACKED_SCRIPTS.map((name) => /tools\/([\w-]+)\.ts$/.exec(scripts[name]!)?.[1]);
  expect(packed).toEqual(expect.arrayContaining(programsOf('deploy/danqing.sh')));
});

describe.each(['deploy/danqing.sh', 'deploy/container.sh'])('%s', (path) => {
  const run = (...argv: string[]) => {
    const { status, stdout, stderr } = spawnSync('sh', [join(WORKSPACE, path), ...argv], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const usage = `danqing <program> …, one of: ${programsOf(path).join(' ')}; danqing <program> --help tells more\n`;

  test.each(['--help', '-h', 'help'])('%s names the programs, and ends with 0', (word) => {
    expect(run(word)).toEqual({ status: 0, stdout: usage, stderr: '' });
  });

  test('without a program it names them, and ends with 2', () => {
    expect(run()).toEqual({ status: 2, stdout: '', stderr: usage });
  });

  test.each(['nonsense', '--nonsense', 'start', 'release operators', '../tools/release', '*'])(
    'a program that is none, %j, is one line, and ends with 2',
    (word) => {
      expect(run(word)).toEqual({
        status: 2,
        stdout: '',
        stderr: `danqing: there is no program ${word}. ${usage}`,
      });
    },
  );
});

test('images are named by a whole version, so that a start next month runs what was tried', () => {
  const images = [...read('deploy/compose.yaml').matchAll(/^\s+image: (?!danqing)(\S+)$/gm)].map(
    ([, image]) => image,
  );
  expect(images.length).toBeGreaterThan(2);
  for (const image of images) expect(image).toMatch(/:v?\d+\.\d+(?:\.\d+)?(?:-[a-z]+)?$/);
});

test('the daily back-up keeps some, writes where the guide makes a folder, and runs as the site does', () => {
  const [unit, site] = ['danqing-backup', 'danqing'].map((name) => read(`deploy/${name}.service`));
  const [, keep, folder] = /^ExecStart=\/usr\/local\/bin\/danqing backup --keep (\d+) (\S+)$/m.exec(unit!)!;
  expect(Number(keep)).toBeGreaterThan(1);
  expect(unit).toContain(`\nReadWritePaths=${folder}\n`);
  expect(read('docs/production.md')).toContain(`install -d -o danqing -g danqing -m 700 ${folder}\n`);
  expect(read('docs/production.md')).toContain(`\`danqing backup --keep ${keep} <folder>\``);
  for (const line of site!.match(/^(?:User|Group|UMask|NoNew|Protect|Restrict|Private|Capability).*$/gm)!)
    expect(unit).toContain(`\n${line}\n`);
  expect(read('deploy/danqing-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* \d\d:\d\d$/m);
});

test('the image has a pg_dump that is not older than the server beside it', () => {
  const CLIENTS: Record<string, number> = { bookworm: 15, trixie: 17 };
  const file = read('deploy/Containerfile');
  const [, base = ''] = /^FROM docker\.io\/library\/node:\d+-(\w+)-slim\n/m.exec(file)!;
  const [, server] = /postgres:(\d+)/.exec(read('deploy/compose.yaml'))!;
  expect(CLIENTS[base]).toBeGreaterThanOrEqual(Number(server));
  expect(file).toMatch(/^RUN apt-get update && apt-get install .*\bpostgresql-client\b/m);
});

const units = readdirSync(join(WORKSPACE, 'deploy')).filter((name) => /\.(?:service|timer)$/.test(name));
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd finds nothing wrong with the units, where it is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-units-'));
  try {
    for (const name of units) {
      const text = read(`deploy/${name}`).replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true');
      writeFileSync(join(folder, name), text);
    }
    const paths = units.map((name) => join(folder, name));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...paths], {
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('danqing'))).toEqual([]);
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every alert names a runbook that exists', () => {
  const headings = [...read('docs/operating.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  const alerts = [
    ...read('deploy/metrics/alerts.yml').matchAll(/- alert: (\w+)[^]*?runbook: docs\/operating\.md#(\w+)/g),
  ];
  expect(alerts.length).toBeGreaterThan(8);
  for (const [, alert = '', anchor] of alerts) {
    expect(headings).toContain(alert);
    expect(anchor).toBe(alert.toLowerCase());
  }
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test.skipIf(!hasPromtool)('Prometheus raises the alerts as described, where it is installed', () => {
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, {
      cwd: join(WORKSPACE, 'deploy/metrics'),
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
  }
});
