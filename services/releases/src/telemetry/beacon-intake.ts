import { MAX_OUTCOMES_PER_PAGE, type Beacon, type LoadOutcome } from '@danqing/contracts';
import { clientNetwork } from '@danqing/nest-kit';
import type { BeaconTokens } from './beacon-tokens.ts';
import type { LoadCounter } from './load-counter.ts';
import { isFailure } from './load-outcomes.ts';
import type { NamedReleases } from './named-releases.ts';
import { RecentMap } from './recent-map.ts';

const MINUTE_MS = 60_000;
/** Pages of one network that may begin to tell something within a minute. */
export const PAGES_PER_MINUTE = 60;
/** Far more than one network can begin while its tokens are valid, so that none can make us forget its own pages. */
const MAX_PAGES = 50_000;
const MAX_NETWORKS = 20_000;
const MAX_SAMPLED = 100_000;

interface Ending {
  outcome: LoadOutcome;
  minute: number;
  sampled: 0 | 1;
}

interface Page {
  told: number;
  /** How each release ended in this page. */
  endings: Map<string, Ending>;
}

export interface BeaconIntakeOptions {
  tokens: Pick<BeaconTokens, 'check'>;
  named: Pick<NamedReleases, 'has' | 'canaryRun'>;
  counter: Pick<LoadCounter, 'add'>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Decides what of a beacon is counted. A page counts as one load for each release, as a failure if it ever told one, and
 * tells no more than MAX_OUTCOMES_PER_PAGE things; a network has so many pages a minute. While a canary runs, only the
 * first load of each network and release is sampled, that is, decides about canaries: whatever somebody sends, they have
 * one voice at each gateway. All of this is kept in memory, within bounds.
 */
export class BeaconIntake {
  readonly #options: Required<BeaconIntakeOptions>;
  readonly #pages = new RecentMap<string, Page>(MAX_PAGES);
  readonly #networks = new RecentMap<string, { minute: number; pages: number }>(MAX_NETWORKS);
  readonly #sampled = new RecentMap<string, true>(MAX_SAMPLED);
  #canaryRun: number | null = null;

  constructor(options: BeaconIntakeOptions) {
    this.#options = { now: Date.now, ...options };
  }

  /** `address`: the IP address that it came from. */
  take({ token, outcomes }: Beacon, address: string): void {
    const now = this.#options.now();
    const id = this.#options.tokens.check(token, now);
    if (id === null) return;
    const network = networkOf(address);
    const minute = now - (now % MINUTE_MS);
    const page = this.#pages.get(id) ?? this.#admit(id, network, minute);
    if (!page) return;
    // What was told before a canary began says nothing of it, also in the same minute.
    const from = Math.max(minute, this.#options.named.canaryRun ?? 0);
    for (const { area, release, outcome } of outcomes) {
      if (page.told >= MAX_OUTCOMES_PER_PAGE) return;
      page.told += 1;
      if (this.#options.named.has(area, release))
        this.#count(page, { area, release }, outcome, network, from);
    }
  }

  #admit(id: string, network: string, minute: number): Page | null {
    const known = this.#networks.get(network);
    const pages = known?.minute === minute ? known.pages : 0;
    if (pages >= PAGES_PER_MINUTE) return null;
    this.#networks.set(network, { minute, pages: pages + 1 });
    const page = { told: 0, endings: new Map<string, Ending>() };
    this.#pages.set(id, page);
    return page;
  }

  #count(
    page: Page,
    of: { area: string; release: string },
    outcome: LoadOutcome,
    network: string,
    minute: number,
  ): void {
    const { counter } = this.#options;
    const name = `${of.area}/${of.release}`;
    const before = page.endings.get(name);
    if (!before) {
      const sampled = this.#sample(`${network} ${name}`) ? 1 : 0;
      page.endings.set(name, { outcome, minute, sampled });
      counter.add({ ...of, outcome, minute, loads: 1, sampled });
    } else if (isFailure(outcome) && !isFailure(before.outcome)) {
      // An area that loaded and broke later: the load stays in its minute and ends differently.
      page.endings.set(name, { ...before, outcome });
      const { sampled } = before;
      counter.add({ ...of, outcome: before.outcome, minute: before.minute, loads: -1, sampled: -sampled });
      counter.add({ ...of, outcome, minute: before.minute, loads: 1, sampled });
    }
  }

  /** True for the first load of this network and release since the newest canary began. */
  #sample(voice: string): boolean {
    const run = this.#options.named.canaryRun;
    if (run === null) return false;
    if (run !== this.#canaryRun) this.#sampled.clear();
    this.#canaryRun = run;
    if (this.#sampled.get(voice)) return false;
    this.#sampled.set(voice, true);
    return true;
  }
}

/** An IPv4 address, or the /48 of an IPv6 address: what one customer can have is one network. */
function networkOf(address: string): string {
  const network = clientNetwork(address);
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network;
}
