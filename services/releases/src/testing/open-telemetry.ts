import type { Beacon, LoadOutcome } from '@danqing/contracts';
import { rollbackCanary } from '../moves/rollback-canary.ts';
import type { ReleasePlane } from '../release-plane.ts';
import { BeaconIntake } from '../telemetry/beacon-intake.ts';
import { BeaconTokens } from '../telemetry/beacon-tokens.ts';
import { CanaryWatch, type RollBack } from '../telemetry/canary-watch.ts';
import { LoadCounter } from '../telemetry/load-counter.ts';
import { NamedReleases } from '../telemetry/named-releases.ts';

export const BEACON_SECRET = Buffer.from('what all gateways of a test know');

/** The telemetry of one gateway, in which nothing happens by itself. */
export class TestGateway {
  readonly tokens = new BeaconTokens(BEACON_SECRET);
  readonly named: NamedReleases;
  readonly counter: LoadCounter;
  readonly intake: BeaconIntake;
  readonly watch: CanaryWatch;
  /** Lines that the watch wrote. */
  readonly reports: string[] = [];
  /** Milliseconds that its clock is ahead. */
  ahead = 0;
  #visitors = 0;

  constructor(
    plane: ReleasePlane,
    rollBack: RollBack = (failed) => rollbackCanary(plane, { ...failed, actor: 'telemetry' }),
  ) {
    const of = { database: plane.database, environment: plane.environment };
    this.named = new NamedReleases(of);
    this.counter = new LoadCounter(of);
    this.intake = new BeaconIntake({ ...this, now: () => this.now() });
    this.watch = new CanaryWatch({
      ...of,
      rollBack,
      report: (line) => this.reports.push(line),
      now: () => this.now(),
    });
  }

  now(): number {
    return Date.now() + this.ahead;
  }

  /** A page tells how areas loaded. Without an address, that of a visitor who was never here. */
  tell(
    outcomes: Beacon['outcomes'],
    { address = this.#nextAddress(), token = this.tokens.issue(this.now()) } = {},
  ): void {
    this.intake.take({ token, outcomes }, address);
  }

  /** Pages of as many visitors tell that one release loaded, so many of them that it did not. */
  visit(
    release: { area: string; release: string },
    loads: number,
    failures = 0,
    failure: LoadOutcome = 'init',
  ): void {
    for (let load = 0; load < loads; load += 1)
      this.tell([{ ...release, outcome: load < failures ? failure : 'ok' }]);
  }

  #nextAddress(): string {
    this.#visitors += 1;
    return `10.${this.#visitors >> 16}.${(this.#visitors >> 8) & 255}.${this.#visitors & 255}`;
  }
}
