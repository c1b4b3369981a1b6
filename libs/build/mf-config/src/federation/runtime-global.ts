declare global {
  /**
   * Creates the object that the bundler's runtime expects from Module Federation. The shell sets it and areas
   * use it, so it is a contract between releases.
   */
  var danqingFederationRuntime: (() => object) | undefined;
}

export {};
