import {
  matchRoute,
  SHELL_AREA,
  type ActiveArea,
  type GateCheck,
  type GateVerdict,
  type ReleaseDocument,
} from '@danqing/contracts/releases';
import { toCandidateArea, TRIAL_HEADER, type SmokeCheck } from '@danqing/releases';
import { findInstalledBrowser, launchBrowser } from './smoke/browser.ts';
import { compareWithStable } from './smoke/compare-with-stable.ts';
import { completeDocument } from './smoke/complete-document.ts';
import type { ExaminationOptions } from './smoke/examine-page.ts';
import { addressOf, mountCandidate, readPage } from './smoke/mount-candidate.ts';
import { openPages, type OpenedPages } from './smoke/open-pages.ts';
import { openProxy } from './smoke/open-proxy.ts';
import { pagesToOpen } from './smoke/pages-to-open.ts';
import { watchProcessors } from './smoke/processor-load.ts';
import { stableArea } from './smoke/stable-area.ts';

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
    const browser = await launchBrowser(executablePath);
    try {
      const load = await watchProcessors(browser);
      const basePath = site.pathname.slice(0, -1);
      const examine: ExaminationOptions = {
        part: area === SHELL_AREA ? 'html' : 'main',
        hasContrast: (path) => !showsColor(document, candidate, path.slice(basePath.length)),
        pictured: `${basePath}${pages.find((path) => !showsColor(document, candidate, path)) ?? pages.at(-1)}`,
      };
      const open = async (shown: ActiveArea, paths: readonly string[]): Promise<OpenedPages> => {
        const rewrite = (html: string, pathname: string) =>
          mountCandidate(html, { candidate: shown, document }, pathname);
        const proxy = await openProxy(site, rewrite, asTrial);
        const { origin } = proxy;
        const folder = addressOf(site.pathname, shown);
        return openPages(browser, { origin, paths, folder, examine }, load).finally(() => proxy.close());
      };
      const paths = pages.map((path) => `${basePath}${path}`);
      const { problem, weights, examinations } = await open(candidate, paths);
      if (problem !== null) return verdict('incompatible', problem);
      const stable = stableArea(document, area);
      const beside = await compareWithStable(browser, {
        examinations,
        openCandidate: (compared) => open(candidate, compared),
        openStable: stable && ((compared) => open(stable, compared)),
        isTooBusy: load.isSaturated,
      });
      const { violations } = beside;
      const pictures = beside.pictures
        ? { ...beside.pictures, stableRelease: stable?.release ?? null }
        : undefined;
      return { ...verdict('compatible'), weights, violations, pictures };
    } finally {
      await browser.close();
    }
  };
}

/** Whether a page shows a colour, which differs from visit to visit and decides about its contrasts. */
function showsColor({ areas }: ReleaseDocument, candidate: ActiveArea, path: string): boolean {
  const others = areas.filter(({ area }) => area !== candidate.area);
  return matchRoute([candidate, ...others], path)?.route.page.kind === 'color';
}
