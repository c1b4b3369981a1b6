import type { CreditMovement, CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { countCall, isOver, Jobs, networkLimits, portToken } from '@danqing/nest-kit';
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
/** Waits from 2 s to about 5 h: longer than any outage of the credits service. */
const QUEUE_OPTIONS = { retries: 14, retryDelaySeconds: 2, timeLimitSeconds: 30 };

/** `entitled`: has them or gets them now; else why not: another member of that mailbox has them, or, today, others of that network. */
export type Entitlement = 'entitled' | 'mailbox' | 'network';

/**
 * New members get credits, once for each mailbox and so many members of a network in a day; also when the credits service is
 * away while they sign up.
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
   * Whether the member is to have them; the grant then happens if the transaction commits. Who could not have them at one
   * sign-in is looked at again at the next one. `perNetwork`: members of one network in a day.
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
    // An account of this mailbox had them, and is deleted.
    if (await isMailboxSpent(transaction, this.secrets.hashMailbox(mailbox))) return 'mailbox';
    const limits = networkLimits('starting credits', address, { limit: perNetwork, seconds: DAY });
    if ((await countCall(transaction, limits)).some(isOver)) return 'network';
    if (!(await insertEntitlement(transaction, id, mailbox))) return 'mailbox';
    await this.jobs.enqueue(QUEUE, { userId: id }, transaction);
    return 'entitled';
  }

  /** Grants now. Idempotent: a second grant changes nothing. */
  async grant(userId: number): Promise<void> {
    await this.credits.grant(startingGrant(userId));
  }
}

/** What a new member is granted, once. */
export const startingGrant = (userId: number): CreditMovement => ({
  userId,
  amount: STARTING_CREDITS,
  reason: 'signup',
  idempotencyKey: `signup:${userId}`,
});
