import {
  DOCUMENT_EVENT,
  type ReleasesPort,
  type ResolvedDocument,
  type SignedDocument,
} from '@danqing/contracts/releases';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RELEASES_PORT } from '../documents/releases-port.ts';
import { eventFrame } from './event-frame.ts';
import { EventStreams, type EventStream, type EventStreamLimits } from './event-streams.ts';
import { visitorOf } from './visitor.ts';

export const TAB_STREAM_LIMITS = Symbol('TAB_STREAM_LIMITS');
export const DEFAULT_TAB_STREAM_LIMITS: EventStreamLimits = { all: 2_000, perNetwork: 20 };

interface Tab {
  visitor: string | null;
  known: number;
  /** The document that the tab has, if this process knows it. */
  document: ResolvedDocument | null;
  stream: EventStream;
}

@Injectable()
export class DocumentStream implements OnModuleInit, OnModuleDestroy {
  readonly #releases: ReleasesPort;
  readonly #streams: EventStreams;
  readonly #tabs = new Set<Tab>();
  readonly #frames = new WeakMap<SignedDocument, Buffer>();
  readonly #logger = new Logger('ReleaseStream');
  #unsubscribe: () => void = () => undefined;

  constructor(
    @Inject(RELEASES_PORT) releases: ReleasesPort,
    @Inject(TAB_STREAM_LIMITS) limits: EventStreamLimits,
  ) {
    this.#releases = releases;
    this.#streams = new EventStreams(limits);
  }

  onModuleInit(): void {
    this.#unsubscribe = this.#releases.subscribe(() => void this.#deliver([...this.#tabs]));
  }

  onModuleDestroy(): void {
    this.#unsubscribe();
    this.#streams.close();
  }

  /**
   * Opens the stream of a tab whose document has sequence `known`. Sends a newer complete document immediately,
   * and then the changes of each move.
   */
  open(request: FastifyRequest, reply: FastifyReply, known: number): void {
    const stream = this.#streams.open(request, reply, () => this.#tabs.delete(tab));
    const tab: Tab = { visitor: visitorOf(request), known, document: null, stream };
    this.#tabs.add(tab);
    void this.#deliver([tab]);
  }

  async #deliver(tabs: readonly Tab[]): Promise<void> {
    for (const tab of tabs) {
      try {
        const resolved = await this.#releases.getDocument(tab.visitor);
        if (!resolved) continue;
        const { sequence } = resolved.document;
        const has = tab.document;
        if (sequence === tab.known) tab.document = resolved;
        // Deliveries may complete out of order.
        if (sequence <= tab.known) continue;
        tab.known = sequence;
        tab.document = resolved;
        tab.stream.send(this.#frame(sequence, has ? resolved.changesSince(has) : resolved));
      } catch (error) {
        this.#logger.warn(`A tab could not be given the releases. ${String(error)}`);
        tab.stream.end();
      }
    }
  }

  #frame(id: number, signed: SignedDocument): Buffer {
    const kept = this.#frames.get(signed);
    if (kept) return kept;
    const { text, signature } = signed;
    const frame = eventFrame({ event: DOCUMENT_EVENT, id, data: { text, signature } });
    this.#frames.set(signed, frame);
    return frame;
  }
}
