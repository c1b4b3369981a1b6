import type { CreditMovement, CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { countCall, isExceeded, Jobs, networkLimits, portToken } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { mailboxOf } from '../identifier/mailbox.ts';
import type { Identifier } from '../identifier/identifier.ts';
import { DAY } from '../rate-limit/rate-limit.ts';
import { Secrets } from '../secret/secrets.ts';
import {
  insertEntitlement,
  isEntitled,
  isMailboxServed,
  isMailboxSpent,
} from './starting-credits.queries.ts';

export const STARTING_CREDITS = 10;

const QUEUE = 'identity-starting-credits';
/** Backs off from 2 s to about 5 h, longer than any outage of the credits service. */
const QUEUE_OPTIONS = { retries: 14, retryDelaySeconds: 2, timeLimitSeconds: 30 };

/**
 * `mailbox`: another member of this mailbox has received them. `network`: the network has used up its daily
 * number.
 */
export type Entitlement = 'entitled' | 'mailbox' | 'network';

/**
 * Grants new members credits, once per mailbox and for a limited number of members per network and day. A job
 * covers an outage of the credits service.
 */
@Injectable()
export class StartingCredits implements OnModuleInit {
  constructor(
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Secrets) private readonly secrets: Secrets,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work<{ userId: number }>(QUEUE, QUEUE_OPTIONS, async ({ data }) => {
      await this.grant(data.userId);
    });
  }

  /**
   * Decides whether the member gets the credits, which are granted after the commit. Each later sign-in
   * checks a refused member again.
   *
   * @param perNetwork members of one network per day
   */
  async entitle(
    {
      id,
      identifier,
      address,
      perNetwork,
    }: { id: number; identifier: Identifier; address: string; perNetwork: number },
    transaction: EntityManager,
  ): Promise<Entitlement> {
    if (await isEntitled(transaction, id)) return 'entitled';
    const mailbox = mailboxOf(identifier);
    if (await isMailboxServed(transaction, mailbox)) return 'mailbox';
    if (await isMailboxSpent(transaction, this.secrets.hashMailbox(mailbox))) return 'mailbox';
    const limits = networkLimits('starting credits', address, { limit: perNetwork, seconds: DAY });
    if ((await countCall(transaction, limits)).some(isExceeded)) return 'network';
    if (!(await insertEntitlement(transaction, id, mailbox))) return 'mailbox';
    await this.jobs.enqueue(QUEUE, { userId: id }, transaction);
    return 'entitled';
  }

  async grant(userId: number): Promise<void> {
    await this.credits.grant(startingGrant(userId));
  }
}

export const startingGrant = (userId: number): CreditMovement => ({
  userId,
  amount: STARTING_CREDITS,
  reason: 'signup',
  idempotencyKey: `signup:${userId}`,
});
