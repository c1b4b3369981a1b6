import type { CreditsPort } from '@danqing/contracts';
import { Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CREDITS } from './credits-port.ts';

export const STARTING_CREDITS = 10;

const QUEUE = 'identity-starting-credits';
/** Waits from 2 s to about 5 h: longer than any outage of the credits service. */
const QUEUE_OPTIONS = { retries: 14, retryDelaySeconds: 2, timeLimitSeconds: 30 };

/** Every new member gets credits, once, also when the credits service is away while they sign up. */
@Injectable()
export class StartingCredits implements OnModuleInit {
  constructor(
    @Inject(CREDITS) private readonly credits: CreditsPort,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work<{ userId: number }>(QUEUE, QUEUE_OPTIONS, async ({ data }) => {
      await this.grant(data.userId);
    });
  }

  /** The grant happens if the transaction commits. */
  async promise(userId: number, transaction: EntityManager): Promise<void> {
    await this.jobs.enqueue(QUEUE, { userId }, transaction);
  }

  /** Grants now; whoever comes second changes nothing. */
  async grant(userId: number): Promise<void> {
    await this.credits.grant({
      userId,
      amount: STARTING_CREDITS,
      reason: 'signup',
      idempotencyKey: `signup:${userId}`,
    });
  }
}
