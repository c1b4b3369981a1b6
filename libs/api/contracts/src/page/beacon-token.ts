import { PAGE_DATA_ID, RELEASE_DOCUMENT_ID } from './page.ts';

/**
 * Global function of counted and uncounted pages. It requests the token with which the page reports its loads,
 * at most once, and resolves with undefined if there is none. A given token takes the place of a request that
 * was not made yet.
 */
export type GetBeaconToken = (known?: string | null) => Promise<string | undefined>;

declare global {
  var danqingBeaconToken: GetBeaconToken | undefined;
}

/**
 * Part of an inline script that defines the function. It is the gateway's, because the watchdog and the shell
 * of any release use it. The page does not contain the token, so that all visitors can get the same bytes.
 */
export const BEACON_TOKEN_SCRIPT = `(function () {
  var asked;
  function read(id) { return JSON.parse(document.getElementById(id).textContent); }
  function ask() {
    var page = read('${PAGE_DATA_ID}'), body = { sequence: read('${RELEASE_DOCUMENT_ID}').sequence, begun: page.watchedArea };
    if (!page.reportsLoads) return Promise.resolve();
    return fetch(page.basePath + 'api/releases/beacons/tokens', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), keepalive: true }).then(function (answer) { return answer.json(); }).then(function (answer) { return answer.token; });
  }
  window.danqingBeaconToken = function (known) {
    return asked = asked || (known ? Promise.resolve(known) : ask().catch(function () { asked = null; }));
  };
})()`;

/**
 * Inline script of a page whose area has a canary, after its data and before all deferred scripts. Requests
 * the token at once, so that a page is counted as begun before a release can freeze it. A prerendered page has
 * not begun.
 */
export const BEGIN_SCRIPT = `if (document.prerendering) addEventListener('prerenderingchange', function () { danqingBeaconToken(); }); else danqingBeaconToken()`;
