import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { redeemCode } from '../code/code.queries.ts';
import type { CodePurpose } from '../purpose/code-purposes.ts';
import { CodeService } from '../code/code.service.ts';
import { DeviceService } from '../device/device.service.ts';
import type { Identifier } from '../identifier/identifier.ts';
import { AccountMails } from '../notice/account-mails.ts';
import { codeCallerOf, type Caller } from '../sign-in/caller.ts';
import { SignInLog } from '../sign-in/sign-in-log.ts';
import { SIGN_IN_SETTINGS, type SignInSettings } from '../sign-in/sign-in.service.ts';
import { selectUser, type UserRow } from '../user/user.queries.ts';
import { cancelErasure, revokeAllSessions, scheduleErasure } from './deletion.queries.ts';
import { Withdrawal } from './withdrawal.ts';

const PURPOSE: CodePurpose = 'delete-account';

@Injectable()
export class DeletionService {
  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(SIGN_IN_SETTINGS) private readonly settings: SignInSettings,
    @Inject(CodeService) private readonly codes: CodeService,
    @Inject(DeviceService) private readonly devices: DeviceService,
    @Inject(AccountMails) private readonly mails: AccountMails,
    @Inject(Withdrawal) private readonly withdrawal: Withdrawal,
    @Inject(SignInLog) private readonly log: SignInLog,
  ) {}

  async sendCode(userId: number, caller: Caller): Promise<void> {
    const { address, locale, device } = caller;
    const identifier = identifierOf(await this.#member(userId));
    const knownDevice = await this.devices.isKnown(device, userId);
    const { sendLimitPerAddress } = this.settings;
    const asking = { purpose: PURPOSE, identifier, address, member: true, knownDevice, sendLimitPerAddress };
    await this.codes.send({ ...asking, asker: codeCallerOf(caller), locale });
    this.#record(userId, address, 'code', 'to delete the account');
  }

  /**
   * Schedules the erasure, ends all sessions and returns the time of erasure.
   *
   * @throws {AppError} DELETION_CODE_INVALID for wrong, expired, used and locked codes alike
   */
  async request(userId: number, otp: string, caller: Caller): Promise<Date> {
    const { address, locale } = caller;
    const member = await this.#member(userId);
    const { codeId } = await this.codes.check(
      PURPOSE,
      identifierOf(member),
      otp,
      codeCallerOf(caller),
      address,
    );
    if (codeId === null) throw new AppError('DELETION_CODE_INVALID', { field: 'otp' });
    const at = await this.dataSource.transaction(async (transaction) => {
      if (!(await redeemCode(transaction, codeId)))
        throw new AppError('DELETION_CODE_INVALID', { field: 'otp' });
      const erasesAt = await scheduleErasure(transaction, userId, locale);
      if (!erasesAt) throw new AppError('UNAUTHENTICATED');
      await revokeAllSessions(transaction, userId);
      await this.withdrawal.changed(userId, transaction);
      const mail = { kind: 'deletion-asked', to: member.email, locale, at: erasesAt } as const;
      await this.mails.send(mail, transaction);
      return erasesAt;
    });
    this.#record(userId, address, 'account-deletion', `asked for; erased from ${at.toISOString()} on`);
    return at;
  }

  /**
   * Cancels the erasure; a no-op if none is scheduled.
   *
   * @throws {AppError} DELETION_BEGUN when it has begun
   */
  async cancel(userId: number, { address, locale }: Caller): Promise<void> {
    const member = await this.#member(userId);
    if (member.erases_at === undefined) return;
    await this.dataSource.transaction(async (transaction) => {
      if (!(await cancelErasure(transaction, userId))) throw new AppError('DELETION_BEGUN');
      await this.withdrawal.changed(userId, transaction);
      await this.mails.send({ kind: 'deletion-cancelled', to: member.email, locale }, transaction);
    });
    this.#record(userId, address, 'account-deletion', 'the account is kept');
  }

  async #member(userId: number): Promise<UserRow> {
    const row = await selectUser(this.dataSource, userId);
    if (!row) throw new AppError('UNAUTHENTICATED');
    return row;
  }

  #record(userId: number, address: string, action: 'code' | 'account-deletion', detail: string): void {
    const actor = `member ${userId}`;
    this.log.record({ action, result: 'allowed', actor, address, subject: actor, detail });
  }
}

const identifierOf = ({ email, phone }: UserRow): Identifier =>
  email === null ? { type: 'phone', value: phone ?? '' } : { type: 'email', value: email };
