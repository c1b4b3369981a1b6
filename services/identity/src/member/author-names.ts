import type { MemberWorks } from '@danqing/contracts/identity';
import { cocreatePort, creationsPort, palettesPort } from '@danqing/contracts/ports';
import { Jobs, portToken } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { selectUser } from '../user/user.queries.ts';

const QUEUE = 'identity-author-name';
/** Waits from 2 s to about 5 h: longer than any outage of a service. */
const QUEUE_OPTIONS = { retries: 14, retryDelaySeconds: 2, timeLimitSeconds: 30 };

/** Services keep the names of authors with their works; a new name reaches them by a job. */
@Injectable()
export class AuthorNames implements OnModuleInit {
  readonly #services: readonly MemberWorks[];

  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(portToken(palettesPort)) palettes: MemberWorks,
    @Inject(portToken(creationsPort)) creations: MemberWorks,
    @Inject(portToken(cocreatePort)) cocreate: MemberWorks,
  ) {
    this.#services = [palettes, creations, cocreate];
  }

  async onModuleInit(): Promise<void> {
    await this.jobs.work<{ userId: number }>(QUEUE, QUEUE_OPTIONS, ({ data }) => this.#tell(data.userId));
  }

  /** Once the transaction commits. */
  async renamed(userId: number, transaction: EntityManager): Promise<void> {
    await this.jobs.enqueue(QUEUE, { userId }, transaction);
  }

  async #tell(userId: number): Promise<void> {
    const nameNow = async () => (await selectUser(this.dataSource, userId))?.name;
    let told: string | undefined;
    // Another name may come meanwhile, and its job be done before this one.
    for (let name = await nameNow(); name !== undefined && name !== told; name = await nameNow()) {
      const newName = name;
      await Promise.all(this.#services.map((service) => service.renameAuthor(userId, newName)));
      told = newName;
    }
  }
}
