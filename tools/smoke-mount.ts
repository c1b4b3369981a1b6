import type { GateCheck, GateVerdict, ReleaseDocument } from '@danqing/contracts/releases';
import { toCandidateArea, TRIAL_HEADER, type SmokeCheck } from '@danqing/releases';
import { findInstalledBrowser, launchBrowser } from './smoke/browser.ts';
import { completeDocument } from './smoke/complete-document.ts';
import { addressOf, mountCandidate, readPage } from './smoke/mount-candidate.ts';
import { firstProblem } from './smoke/open-pages.ts';
import { openProxy } from './smoke/open-proxy.ts';
import { pagesToOpen } from './smoke/pages-to-open.ts';

/** Milliseconds for the site's first response. */
const ANSWER_LIMIT = 5_000;

const verdict = (verdict: GateVerdict, reason = ''): GateCheck => ({ check: 'smoke', verdict, reason });

/**
 * Smoke check of the gate: mounts a published release in the running site at `siteUrl`. Only the browser of
 * this check, on this machine, is served the release. Inconclusive without such a site or browser; the check
 * neither starts a site nor installs a browser.
 */
export function smokeMount(siteUrl: string): SmokeCheck {
  return async ({ environment, area, release, descriptor, trial }) => {
    const asTrial: Record<string, string> = trial === undefined ? {} : { [TRIAL_HEADER]: trial };
    const candidate = toCandidateArea(area, release, descriptor);
    const site = new URL(siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`);
    const entry = candidate.scripts[0] ?? '';
    let document: ReleaseDocument;
    try {
      const home = await fetch(site, { signal: AbortSignal.timeout(ANSWER_LIMIT) });
      const page = readPage(await home.text());
      if (!page) return verdict('unknown', `${site} answers, but not as this site`);
      document = await completeDocument(site, page.document);
      const file = await fetch(new URL(`${candidate.base}${entry}`, site), {
        method: 'HEAD',
        headers: asTrial,
        signal: AbortSignal.timeout(ANSWER_LIMIT),
      });
      if (!file.ok) return verdict('unknown', `the site at ${site} does not have this release`);
    } catch {
      return verdict('unknown', `no site answers at ${site}; start it, or name it with --site`);
    }
    if (document.environment !== environment)
      return verdict('unknown', `the site at ${site} serves ${document.environment}, not ${environment}`);
    const pages = pagesToOpen(candidate, document);
    if (pages.length === 0) return verdict('unknown', 'no page of it can be opened without knowing more');

    const executablePath = await findInstalledBrowser();
    if (!executablePath) return verdict('unknown', 'no browser on this machine; CHROMIUM_PATH can name one');
    const proxy = await openProxy(
      site,
      (html, pathname) => mountCandidate(html, { candidate, document }, pathname),
      asTrial,
    );
    try {
      const browser = await launchBrowser(executablePath);
      try {
        const problem = await firstProblem(browser, {
          origin: proxy.origin,
          paths: pages.map((path) => `${site.pathname.slice(0, -1)}${path}`),
          folder: addressOf(site.pathname, candidate),
        });
        return problem === null ? verdict('compatible') : verdict('incompatible', problem);
      } finally {
        await browser.close();
      }
    } finally {
      await proxy.close();
    }
  };
}
