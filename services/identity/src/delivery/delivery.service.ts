import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '@danqing/contracts';
import { AppError, DeliveryRefusedError, Jobs, type Job } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { CODE_MINUTES, selectDelivery, updateDelivery } from '../code/code.queries.ts';
import type { Identifier } from '../identifier/identifier.ts';
import { Secrets } from '../secret/secrets.ts';
import { codeMail } from './code-mail.ts';
import { codeText } from './code-text.ts';
import { MAIL_SENDER, SMS_SENDER, type OptionalMailSender, type OptionalSmsSender } from './senders.ts';

const QUEUE = 'identity-delivery';
/** Waits of about 2, 4, 8, 16 and 32 s: well within the life of a code. */
const QUEUE_OPTIONS = { retries: 5, retryDelaySeconds: 2, timeLimitSeconds: 30, concurrency: 2 };
const FIRST_ATTEMPT_LIMIT_MS = 4_000;
const LONGEST_PAUSE_MS = 250;

export interface CodeDelivery {
  /** Of the code's row. */
  id: string;
  identifier: Identifier;
  code: string;
  locale: Locale;
}

interface SealedDelivery {
  id: string;
  /** Identifier, code and language, encrypted: whoever reads the jobs table learns none of them. */
  sealed: string;
}

/** Brings codes to their owners, by a job that outlives a failing provider and a restart. */
@Injectable()
export class DeliveryService implements OnModuleInit {
  private readonly logger = new Logger(DeliveryService.name);

  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Secrets) private readonly secrets: Secrets,
    @Inject(MAIL_SENDER) private readonly mail: OptionalMailSender,
    @Inject(SMS_SENDER) private readonly sms: OptionalSmsSender,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work<SealedDelivery>(QUEUE, QUEUE_OPTIONS, (job) => this.deliver(job));
  }

  /** The delivery happens if the transaction commits. */
  async enqueue({ id, ...content }: CodeDelivery, transaction: EntityManager): Promise<void> {
    const job: SealedDelivery = { id, sealed: this.secrets.seal(JSON.stringify(content), id) };
    await this.jobs.enqueue(QUEUE, job, transaction);
  }

  /** Waits a few seconds for the outcome of the first attempt, in whichever process. Throws CODE_NOT_SENT. */
  async firstAttempt(id: string): Promise<void> {
    const deadline = Date.now() + FIRST_ATTEMPT_LIMIT_MS;
    for (let pause = 15; Date.now() < deadline; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
      await wait(pause);
      const delivery = await selectDelivery(this.dataSource, id);
      if (delivery === 'failed') throw new AppError('CODE_NOT_SENT');
      if (delivery !== 'queued') return;
    }
  }

  private async deliver({ data: { id, sealed } }: Job<SealedDelivery>): Promise<void> {
    // Replaced, redeemed or expired: nobody waits for it.
    if ((await selectDelivery(this.dataSource, id)) === null) return;
    const content = JSON.parse(this.secrets.open(sealed, id)) as Omit<CodeDelivery, 'id'>;
    try {
      await this.send(content);
      await updateDelivery(this.dataSource, id, 'sent');
    } catch (error) {
      await updateDelivery(this.dataSource, id, 'failed');
      if (!(error instanceof DeliveryRefusedError)) throw error;
      this.logger.warn(`A code was refused and is not tried again: ${error.message}`);
    }
  }

  private async send({ identifier, code, locale }: Omit<CodeDelivery, 'id'>): Promise<void> {
    const { type, value: to } = identifier;
    const sender = type === 'email' ? this.mail : this.sms;
    if (!sender) throw new DeliveryRefusedError(`no sender is configured for ${type}`);
    if (type === 'email') await this.mail?.send({ to, ...codeMail(code, locale) });
    else await this.sms?.send({ to, text: codeText(code, locale), parameters: [code, String(CODE_MINUTES)] });
  }
}
