import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Compiler } from '@rspack/core';
import { ownModule } from '../own-modules/own-module.ts';

export type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/;

/**
 * Wraps the standard Module Federation plugin so that a page has one runtime, which the shell provides. In
 * production it contains only module sharing, because the shell's own loader fetches entries with their
 * hashes. In development it contains the whole plugin, which the browser extension and runtime plugins need.
 */
export class FederationPlugin {
  readonly #options: FederationOptions;
  readonly #isShell: boolean;

  constructor(kind: 'shell' | 'area', mode: 'production' | 'development', options: FederationOptions) {
    const production = mode === 'production';
    this.#isShell = kind === 'shell';
    this.#options = {
      ...options,
      dts: false,
      dev: false,
      // Uses only modules that the page has loaded, and never fetches another entry.
      shareStrategy: 'loaded-first',
      experiments: {
        optimization: { target: 'web', disableSnapshot: production, disableRemote: production },
      },
    };
  }

  apply(compiler: Compiler): void {
    const runtime = ownModule(`federation/${this.#isShell ? 'provided-runtime' : 'taken-runtime'}`);
    new ModuleFederationPlugin(this.#options).apply(compiler);
    new rspack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, runtime).apply(compiler);
  }
}
