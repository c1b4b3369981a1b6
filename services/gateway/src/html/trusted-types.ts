/**
 * Returns an inline script that installs the default Trusted Types policy, and must run before all other
 * scripts. The policy permits script URLs of the site's releases, its service worker and `blob:` workers. It
 * never permits text as markup or script, so these sinks are disabled. Browsers without Trusted Types ignore
 * it.
 *
 * @param basePath begins and ends with a slash
 */
export const trustedTypesScript = (basePath: string): string =>
  `if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(text){var url=new URL(text,document.baseURI),base=${JSON.stringify(basePath)};` +
  `if(url.origin===location.origin&&(url.protocol==='blob:'||url.pathname===base+'service-worker.js'||url.pathname.indexOf(base+'areas/')===0))return text}})`;

/** CSP directives that permit exactly one policy, which no script can replace. */
export const TRUSTED_TYPES = [`require-trusted-types-for 'script'`, 'trusted-types default'];

export const NO_TRUSTED_TYPES = [`require-trusted-types-for 'script'`, `trusted-types 'none'`];
