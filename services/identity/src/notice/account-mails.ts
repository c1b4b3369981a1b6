import { randomUUID } from 'node:crypto';
import type { Locale } from '@danqing/contracts/locale';
import { DeliveryRefusedError, Jobs, type Job, type Mail } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAIL_SENDER, type OptionalMailSender } from '../delivery/senders.ts';
import { Secrets } from '../secret/secrets.ts';
import { accountMail, type AccountMailKind } from './account-mail-texts.ts';

const QUEUE = 'identity-account-mail';
/** Backs off from 10 s to about 3 h. */
const QUEUE_OPTIONS = { retries: 10, retryDelaySeconds: 10, timeLimitSeconds: 30, concurrency: 2 };

export interface AccountMail {
  kind: AccountMailKind;
  to: string | null;
  locale: Locale;
  at?: Date;
}

interface SealedMail {
  id: string;
  /** The whole mail, encrypted, so that the jobs table discloses no address. */
  sealed: string;
}

/**
 * Notifies members by mail about their data and account. The mail is sent even if the account no longer
 * exists.
 */
@Injectable()
export class AccountMails implements OnModuleInit {
  readonly #logger = new Logger('AccountMails');

  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Secrets) private readonly secrets: Secrets,
    @Inject(MAIL_SENDER) private readonly mail: OptionalMailSender,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work<SealedMail>(QUEUE, QUEUE_OPTIONS, (job) => this.#deliver(job));
  }

  /** The mail is sent when the transaction commits. Does nothing if mail is not configured. */
  async send({ kind, to, locale, at }: AccountMail, transaction: EntityManager): Promise<void> {
    if (!this.mail || to === null) return;
    const id = randomUUID();
    const isToErasedAccount = kind === 'account-erased';
    const mail: Mail = { to, isToErasedAccount, ...accountMail(kind, locale, at) };
    await this.jobs.enqueue(QUEUE, { id, sealed: this.secrets.seal(JSON.stringify(mail), id) }, transaction);
  }

  async #deliver({ data: { id, sealed } }: Job<SealedMail>): Promise<void> {
    try {
      await this.mail?.send(JSON.parse(this.secrets.open(sealed, id)) as Mail);
    } catch (error) {
      if (!(error instanceof DeliveryRefusedError)) throw error;
      this.#logger.warn(`A mail about an account was refused: ${error.message}`);
    }
  }
}
