import { WORK_KINDS, type MemberData, type WorkKind } from '@danqing/contracts/identity';
import { memberDataSourcesPort, type MemberDataSourcesPort } from '@danqing/contracts/ports';
import { memberDataOf, portToken } from '@danqing/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';

interface MemberDataSource {
  name: string;
  works: WorkKind | null;
  service: MemberData;
}

@Injectable()
export class MemberDataSources {
  readonly #logger = new Logger('Members');

  constructor(@Inject(portToken(memberDataSourcesPort)) private readonly port: MemberDataSourcesPort) {}

  /** Returns all sources in order of erasure. */
  async all(): Promise<MemberDataSource[]> {
    const sources = await this.port.listSources();
    return sources.map((source) => ({ ...source, service: memberDataOf(this.port, source.name) }));
  }

  /** Reads from the source of each kind of works, in parallel. A source that fails counts as `missing`. */
  async ofWorks<Value>(
    read: (service: MemberData) => Promise<Value>,
    missing: Value,
  ): Promise<Record<WorkKind, Value>> {
    const sources = await this.#unlessAway(() => this.all(), []);
    const values = WORK_KINDS.map(async (kind) => {
      const source = sources.find(({ works }) => works === kind);
      return [kind, source ? await this.#unlessAway(() => read(source.service), missing) : missing] as const;
    });
    return Object.fromEntries(await Promise.all(values)) as Record<WorkKind, Value>;
  }

  #unlessAway<Value>(read: () => Promise<Value>, missing: Value): Promise<Value> {
    return read().catch((error: Error) => {
      this.#logger.warn(`The works of a member are not known: ${error.message}`);
      return missing;
    });
  }
}
