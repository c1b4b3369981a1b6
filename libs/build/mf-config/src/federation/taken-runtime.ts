// Replaces the Module Federation runtime in areas with the shell's (`provided-runtime.ts`).
import './runtime-global.ts';

if (!globalThis.danqingFederationRuntime)
  throw new Error('the shell brings no runtime of Module Federation: activate a release of it that does');

export default globalThis.danqingFederationRuntime();
