import { readFileSync } from 'node:fs';
import { bundlerRuntime, attachShareScopeMap } from '@module-federation/webpack-bundler-runtime';
import { expect, it } from 'vitest';
import './provided-runtime.ts';

const VERIFIED_VERSION = '2.9.2';
/** Loads other entries and tree-shakes shared packages, which no page does. */
const LEFT_OUT = ['remotes', 'getSharedFallbackGetter'];

it('is assembled from the parts that the public index of this version exports', () => {
  const { version } = JSON.parse(
    readFileSync('node_modules/@module-federation/webpack-bundler-runtime/package.json', 'utf8'),
  ) as { version: string };
  expect(version, 'compare provided-runtime.ts with the index and init of the new version').toBe(
    VERIFIED_VERSION,
  );
  const provided = globalThis.danqingFederationRuntime?.() as {
    bundlerRuntime: Record<string, unknown>;
    attachShareScopeMap: unknown;
  };
  const { init: ownInit, ...parts } = provided.bundlerRuntime;
  const { init, ...published } = Object.fromEntries(
    Object.entries(bundlerRuntime).filter(([name]) => !LEFT_OUT.includes(name)),
  );
  expect(parts).toEqual(published);
  expect([typeof ownInit, typeof init]).toEqual(['function', 'function']);
  expect(provided.attachShareScopeMap).toBe(attachShareScopeMap);
});
