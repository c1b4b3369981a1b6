import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildId } from './build-id.ts';

let workspace: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(workspace, file)), { recursive: true });
  writeFileSync(join(workspace, file), text);
};

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'build-id-'));
  for (const file of ['package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json']) write(file, '{}');
  write(
    'mf-a/package.json',
    JSON.stringify({ name: '@danqing/mf-a', dependencies: { '@danqing/colors-lib': '*', react: '1' } }),
  );
  write('mf-a/src/area.ts', 'a');
  write('libs/colors-lib/package.json', JSON.stringify({ name: '@danqing/colors-lib' }));
  write('libs/colors-lib/src/index.ts', 'b');
  write('libs/other/src/index.ts', 'c');
});
afterEach(() => rmSync(workspace, { recursive: true }));

const id = () => buildId(join(workspace, 'mf-a'));

describe('buildId', () => {
  it('is twelve hex digits and the same for the same inputs', () => {
    expect(id()).toMatch(/^[0-9a-f]{12}$/);
    expect(id()).toBe(id());
  });

  it.each([
    ['a source of the project', 'mf-a/src/area.ts'],
    ['a new source', 'mf-a/src/new.css'],
    ['its manifest', 'mf-a/area.json'],
    ['a source of a package it depends on', 'libs/colors-lib/src/index.ts'],
    ['the lockfile', 'package-lock.json'],
    ['the compiler settings', 'tsconfig.base.json'],
  ])('changes with %s', (_what, file) => {
    const before = id();
    write(file, 'changed');
    expect(id()).not.toBe(before);
  });

  it.each([
    ['a test', 'mf-a/src/area.test.ts'],
    ['the README', 'mf-a/README.md'],
    ['the output', 'mf-a/dist/main.js'],
    ['a package it does not depend on', 'libs/other/src/index.ts'],
  ])('does not change with %s', (_what, file) => {
    const before = id();
    write(file, 'changed');
    expect(id()).toBe(before);
  });

  it('tells a moved line from an unmoved one', () => {
    write('mf-a/src/b.ts', 'xy');
    const before = id();
    write('mf-a/src/area.ts', 'ax');
    write('mf-a/src/b.ts', 'y');
    expect(id()).not.toBe(before);
  });
});
