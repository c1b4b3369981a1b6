import { setTimeout as wait } from 'node:timers/promises';
import { CODE_MINUTES } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { DeliveryRefusedError, Jobs, type Job } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Identifier } from '../identifier/identifier.ts';
import { Secrets } from '../secret/secrets.ts';
import { CODE_PURPOSES, type CodePurpose } from '../purpose/code-purposes.ts';
import { codeMail, codeText } from './code-messages.ts';
import { beginAttempt, giveUpWaiting, recordFailed, recordSent, selectDelivery } from './delivery.queries.ts';
import { MAIL_SENDER, SMS_SENDER, type OptionalMailSender, type OptionalSmsSender } from './senders.ts';

/** Separate queues, so that a hanging provider delays only its own channel. */
const QUEUES = { email: 'identity-mail', phone: 'identity-sms' } as const;
/** Backs off for about 2, 4, 8, 16 and 32 s, well within a code's lifetime. */
const QUEUE_OPTIONS = { retries: 5, retryDelaySeconds: 2, timeLimitSeconds: 30, concurrency: 8 };
/** A sender takes at most 7 s. */
const FIRST_ATTEMPT_LIMIT_MS = 8_000;
const MAX_PAUSE_MS = 250;

export interface CodeDelivery {
  id: string;
  purpose: CodePurpose;
  identifier: Identifier;
  code: string;
  locale: Locale;
}

interface SealedDelivery {
  id: string;
  /** Purpose, identifier, code and locale, encrypted, so that the jobs table discloses none of them. */
  sealed: string;
}

type SealedContent = Omit<CodeDelivery, 'id'>;

/** Delivers codes through a job, which survives provider failures and restarts. */
@Injectable()
export class DeliveryService implements OnModuleInit {
  readonly #logger = new Logger(DeliveryService.name);

  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Secrets) private readonly secrets: Secrets,
    @Inject(MAIL_SENDER) private readonly mail: OptionalMailSender,
    @Inject(SMS_SENDER) private readonly sms: OptionalSmsSender,
  ) {}

  async onModuleInit(): Promise<void> {
    for (const [purpose, { smsTemplate }] of Object.entries(CODE_PURPOSES)) {
      if (this.sms?.hasTemplate(purpose) === false)
        this.#logger.warn(`Text messages with codes to ${purpose} need a template: set ${smsTemplate}`);
    }
    for (const queue of Object.values(QUEUES)) {
      await this.jobs.work<SealedDelivery>(queue, QUEUE_OPTIONS, (job) => this.#deliver(job));
    }
  }

  async enqueue({ id, ...content }: CodeDelivery, transaction: EntityManager): Promise<void> {
    const job: SealedDelivery = { id, sealed: this.secrets.seal(JSON.stringify(content), id) };
    await this.jobs.enqueue(QUEUES[content.identifier.type], job, transaction);
  }

  /**
   * Waits some seconds for the first attempt, in whichever process it runs. After that, an attempt in
   * progress counts as sent, and one that has not begun as failed.
   */
  async firstAttempt(id: string): Promise<'sent' | 'failed' | 'refused'> {
    const deadline = Date.now() + FIRST_ATTEMPT_LIMIT_MS;
    for (let pause = 15; Date.now() < deadline; pause = Math.min(pause * 1.5, MAX_PAUSE_MS)) {
      await wait(pause);
      const delivery = await selectDelivery(this.dataSource, id);
      if (delivery === 'failed' || delivery === 'refused') return delivery;
      if (delivery !== 'queued' && delivery !== 'sending') return 'sent';
    }
    return (await giveUpWaiting(this.dataSource, id)) ? 'failed' : 'sent';
  }

  async #deliver({ data: { id, sealed } }: Job<SealedDelivery>): Promise<void> {
    if (!(await beginAttempt(this.dataSource, id))) return;
    try {
      await this.#send(JSON.parse(this.secrets.open(sealed, id)) as SealedContent);
    } catch (error) {
      const refused = error instanceof DeliveryRefusedError;
      await recordFailed(this.dataSource, id, refused ? 'refused' : 'failed');
      if (!refused) throw error;
      this.#logger.warn(`A code was refused and is not tried again: ${error.message}`);
      return;
    }
    await recordSent(this.dataSource, id).catch((error: Error) => {
      // Rethrowing would send the message a second time.
      this.#logger.warn(`That a code was sent could not be written: ${error.message}`);
    });
  }

  async #send({ purpose, identifier, code, locale }: SealedContent): Promise<void> {
    const { type, value: to } = identifier;
    const sender = type === 'email' ? this.mail : this.sms;
    if (!sender) throw new DeliveryRefusedError(`no sender is configured for ${type}`);
    if (type === 'email') await this.mail?.send({ to, ...codeMail(purpose, code, locale) });
    else {
      const text = codeText(purpose, code, locale);
      await this.sms?.send({ to, template: purpose, text, parameters: [code, String(CODE_MINUTES)] });
    }
  }
}
