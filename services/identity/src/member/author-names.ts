import { isDeepStrictEqual } from 'node:util';
import type { AuthorState } from '@danqing/contracts/identity';
import { Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { MemberDataSources } from '../member-data/member-data-sources.ts';
import { selectUser } from '../user/user.queries.ts';

const QUEUE = 'identity-author-name';
/** Backs off from 2 s to about 5 h, longer than any outage of a service. */
const QUEUE_OPTIONS = { retries: 14, retryDelaySeconds: 2, timeLimitSeconds: 30 };

/** Services store their authors' names and page visibility. A job propagates changes to them. */
@Injectable()
export class AuthorNames implements OnModuleInit {
  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(MemberDataSources) private readonly sources: MemberDataSources,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work<{ userId: number }>(QUEUE, QUEUE_OPTIONS, ({ data }) => this.#tell(data.userId));
  }

  async changed(userId: number, transaction: EntityManager): Promise<void> {
    await this.jobs.enqueue(QUEUE, { userId }, transaction);
  }

  async #tell(userId: number): Promise<void> {
    const stateNow = async (): Promise<AuthorState | null> => {
      const row = await selectUser(this.dataSource, userId);
      return row && { name: row.name, hasPage: row.is_public };
    };
    let told: AuthorState | null = null;
    // The name may change again meanwhile, and that change's job may finish before this one.
    for (let state = await stateNow(); state && !isDeepStrictEqual(state, told); state = await stateNow()) {
      const [author, sources] = [state, await this.sources.all()];
      await Promise.all(sources.map(({ service }) => service.updateAuthor(userId, author)));
      told = author;
    }
  }
}
