/// <reference lib="dom" />
// The Module Federation runtime of the shell, assembled from its ES modules. The package's index exports one
// object that cannot be tree-shaken. It would add 4.6 kB for remote loading and for tree-shaking of shared
// packages (ADR 28).
import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';
import type { WebpackRequire } from '@module-federation/webpack-bundler-runtime';
import './runtime-global.ts';

/** Creates a new object per call, because the bundler writes into it. */
globalThis.danqingFederationRuntime = () => ({
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    S: {},
    I: initializeSharing,
    consumes,
    installInitialConsumes,
    initContainerEntry,
    init: ({ webpackRequire: { federation } }: { webpackRequire: WebpackRequire }) => {
      if (!federation.initOptions) throw new Error('the bundler has set up no federation');
      const { name } = federation.initOptions;
      const instance = new ModuleFederation({ ...federation.initOptions, id: name });
      setGlobalFederationInstance(instance);
      return instance;
    },
  },
});

export default globalThis.danqingFederationRuntime();
