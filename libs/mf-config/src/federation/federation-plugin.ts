import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Compiler } from '@rspack/core';

export type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** What the standard plugin bundles to connect the runtime of Module Federation with that of the bundler. */
const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/;

/**
 * The standard Module Federation plugin, with one runtime in a page: the shell brings it, areas take it. In production the
 * shell brings the part that shares modules; loading of remotes and snapshots stay out, because the shell's own loader fetches
 * entries with their hashes. While developing the runtime is whole, for the browser extension and runtime plugins.
 */
export class FederationPlugin {
  readonly #options: FederationOptions;
  readonly #isShell: boolean;

  constructor(kind: 'shell' | 'area', mode: 'production' | 'development', options: FederationOptions) {
    const production = mode === 'production';
    this.#isShell = kind === 'shell';
    this.#options = {
      ...options,
      // The packages that both sides import are TypeScript sources: their types need no files of their own.
      dts: false,
      dev: false,
      // Only what the page has loaded anyway; never another entry.
      shareStrategy: 'loaded-first',
      experiments: {
        optimization: { target: 'web', disableSnapshot: production, disableRemote: production },
      },
    };
  }

  apply(compiler: Compiler): void {
    const runtime = this.#isShell ? 'provided-runtime.ts' : 'taken-runtime.ts';
    new ModuleFederationPlugin(this.#options).apply(compiler);
    new rspack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, join(import.meta.dirname, runtime)).apply(
      compiler,
    );
  }
}
