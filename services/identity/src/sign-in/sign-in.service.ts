import type {
  CheckIdentifierRequest,
  SendOtpRequest,
  User,
  VerifyOtpRequest,
} from '@danqing/contracts/identity';
import { AppError, countCall, rejectExceeded } from '@danqing/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { redeemCode } from '../code/code.queries.ts';
import { CodeService } from '../code/code.service.ts';
import { DeviceService } from '../device/device.service.ts';
import { parseIdentifier, type Identifier, type PhoneRegions } from '../identifier/identifier.ts';
import { NoticeService } from '../notice/notice.service.ts';
import { checksFrom } from '../rate-limit/rate-limit.ts';
import { SessionService } from '../session/session.service.ts';
import { StartingCredits } from '../user/starting-credits.ts';
import { UserService } from '../user/user.service.ts';
import { codeCallerOf, type Caller } from './caller.ts';
import { SignInLog } from './sign-in-log.ts';

export const SIGN_IN_SETTINGS = Symbol('SIGN_IN_SETTINGS');

export interface SignInSettings extends PhoneRegions {
  /**
   * Codes per address and hour without proof of work. Also the number of its members per day who get starting
   * credits.
   */
  sendLimitPerAddress: number;
  basePath: string;
}

@Injectable()
export class SignInService {
  readonly #logger = new Logger(SignInService.name);

  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(SIGN_IN_SETTINGS) private readonly settings: SignInSettings,
    @Inject(CodeService) private readonly codes: CodeService,
    @Inject(UserService) private readonly users: UserService,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(DeviceService) private readonly devices: DeviceService,
    @Inject(StartingCredits) private readonly startingCredits: StartingCredits,
    @Inject(NoticeService) private readonly notices: NoticeService,
    @Inject(SignInLog) private readonly log: SignInLog,
  ) {}

  async identifierExists(request: CheckIdentifierRequest, { address }: Caller): Promise<boolean> {
    const identifier = this.#identifierOf(request);
    rejectExceeded(await countCall(this.dataSource, checksFrom(address)));
    return (await this.users.findId(identifier)) !== null;
  }

  async sendCode(request: SendOtpRequest, caller: Caller): Promise<void> {
    const identifier = this.#identifierOf(request);
    const { address, locale } = caller;
    const member = await this.users.findId(identifier);
    const knownDevice = member !== null && (await this.devices.isKnown(caller.device, member));
    const { sendLimitPerAddress } = this.settings;
    const event = {
      action: 'code',
      actor: 'visitor',
      address,
      subject: subjectOf(member, identifier),
      detail: knownDevice ? 'on a known device' : undefined,
    } as const;
    const asking = { identifier, address, member: member !== null, knownDevice, sendLimitPerAddress };
    await this.codes
      .send({ ...asking, purpose: 'sign-in', asker: codeCallerOf(caller), locale, proof: request.proof })
      .catch((error: unknown) => {
        // Calls over a limit are logged once, when it is reached, so that they cannot flood the log.
        if (error instanceof AppError && error.code === 'CODE_NOT_SENT')
          this.log.record({ ...event, result: 'refused', detail: 'could not be delivered' });
        throw error;
      });
    this.log.record({ ...event, result: 'allowed' });
  }

  /** @throws {AppError} CODE_INVALID for wrong, expired, used and locked codes alike */
  async signIn(request: VerifyOtpRequest, caller: Caller): Promise<{ token: string; user: User }> {
    const identifier = this.#identifierOf(request);
    const { address } = caller;
    const { codeId, compared } = await this.codes.check(
      'sign-in',
      identifier,
      request.otp,
      codeCallerOf(caller),
      address,
    );
    if (codeId === null) {
      // Codes that were not compared are not logged, so that they cannot flood the log.
      if (compared) await this.#reportWrongCode(identifier, address);
      throw new AppError('CODE_INVALID', { field: 'otp' });
    }
    const { token, row, entitlement } = await this.#openSession(identifier, codeId, caller);
    if (entitlement === 'entitled') {
      // Grants immediately, so that the first response includes the credits. Repeating it at each sign-in
      // covers a job that failed for good.
      await this.startingCredits.grant(row.id).catch((error: Error) => {
        this.#logger.warn(`The starting credits of a member come later: ${error.message}`);
      });
    }
    return { token, user: await this.users.withCredits(row) };
  }

  /** Atomic: a code is used up only if its session exists. */
  async #openSession(identifier: Identifier, codeId: string, caller: Caller) {
    const { locale, userAgent, address, device } = caller;
    const opened = await this.dataSource.transaction(async (transaction) => {
      if (!(await redeemCode(transaction, codeId))) throw new AppError('CODE_INVALID', { field: 'otp' });
      const { row, created } = await this.users.findOrCreate(identifier, locale, transaction);
      const knownDevice = await this.devices.remember(device, row.id, transaction);
      const newDevice = !created && !knownDevice;
      const perNetwork = this.settings.sendLimitPerAddress;
      const entitlement = await this.startingCredits.entitle(
        { id: row.id, identifier, address, perNetwork },
        transaction,
      );
      const session = await this.sessions.open({ userId: row.id, userAgent, newDevice }, transaction);
      if (newDevice && row.email !== null) {
        const { sessionId } = session;
        const signIn = { userAgent, address, at: new Date().toISOString() };
        await this.notices.newDevice({ sessionId, to: row.email, locale, ...signIn }, transaction);
      }
      return { ...session, row, created, newDevice, entitlement };
    });
    const { row, sessionId, created, newDevice, entitlement } = opened;
    const event = { actor: `member ${row.id}`, address, result: 'allowed' } as const;
    const detail =
      entitlement === 'entitled' ? undefined : `without starting credits, as of its ${entitlement}`;
    if (created) this.log.record({ ...event, action: 'sign-up', detail });
    this.log.record({
      ...event,
      action: 'sign-in',
      subject: `session ${sessionId}`,
      detail: newDevice ? 'on a new device' : undefined,
    });
    return opened;
  }

  async #reportWrongCode(identifier: Identifier, address: string): Promise<void> {
    const subject = subjectOf(await this.users.findId(identifier), identifier);
    this.log.record({
      action: 'sign-in',
      result: 'refused',
      actor: 'visitor',
      address,
      subject,
      detail: 'wrong code',
    });
  }

  #identifierOf({ identifier, identifier_type }: CheckIdentifierRequest): Identifier {
    return parseIdentifier(identifier_type, identifier, this.settings);
  }
}

const subjectOf = (member: number | null, { type }: Identifier): string =>
  member === null ? `new ${type}` : `member ${member}`;
