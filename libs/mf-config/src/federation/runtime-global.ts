declare global {
  /** Makes what the bundler's runtime asks of Module Federation. Set by the shell, taken by areas: a contract between releases. */
  var danqingFederationRuntime: (() => object) | undefined;
}

export {};
