import type { ReleasesPort } from '@danqing/contracts/releases';
import type { AuthenticatedOperator, OperatorRequest } from '@danqing/nest-kit';
import {
  Inject,
  Injectable,
  Logger,
  Optional,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { RELEASES_PORT } from '../documents/releases-port.ts';
import { eventFrame } from '../stream/event-frame.ts';
import { EventStreams, type EventStream } from '../stream/event-streams.ts';
import { LOAD_HEALTH, type LoadHealth } from '../telemetry/load-health.ts';
import { readOverview } from './read-overview.ts';
import { readableOverview } from './readable-overview.ts';

const OVERVIEW_EVENT = 'overview';
const LIMITS = { all: 50, perNetwork: 20 };
/** Milliseconds between polls for changes without a move: counts and newly published releases. */
const POLL_MS = 10_000;

interface Watcher {
  stream: EventStream;
  operator: AuthenticatedOperator;
  seen: Buffer | null;
}

@Injectable()
export class OverviewStream implements OnModuleInit, OnModuleDestroy {
  readonly #plane: ReleasePlane;
  readonly #releases: ReleasesPort;
  readonly #health: LoadHealth | null;
  readonly #streams = new EventStreams(LIMITS);
  readonly #watchers = new Set<Watcher>();
  readonly #logger = new Logger('OverviewStream');
  #unsubscribe: () => void = () => undefined;
  #look: NodeJS.Timeout | undefined;
  #delivering = false;
  /** True when data may have changed since the last overview was read. */
  #stale = false;

  constructor(
    @Inject(RELEASE_PLANE) plane: ReleasePlane,
    @Inject(RELEASES_PORT) releases: ReleasesPort,
    @Optional() @Inject(LOAD_HEALTH) health?: LoadHealth,
  ) {
    this.#plane = plane;
    this.#releases = releases;
    this.#health = health ?? null;
  }

  onModuleInit(): void {
    this.#unsubscribe = this.#releases.subscribe(() => void this.#deliver());
    this.#look = setInterval(() => {
      void this.#endRevoked();
      void this.#deliver();
    }, POLL_MS).unref();
  }

  onModuleDestroy(): void {
    this.#unsubscribe();
    clearInterval(this.#look);
    this.#streams.close();
  }

  open(request: OperatorRequest, reply: FastifyReply): void {
    const { operator } = request;
    if (!operator) throw new Error('the overview is for operators');
    const stream = this.#streams.open(request, reply, () => this.#watchers.delete(watcher));
    const watcher: Watcher = { stream, operator, seen: null };
    this.#watchers.add(watcher);
    void this.#deliver();
  }

  /** A stream outlives its request, but must not outlive the operator's session or token. */
  async #endRevoked(): Promise<void> {
    for (const { operator, stream } of [...this.#watchers])
      if (!(await operator.isLive().catch(() => true))) stream.end();
  }

  /** Reads one overview at a time and sends it to every console that has an older one. */
  async #deliver(): Promise<void> {
    this.#stale = true;
    if (this.#delivering) return;
    this.#delivering = true;
    while (this.#stale && this.#watchers.size > 0) {
      this.#stale = false;
      await this.#deliverOnce();
    }
    this.#delivering = false;
  }

  async #deliverOnce(): Promise<void> {
    try {
      const overview = await readOverview(this.#plane, this.#health);
      const frames = new Map<string, Buffer>();
      for (const watcher of this.#watchers) {
        const { grants } = watcher.operator;
        const key = JSON.stringify(grants);
        const frame =
          frames.get(key) ?? eventFrame({ event: OVERVIEW_EVENT, data: readableOverview(overview, grants) });
        frames.set(key, frame);
        if (watcher.seen?.equals(frame)) continue;
        watcher.seen = frame;
        watcher.stream.send(frame);
      }
    } catch (error) {
      // A console with data from before an outage would mislead, so its stream is closed.
      this.#logger.warn(`The overview could not be read. ${String(error)}`);
      for (const { stream } of this.#watchers) stream.end();
    }
  }
}
