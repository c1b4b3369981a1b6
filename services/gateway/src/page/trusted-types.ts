/**
 * Inline script that must run before all others: with Trusted Types the browser asks it before any script, worker or
 * service worker is started from an address. It lets through the site's own releases, its service worker and workers
 * made from text; what would be markup or script as text it never lets through, so no such sink works at all.
 * `basePath` begins and ends with a slash. Browsers without Trusted Types go on as ever.
 */
export const trustedTypesScript = (basePath: string): string =>
  `if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(text){var url=new URL(text,document.baseURI),base=${JSON.stringify(basePath)};` +
  `if(url.origin===location.origin&&(url.protocol==='blob:'||url.pathname===base+'service-worker.js'||url.pathname.indexOf(base+'areas/')===0))return text}})`;

/** What of a policy asks the browser for it: one policy, which nothing can replace or stand beside. */
export const TRUSTED_TYPES = [`require-trusted-types-for 'script'`, 'trusted-types default'];

/** For pages whose scripts start no other ones: no policy at all. */
export const NO_TRUSTED_TYPES = [`require-trusted-types-for 'script'`, `trusted-types 'none'`];
