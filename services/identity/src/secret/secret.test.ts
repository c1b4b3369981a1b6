import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readPepper } from './pepper.ts';
import { Secrets } from './secrets.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'danqing-pepper-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

it('makes one pepper for processes that start together, for this user only', async () => {
  const dataDir = await folder();
  const peppers = await Promise.all(Array.from({ length: 20 }, () => readPepper(dataDir)));
  expect(new Set(peppers).size).toBe(1);
  expect(peppers[0]).toMatch(/^[\w-]{43}$/);
  expect((await stat(join(dataDir, 'identity/pepper'))).mode & 0o777).toBe(0o600);
  expect(await readPepper(dataDir)).toBe(peppers[0]);
});

it('does not take a folder that cannot hold it for one without a pepper', async () => {
  const dataDir = await folder();
  await writeFile(join(dataDir, 'identity'), 'a file');
  await expect(readPepper(dataDir)).rejects.toThrow();
});

it('knows a code by its id, its purpose, itself and the pepper', () => {
  const secrets = new Secrets('one pepper');
  const code = { id: 'id', purpose: 'sign-in', code: '123456' } as const;
  const hash = secrets.hashCode(code);
  expect(secrets.isCode(hash, code)).toBe(true);
  expect(secrets.isCode(hash, { ...code, code: '123457' })).toBe(false);
  expect(secrets.isCode(hash, { ...code, id: 'other' })).toBe(false);
  expect(secrets.isCode(hash, { ...code, purpose: 'delete-account' })).toBe(false);
  expect(new Secrets('another').isCode(hash, code)).toBe(false);
});

it('names a mailbox the same under one pepper, and without it under none', () => {
  const secrets = new Secrets('one pepper');
  const name = secrets.pseudonym('li@example.com');
  expect(name).toMatch(/^[\w-]{43}$/);
  expect(new Secrets('one pepper').pseudonym('li@example.com')).toBe(name);
  expect(secrets.pseudonym('wang@example.com')).not.toBe(name);
  expect(new Secrets('another').pseudonym('li@example.com')).not.toBe(name);
});

it('opens what it sealed, in the same context and unchanged only', () => {
  const secrets = new Secrets('one pepper');
  const sealed = secrets.seal('验证码 123456', 'job 1');
  expect(secrets.open(sealed, 'job 1')).toBe('验证码 123456');
  expect(secrets.seal('验证码 123456', 'job 1')).not.toBe(sealed);
  expect(() => secrets.open(sealed, 'job 2')).toThrow();
  expect(() => new Secrets('another').open(sealed, 'job 1')).toThrow();
  expect(() => secrets.open(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, 'job 1')).toThrow();
  expect(() => secrets.open('', 'job 1')).toThrow();
});

it('refuses a pepper that was cut off', async () => {
  const dataDir = await folder();
  const pepper = await readPepper(dataDir);
  await writeFile(join(dataDir, 'identity/pepper'), pepper.slice(0, 31));
  const refused = await readPepper(dataDir).catch((error: Error) => error.message);
  expect(refused).toContain(join(dataDir, 'identity/pepper'));
  expect(refused).not.toContain(pepper.slice(0, 31));
});
