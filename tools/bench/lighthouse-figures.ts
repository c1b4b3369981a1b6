import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from './launch-browser.ts';
import { quantile } from './median.ts';
import type { Figure } from './figure.ts';
import { startBenchSite } from './start-bench-site.ts';
import { WORKSPACE } from '../steps.ts';

const VERSION = '13.5.0';
const PATHS = ['/', '/colors/月白'];
const ROUNDS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AIM = 95;

interface Report {
  environment: { benchmarkIndex: number };
  runtimeError?: unknown;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string } | undefined>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/**
 * Yields Lighthouse scores of a phone on the simulated network, with the audits that lower them. Each score
 * is the median of several runs in separate browsers.
 */
export async function* lighthouseFigures(): AsyncGenerator<Figure> {
  const lighthouse = await installedLighthouse();
  const site = await startBenchSite();
  try {
    // Visit each page first: the starting site would compete with the browser for CPU.
    for (const path of PATHS) await openPage(lighthouse, site.url + encodeURI(path));
    for (const path of PATHS) {
      const scores = new Map<string, number[]>(CATEGORIES.map((category) => [category, []]));
      const lowered = new Set<string>();
      const machine: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const report = await openPage(lighthouse, site.url + encodeURI(path));
        machine.push(report.environment.benchmarkIndex);
        for (const [category, { score, auditRefs }] of Object.entries(report.categories)) {
          scores.get(category)?.push(100 * (score ?? 0));
          for (const { id, weight } of auditRefs) {
            const audit = report.audits[id];
            if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
              lowered.add(`${id} ${audit?.displayValue ?? ''}`.trim());
          }
        }
      }
      const median = (category: string) => quantile(scores.get(category) ?? [], 0.5);
      const performance = scores.get('performance') ?? [];
      yield {
        name: `Lighthouse, phone, ${path}`,
        performance: median('performance'),
        performanceRange: `${Math.min(...performance)}-${Math.max(...performance)}`,
        accessibility: median('accessibility'),
        bestPractices: median('best-practices'),
        seo: median('seo'),
        aim: AIM,
        // Lighthouse's CPU benchmark of this machine. The simulated phone is four times slower, so scores
        // depend on it.
        benchmarkIndex: quantile(machine, 0.5),
        lowered: [...lowered].join('; '),
      };
    }
  } finally {
    await site.stop();
  }
}

/** Installed on first use, because Lighthouse needs 160 MB. */
async function installedLighthouse(): Promise<Lighthouse> {
  const folder = join(WORKSPACE, '.nx', `lighthouse-${VERSION}`);
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    console.error(`lighthouse: installing ${VERSION} into ${folder}, once`);
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', `lighthouse@${VERSION}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  return lighthouse;
}

async function openPage(lighthouse: Lighthouse, url: string): Promise<Report> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: CATEGORIES,
      // In other languages, the canonical URL correctly has a language prefix.
      extraHeaders: { 'accept-language': 'zh-CN' },
      logLevel: 'error',
    });
    if (!result || result.lhr.runtimeError) throw new Error('Lighthouse could not open the page');
    return result.lhr;
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
