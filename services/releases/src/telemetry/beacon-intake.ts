import { BoundedMap } from '@danqing/nest-kit';
import { MAX_OUTCOMES_PER_BEACON, type Beacon, type LoadOutcome } from '@danqing/contracts/releases';
import type { BeaconPage, BeaconTokens } from './beacon-tokens.ts';
import type { LoadCounter } from './load-counter.ts';
import { isFailure } from './load-outcomes.ts';
import type { PageHealth } from './page-health.ts';
import type { NamedReleases } from './named-releases.ts';
import { networkOf } from './network-of.ts';
import type { UniqueReporters } from './unique-reporters.ts';

const MINUTE_MS = 60_000;
/** Maximum pages per network that may start reporting within a minute. */
export const PAGES_PER_MINUTE = 60;
/** Maximum outcomes that a network may report within a minute: one full beacon of each of its pages. */
export const OUTCOMES_PER_MINUTE = PAGES_PER_MINUTE * MAX_OUTCOMES_PER_BEACON;
/**
 * Exceeds the pages that one network can start while its tokens are valid (60 per minute for 120 minutes). A
 * network therefore cannot evict its own pages.
 */
const MAX_PAGES = 50_000;
/** Exceeds what one network can report in that time (2,400 per minute for 120 minutes); about 100 MB. */
const MAX_OUTCOMES = 500_000;
const MAX_NETWORKS = 20_000;

interface LastOutcome {
  outcome: LoadOutcome;
  minute: number;
  hasVoted: boolean;
}

interface Sender {
  minute: number;
  pages: number;
  outcomes: number;
}

export interface BeaconIntakeOptions {
  tokens: Pick<BeaconTokens, 'check'>;
  named: Pick<NamedReleases, 'has' | 'runOf' | 'wasGiven'>;
  counter: Pick<LoadCounter, 'add'>;
  reporters: Pick<UniqueReporters, 'add'>;
  health: Pick<PageHealth, 'add'>;
  now?: () => number;
}

interface Reporter {
  page: BeaconPage;
  network: string;
  mayVote: boolean;
}

/**
 * Decides which reports of a beacon are counted: those about releases that the page's document named and that
 * a pointer still names. A page counts once per release, as a failure if it ever reports one. A network may
 * start at most PAGES_PER_MINUTE pages and report at most OUTCOMES_PER_MINUTE outcomes, counted or not.
 * Decisions about canaries use only votes, one per network. All state is in memory and bounded.
 */
export class BeaconIntake {
  readonly #options: Required<BeaconIntakeOptions>;
  readonly #pages = new BoundedMap<string, true>(MAX_PAGES);
  /** Last outcome by page and release. */
  readonly #outcomes = new BoundedMap<string, LastOutcome>(MAX_OUTCOMES);
  readonly #networks = new BoundedMap<string, Sender>(MAX_NETWORKS);

  constructor(options: BeaconIntakeOptions) {
    this.#options = { now: Date.now, ...options };
  }

  take({ token, outcomes, health }: Beacon, address: string): void {
    const { tokens, named, health: measured } = this.#options;
    const now = this.#options.now();
    const page = tokens.check(token, now);
    if (!page) return;
    const network = networkOf(address);
    const minute = now - (now % MINUTE_MS);
    const sender = this.#senderOf(network, minute);
    if (!this.#admit(page.id, sender)) return;
    const reporter = { page, network, mayVote: page.isFrom(address) };
    if (health && reporter.mayVote) measured.add(health, page, network);
    for (const { area, release, outcome } of outcomes) {
      if (sender.outcomes >= OUTCOMES_PER_MINUTE) return;
      sender.outcomes += 1;
      if (named.has(area, release) && named.wasGiven(page, area, release))
        this.#count(reporter, { area, release }, outcome, minute);
    }
  }

  #senderOf(network: string, minute: number): Sender {
    const known = this.#networks.get(network);
    if (known?.minute === minute) return known;
    const sender = { minute, pages: 0, outcomes: 0 };
    this.#networks.set(network, sender);
    return sender;
  }

  #admit(id: string, sender: Sender): boolean {
    if (this.#pages.get(id)) return true;
    if (sender.pages >= PAGES_PER_MINUTE) return false;
    sender.pages += 1;
    this.#pages.set(id, true);
    return true;
  }

  #count(
    reporter: Reporter,
    of: { area: string; release: string },
    outcome: LoadOutcome,
    minute: number,
  ): void {
    const { counter } = this.#options;
    const name = `${reporter.page.id} ${of.area}/${of.release}`;
    const before = this.#outcomes.get(name);
    if (!before) {
      this.#outcomes.set(name, { outcome, minute, hasVoted: reporter.mayVote });
      counter.add({ ...of, outcome, minute, loads: 1 });
      this.#vote(reporter, of, outcome);
    } else if (isFailure(outcome) && !isFailure(before.outcome)) {
      // The area loaded and broke later. Its load stays in the same minute but changes its outcome.
      this.#outcomes.set(name, { ...before, outcome, hasVoted: reporter.mayVote });
      counter.add({ ...of, outcome: before.outcome, minute: before.minute, loads: -1 });
      counter.add({ ...of, outcome, minute: before.minute, loads: 1 });
      this.#vote(reporter, of, outcome);
    } else if (reporter.mayVote && !before.hasVoted) {
      this.#outcomes.set(name, { ...before, hasVoted: true });
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
