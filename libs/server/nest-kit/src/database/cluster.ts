import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { DatabaseHome } from './database-home.ts';

export const DATABASE_USER = 'danqing';
const PASSWORD_FILE = 'danqing.password';

export function ensureCluster(home: DatabaseHome, binaries: Binaries, options: { durable: boolean }): void {
  if (existsSync(home.cluster)) return;
  const unfinished = `${home.cluster}.init`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });

  // initdb requires an empty folder, so the password file is beside it.
  const passwordFile = `${unfinished}.password`;
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (home.account) {
    chownSync(unfinished, home.account.uid, home.account.gid);
    chownSync(passwordFile, home.account.uid, home.account.gid);
  }
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${DATABASE_USER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const sync = options.durable ? [] : ['--no-sync'];
  const result = spawnSync(
    binaries.initdb,
    [`--pgdata=${unfinished}`, '--no-instructions', ...locale, ...access, ...sync],
    { ...home.account, cwd: '/', env: { LC_ALL: 'C' }, encoding: 'utf8' },
  );
  if (result.status !== 0) {
    throw new Error(
      `The database could not be created in ${home.folder}: ${result.stderr || result.error?.message}`,
      {
        cause: result.error,
      },
    );
  }
  renameSync(passwordFile, join(unfinished, PASSWORD_FILE));
  renameSync(unfinished, home.cluster);
}

export function readPassword(home: DatabaseHome): string {
  return readFileSync(join(home.cluster, PASSWORD_FILE), 'utf8');
}

/** Postgres cannot open the files of another major version. */
export function assertSameMajor(home: DatabaseHome, binaries: Binaries): void {
  const made = readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = spawnSync(binaries.postgres, ['--version'], {
    ...home.account,
    cwd: '/',
    encoding: 'utf8',
  });
  const major = /(\d+)/.exec(stdout ?? '')?.[1];
  if (major !== made) {
    throw new Error(
      `The database in ${home.cluster} was made by Postgres ${made}, and this is Postgres ${major}. Dump it with the old version and load it into a new DATA_DIR.`,
    );
  }
}
