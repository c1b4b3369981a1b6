import { BoundedMap } from '@danqing/nest-kit';
import { MAX_OUTCOMES_PER_PAGE, type Beacon, type LoadOutcome } from '@danqing/contracts/releases';
import type { BeaconPage, BeaconTokens } from './beacon-tokens.ts';
import type { LoadCounter } from './load-counter.ts';
import { isFailure } from './load-outcomes.ts';
import type { NamedReleases } from './named-releases.ts';
import { networkOf } from './network-of.ts';
import type { UniqueReporters } from './unique-reporters.ts';

const MINUTE_MS = 60_000;
/** Maximum pages per network that may start reporting within a minute. */
export const PAGES_PER_MINUTE = 60;
/**
 * Exceeds the pages that one network can start while its tokens are valid (60 per minute for 120 minutes). A
 * network therefore cannot evict its own pages.
 */
const MAX_PAGES = 50_000;
const MAX_NETWORKS = 20_000;

interface LastOutcome {
  outcome: LoadOutcome;
  minute: number;
  hasVoted: boolean;
}

interface Page {
  reported: number;
  lastOutcomes: Map<string, LastOutcome>;
}

export interface BeaconIntakeOptions {
  tokens: Pick<BeaconTokens, 'check'>;
  named: Pick<NamedReleases, 'has' | 'runOf'>;
  counter: Pick<LoadCounter, 'add'>;
  reporters: Pick<UniqueReporters, 'add'>;
  now?: () => number;
}

interface Reporter {
  page: BeaconPage;
  network: string;
  mayVote: boolean;
}

/**
 * Decides which reports of a beacon are counted: those about releases in its page's document. A page counts
 * once per release, as a failure if it ever reports one. It may send at most MAX_OUTCOMES_PER_PAGE outcomes,
 * and a network may start at most PAGES_PER_MINUTE pages.
 * Decisions about canaries use only votes, one per network. All state is in memory and bounded.
 */
export class BeaconIntake {
  readonly #options: Required<BeaconIntakeOptions>;
  readonly #pages = new BoundedMap<string, Page>(MAX_PAGES);
  readonly #networks = new BoundedMap<string, { minute: number; pages: number }>(MAX_NETWORKS);

  constructor(options: BeaconIntakeOptions) {
    this.#options = { now: Date.now, ...options };
  }

  take({ token, receipt, outcomes }: Beacon, address: string): void {
    const now = this.#options.now();
    const page = this.#options.tokens.check(token, now);
    if (!page) return;
    const network = networkOf(address);
    const minute = now - (now % MINUTE_MS);
    const known = this.#pages.get(page.id) ?? this.#admit(page.id, network, minute);
    if (!known) return;
    const reporter = { page, network, mayVote: page.mayVote(address, receipt) };
    for (const { area, release, outcome } of outcomes) {
      if (known.reported >= MAX_OUTCOMES_PER_PAGE) return;
      known.reported += 1;
      if (page.hasRelease(area, release) && this.#options.named.has(area, release))
        this.#count(known, reporter, { area, release }, outcome, minute);
    }
  }

  #admit(id: string, network: string, minute: number): Page | null {
    const known = this.#networks.get(network);
    const pages = known?.minute === minute ? known.pages : 0;
    if (pages >= PAGES_PER_MINUTE) return null;
    this.#networks.set(network, { minute, pages: pages + 1 });
    const page = { reported: 0, lastOutcomes: new Map<string, LastOutcome>() };
    this.#pages.set(id, page);
    return page;
  }

  #count(
    page: Page,
    reporter: Reporter,
    of: { area: string; release: string },
    outcome: LoadOutcome,
    minute: number,
  ): void {
    const { counter } = this.#options;
    const name = `${of.area}/${of.release}`;
    const before = page.lastOutcomes.get(name);
    if (!before) {
      page.lastOutcomes.set(name, { outcome, minute, hasVoted: reporter.mayVote });
      counter.add({ ...of, outcome, minute, loads: 1 });
      this.#vote(reporter, of, outcome);
    } else if (isFailure(outcome) && !isFailure(before.outcome)) {
      // The area loaded and broke later. Its load stays in the same minute but changes its outcome.
      page.lastOutcomes.set(name, { ...before, outcome, hasVoted: reporter.mayVote });
      counter.add({ ...of, outcome: before.outcome, minute: before.minute, loads: -1 });
      counter.add({ ...of, outcome, minute: before.minute, loads: 1 });
      this.#vote(reporter, of, outcome);
    } else if (reporter.mayVote && !before.hasVoted) {
      page.lastOutcomes.set(name, { ...before, hasVoted: true });
      this.#vote(reporter, of, before.outcome);
    }
  }

  #vote(
    { page, network, mayVote }: Reporter,
    of: { area: string; release: string },
    outcome: LoadOutcome,
  ): void {
    const run = this.#options.named.runOf(of.area);
    if (mayVote && run !== null) this.#options.reporters.add({ ...of, outcome, page: page.id, network }, run);
  }
}
