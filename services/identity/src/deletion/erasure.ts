import { EVERY_MINUTE, Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DataExportService } from '../data-export/data-export.service.ts';
import { MemberDataSources } from '../member-data/member-data-sources.ts';
import { AccountMails } from '../notice/account-mails.ts';
import { Secrets } from '../secret/secrets.ts';
import { SignInLog } from '../sign-in/sign-in-log.ts';
import {
  deleteMember,
  insertErasure,
  insertSpent,
  lockDue,
  selectDue,
  selectErasures,
} from './deletion.queries.ts';

const QUEUE = 'identity-erasure';
const BATCH = 50;

/**
 * Erases due accounts: first in every other service, each of which acknowledges, then here. The next run
 * resumes a failed or interrupted erasure.
 */
@Injectable()
export class Erasure implements OnModuleInit {
  readonly #logger = new Logger('Erasure');

  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(MemberDataSources) private readonly sources: MemberDataSources,
    @Inject(DataExportService) private readonly exports: DataExportService,
    @Inject(AccountMails) private readonly mails: AccountMails,
    @Inject(Secrets) private readonly secrets: Secrets,
    @Inject(SignInLog) private readonly log: SignInLog,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.repeat(QUEUE, EVERY_MINUTE, () => this.run(), 300);
  }

  async run(): Promise<void> {
    for (const userId of await selectDue(this.dataSource, BATCH)) {
      await this.#erase(userId).catch((error: Error) => {
        this.#logger.warn(`The account ${userId} is not erased yet: ${error.message}`);
      });
    }
  }

  async #erase(userId: number): Promise<void> {
    const done = await selectErasures(this.dataSource, userId);
    for (const { name, service } of await this.sources.all()) {
      if (done.has(name)) continue;
      if (!(await service.eraseMember(userId))) {
        this.#logger.log(`The account ${userId} waits for what is under way in ${name}`);
        return;
      }
      await insertErasure(this.dataSource, userId, name);
    }
    await this.exports.deleteAllOf(userId);
    const erased = await this.dataSource.transaction(async (transaction) => {
      const member = await lockDue(transaction, userId);
      if (!member) return false;
      if (member.mailbox !== null) await insertSpent(transaction, this.secrets.hashMailbox(member.mailbox));
      await deleteMember(transaction, userId);
      const { email: to, locale } = member;
      await this.mails.send({ kind: 'account-erased', to, locale }, transaction);
      return true;
    });
    if (!erased) return;
    const actor = `member ${userId}`;
    const event = { action: 'account-deletion', result: 'allowed', actor, address: null } as const;
    this.log.record({ ...event, subject: actor, detail: 'erased' });
  }
}
