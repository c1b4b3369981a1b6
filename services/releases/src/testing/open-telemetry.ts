import type { Beacon, GateVerdict, LoadOutcome } from '@danqing/contracts/releases';
import { inspectRelease } from '../gate/inspect-canary.ts';
import { bucketOf } from '../documents/bucket.ts';
import { pauseFailingCanary, rollbackCanary } from '../moves/rollback-canary.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { createVisitor } from '../stream/visitor.ts';
import { BeaconIntake } from '../telemetry/beacon-intake.ts';
import { BeaconTokens, type PageDocument } from '../telemetry/beacon-tokens.ts';
import { CanaryWatch, type MoveFailing } from '../telemetry/canary-watch.ts';
import { LoadCounter } from '../telemetry/load-counter.ts';
import { BegunPages } from '../telemetry/begun-pages.ts';
import { HealthWatch } from '../telemetry/health-watch.ts';
import { SilenceWatch } from '../telemetry/silence-watch.ts';
import { PageHealth } from '../telemetry/page-health.ts';
import { NamedReleases } from '../telemetry/named-releases.ts';
import { UniqueReporters } from '../telemetry/unique-reporters.ts';

export const BEACON_SECRET = Buffer.from('what all gateways of a test know');

let visitors = 0;

/** The telemetry of one gateway without timers; tests trigger each step. */
export class TestGateway {
  readonly tokens = new BeaconTokens(BEACON_SECRET);
  readonly named: NamedReleases;
  readonly counter: LoadCounter;
  readonly reporters: UniqueReporters;
  readonly intake: BeaconIntake;
  readonly watch: CanaryWatch;
  readonly begun: BegunPages;
  readonly silence: SilenceWatch;
  readonly healthWatch: HealthWatch;
  readonly health: PageHealth;
  readonly reports: string[] = [];
  readonly #pages = new Map<string, PageDocument>();
  mount: GateVerdict = 'incompatible';
  /** Milliseconds that its clock is ahead. */
  ahead = 0;

  constructor(
    plane: ReleasePlane,
    rollBack: MoveFailing = (failed) => rollbackCanary(plane, { ...failed, actor: 'telemetry' }),
  ) {
    const of = { database: plane.database, environment: plane.environment };
    this.named = new NamedReleases(of);
    this.counter = new LoadCounter(of);
    this.reporters = new UniqueReporters({ ...of, key: this.tokens.deriveKey('voices') });
    const now = () => this.now();
    this.begun = new BegunPages({ ...of, key: this.tokens.deriveKey('voices'), named: this.named, now });
    this.silence = new SilenceWatch({ ...of, report: (line) => this.reports.push(line), now });
    this.healthWatch = new HealthWatch({ ...of, report: (line) => this.reports.push(line) });
    this.health = new PageHealth({ ...of, key: this.tokens.deriveKey('voices'), named: this.named, now });
    this.intake = new BeaconIntake({ ...this, now: () => this.now() });
    this.watch = new CanaryWatch({
      ...of,
      rollBack,
      pause: (failed) => pauseFailingCanary(plane, { ...failed, actor: 'telemetry' }),
      inspect: (release) =>
        inspectRelease(
          { ...plane, smoke: async () => ({ check: 'smoke', verdict: this.mount, reason: 'the mount' }) },
          release,
        ),
      report: (line) => this.reports.push(line),
      now: () => this.now(),
    });
  }

  now(): number {
    return Date.now() + this.ahead;
  }

  /** Sends a page's load reports; its document names them if any document does. Default address: a new visitor. */
  report(
    outcomes: Beacon['outcomes'],
    {
      address = this.nextAddress(),
      token = this.tokens.issue(this.pageGiven(outcomes), address, this.now()),
    } = {},
  ): void {
    this.intake.take({ token, outcomes }, address);
  }

  /** Reports one release from `loads` new visitors, `failures` of them failing. */
  visit(
    release: { area: string; release: string },
    loads: number,
    failures = 0,
    failure: LoadOutcome = 'init',
  ): void {
    for (let load = 0; load < loads; load += 1)
      this.report([{ ...release, outcome: load < failures ? failure : 'ok' }]);
  }

  /** Returns a page whose document names these releases, or a page of stable releases if none does. */
  pageGiven(releases: readonly { area: string; release: string }[]): PageDocument {
    const isGiven = (page: PageDocument) =>
      releases.every(({ area, release }) => this.named.wasGiven(page, area, release));
    const key = JSON.stringify(releases.map(({ area, release }) => [area, release]));
    const known = this.#pages.get(key);
    if (known && isGiven(known)) return known;
    for (let visitors = 0; visitors < 300; visitors += 1) {
      const page = newestPage(createVisitor());
      if (!isGiven(page)) continue;
      this.#pages.set(key, page);
      return page;
    }
    return newestPage();
  }

  /** Returns a new address; consecutive ones belong to different providers' blocks. */
  nextAddress(): string {
    visitors += 1;
    return `${10 + (visitors % 100)}.${Math.floor(visitors / 100) % 5}.${(visitors >> 8) & 255}.${visitors & 255}`;
  }
}

/** A page that is as new as the newest move. */
export const newestPage = (visitor: string | null = null): PageDocument => ({
  sequence: 2 ** 48 - 1,
  visitor,
});

export function visitorOfCanary(area: string): string {
  for (;;) {
    const visitor = createVisitor();
    if (bucketOf(visitor, area) < 10) return visitor;
  }
}
