import { Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { MemberDataSources } from '../member-data/member-data-sources.ts';
import { isToBeErased } from './deletion.queries.ts';

const QUEUE = 'identity-withdrawal';
/** Backs off from 2 s to about 5 h, longer than any outage of a service. */
const QUEUE_OPTIONS = { retries: 14, retryDelaySeconds: 2, timeLimitSeconds: 60 };

/** While an account awaits erasure, services hide everything that its member published. */
@Injectable()
export class Withdrawal implements OnModuleInit {
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
    const withdrawnNow = () => isToBeErased(this.dataSource, userId);
    let told: boolean | undefined;
    // The member may change their mind meanwhile, and that change's job may finish before this one.
    for (let withdrawn = await withdrawnNow(); withdrawn !== told; withdrawn = await withdrawnNow()) {
      const [now, sources] = [withdrawn, await this.sources.all()];
      await Promise.all(sources.map(({ service }) => service.withdrawMember(userId, now)));
      told = now;
    }
  }
}
