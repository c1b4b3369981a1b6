/// <reference lib="dom" />
// Bundled into the shell: the runtime of Module Federation, put together from its own ES modules. Its index would bring
// along, as one object that nothing can be taken out of, what loads remotes and shakes shared packages: 4.6 kB more (ADR 28).
import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';
import type { WebpackRequire } from '@module-federation/webpack-bundler-runtime';
import './runtime-global.ts';

/** A new one for the shell and for each container, because the bundler writes into it. */
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
      // Where the browser extension and other tools look.
      setGlobalFederationInstance(instance);
      return instance;
    },
  },
});

export default globalThis.danqingFederationRuntime();
