import type { Locale } from '@danqing/contracts/locale';
import { DeliveryRefusedError, Jobs, type Job } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAIL_SENDER, type OptionalMailSender } from '../delivery/senders.ts';
import { Secrets } from '../secret/secrets.ts';
import { newDeviceMail, type NewDeviceSignIn } from './new-device-mail.ts';

const QUEUE = 'identity-notice';
const QUEUE_OPTIONS = { retries: 10, retryDelaySeconds: 10, timeLimitSeconds: 30, concurrency: 2 };

export interface NewDeviceNotice extends NewDeviceSignIn {
  sessionId: string;
  to: string;
  locale: Locale;
}

interface SealedNotice {
  sessionId: string;
  /** The notice, encrypted, so that the jobs table discloses no address. */
  sealed: string;
}

@Injectable()
export class NoticeService implements OnModuleInit {
  readonly #logger = new Logger(NoticeService.name);

  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Secrets) private readonly secrets: Secrets,
    @Inject(MAIL_SENDER) private readonly mail: OptionalMailSender,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work<SealedNotice>(QUEUE, QUEUE_OPTIONS, (job) => this.#send(job));
  }

  async newDevice({ sessionId, ...notice }: NewDeviceNotice, transaction: EntityManager): Promise<void> {
    if (!this.mail) return;
    const sealed = this.secrets.seal(JSON.stringify(notice), sessionId);
    await this.jobs.enqueue(QUEUE, { sessionId, sealed }, transaction);
  }

  async #send({ data: { sessionId, sealed } }: Job<SealedNotice>): Promise<void> {
    const opened = JSON.parse(this.secrets.open(sealed, sessionId)) as Omit<NewDeviceNotice, 'sessionId'>;
    const { to, locale, ...signIn } = opened;
    try {
      await this.mail?.send({ to, ...newDeviceMail(signIn, locale) });
    } catch (error) {
      if (!(error instanceof DeliveryRefusedError)) throw error;
      this.#logger.warn(`The mail about a new device was refused: ${error.message}`);
    }
  }
}
