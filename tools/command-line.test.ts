import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { WORKSPACE } from './steps.ts';

const run = (program: string, ...argv: string[]) => runWith({}, program, ...argv);

function runWith(env: NodeJS.ProcessEnv, program: string, ...argv: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(WORKSPACE, 'tools', program), ...argv],
    {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: '/nonexistent/data', SITE_URL: 'none', DATABASE_URL: '', ...env },
    },
  );
  return { status, stdout, stderr };
}

const PROGRAMS = [
  ['area-new.ts', 'area:new'],
  ['service-new.ts', 'service:new'],
  ['area-retire.ts', 'area:retire'],
  ['backup.ts', 'backup'],
  ['collectibles.ts', 'collectibles'],
  ['credits.ts', 'credits'],
  ['database.ts', 'database'],
  ['moderation.ts', 'moderation'],
  ['operators.ts', 'operators'],
  ['payments.ts', 'payments'],
  ['release.ts', 'release'],
  ['restore.ts', 'restore'],
  ['seed.ts', 'seed'],
  ['studio.ts', 'studio'],
  ['verify.ts', 'data:verify'],
] as const;

test.each(PROGRAMS)('%s prints its help, without a database', (program, name) => {
  const { status, stdout, stderr } = run(program, '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`Usage: npm run ${name} -- `);
});

test.each(PROGRAMS)('%s answers an unknown option with one line and 2', (program) => {
  const needed = program === 'area-retire.ts' ? ['--reason', 'x'] : [];
  const { status, stdout, stderr } = run(program, ...needed, '--hlep');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe("error: unknown option '--hlep' (Did you mean --help?)\n");
});

test.each(PROGRAMS)('%s answers words that are none of its own with one line and 2', (program) => {
  // `backup` and `restore` take one word, the name of a folder.
  const { status, stdout, stderr } = run(program, 'two words', 'and more');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^error: .+\n$/);
});

test.each([
  [{ PUBLIC_URL: 'https://shop.example' }, 'PUBLIC_URL is not an address of this machine'],
  [{ NODE_ENV: 'production' }, 'NODE_ENV is not development'],
  [{ HOST: '0.0.0.0' }, 'HOST lets other machines in'],
])('seed adds no sample members to a site with %j', (env, sign) => {
  expect(runWith(env, 'seed.ts')).toEqual({
    status: 1,
    stdout: '',
    stderr: `Sample members are for development machines only: ${sign}.\n`,
  });
});

test('a program whose reader has read enough ends without a word', () => {
  const release = `${process.execPath} ${join(WORKSPACE, 'tools/release.ts')} --help`;
  const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', `${release} | true`], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

const SCRIPTS = [
  ['start.ts', 'npm start -- '],
  ['dev.ts', 'npm run dev'],
  ['test.ts', 'npm test -- '],
  ['bench.ts', 'npm run bench -- '],
  ['drills.ts', 'npm run drills -- '],
  ['pack.ts', 'npm run pack -- '],
] as const;

test.each(SCRIPTS)('%s prints its help, and does nothing', (program, begins) => {
  const { status, stdout, stderr } = run(program, '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.startsWith(begins)).toBe(true);
});

test.each(SCRIPTS)('%s answers an unknown option with 2, and does nothing', (program) => {
  const { status, stdout, stderr } = run(program, '--hlep');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain("Unknown option '--hlep'");
});

function isBuilt(name: string): boolean {
  const [, folder = '', path = ''] = /^@danqing\/([^/]+)(.*)$/.exec(name) ?? [];
  const file = join(WORKSPACE, 'node_modules/@danqing', folder, 'package.json');
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as {
    exports: Record<string, { default: string }>;
  };
  return !exports[`.${path}`]!.default.startsWith('./src/');
}

/**
 * Returns the built packages that a program imports statically. A program cannot start in a new checkout
 * without them.
 */
function importedAtOnce(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?'([^']+)';/gms)].flatMap(
    ([, name = '']) =>
      name.startsWith('.')
        ? importedAtOnce(join(dirname(file), name), seen)
        : name.startsWith('@danqing/') && isBuilt(name)
          ? [name]
          : [],
  );
}

test('every script runs in a checkout that was never built', () => {
  const { scripts } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const faulty = Object.entries(scripts).filter(([, script]) => {
    const [program] = /tools\/[\w-]+\.ts$/.exec(script) ?? [];
    if (!program || /--conditions=@danqing\/source|tools\/built-first\.ts/.test(script)) return false;
    return importedAtOnce(join(WORKSPACE, program)).length > 0;
  });
  expect(faulty).toEqual([]);
});

test.each([
  [['reprts'], '(Did you mean reports?)'],
  [['hide', 'palette', 'twelve', '--reason', 'x'], 'It must be a number.'],
  [['hide', 'post', '12', '--reason', 'x'], 'Allowed choices are palette, creation, color.'],
  [['hide', 'palette', '12'], "required option '--reason <text>' not specified"],
  [['reports', '--reason', 'x'], "unknown option '--reason'"],
  [['member'], "missing required argument 'member-id'"],
])('moderation %j ends with 2 and one line', (argv, words) => {
  const { status, stderr } = run('moderation.ts', ...argv);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^error: .+\n$/);
  expect(stderr).toContain(words);
});

test('moderation without a site or a token says what to name', () => {
  expect(run('moderation.ts', 'reports')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/--site or SITE_URL/),
  });
  expect(run('moderation.ts', 'reports', '--site', 'http://127.0.0.1:1')).toMatchObject({
    status: 1,
    stderr:
      "No operator's token is in /nonexistent/data/operator-token. Name the file that holds one with --token-file.\n",
  });
});
