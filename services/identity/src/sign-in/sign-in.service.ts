import type { CheckIdentifierRequest, Locale, User, VerifyOtpRequest } from '@danqing/contracts';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { redeemCode } from '../code/code.queries.ts';
import { CodeService } from '../code/code.service.ts';
import { parseIdentifier, type Identifier, type PhoneRegions } from '../identifier/identifier.ts';
import { checksFrom, sendsFrom, verificationsFrom } from '../rate-limit/rate-limit.ts';
import { countCall } from '../rate-limit/rate-limit.queries.ts';
import { SessionService } from '../session/session.service.ts';
import { StartingCredits } from '../user/starting-credits.ts';
import { UserService } from '../user/user.service.ts';

export const SIGN_IN_SETTINGS = Symbol('SIGN_IN_SETTINGS');

export interface SignInSettings extends PhoneRegions {
  /** Codes that one address may ask for in an hour. */
  sendLimitPerAddress: number;
}

/** Who asks. */
export interface Caller {
  /** IP address. */
  address: string;
  locale: Locale;
  userAgent: string;
}

@Injectable()
export class SignInService {
  private readonly logger = new Logger(SignInService.name);

  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(SIGN_IN_SETTINGS) private readonly settings: SignInSettings,
    @Inject(CodeService) private readonly codes: CodeService,
    @Inject(UserService) private readonly users: UserService,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(StartingCredits) private readonly startingCredits: StartingCredits,
  ) {}

  async identifierExists(request: CheckIdentifierRequest, { address }: Caller): Promise<boolean> {
    const identifier = this.identifierOf(request);
    await countCall(this.dataSource, [checksFrom(address)]);
    return this.users.exists(identifier);
  }

  async sendCode(request: CheckIdentifierRequest, { address, locale }: Caller): Promise<void> {
    const identifier = this.identifierOf(request);
    const limit = sendsFrom(address, this.settings.sendLimitPerAddress);
    await countCall(this.dataSource, [limit]);
    await this.codes.send(identifier, locale, limit);
  }

  /** Throws CODE_INVALID for wrong, expired, used and locked codes alike. */
  async signIn(request: VerifyOtpRequest, caller: Caller): Promise<{ token: string; user: User }> {
    const identifier = this.identifierOf(request);
    await countCall(this.dataSource, [verificationsFrom(caller.address)]);
    const codeId = await this.codes.check(identifier, request.otp);
    const { token, row } = await this.openSession(identifier, codeId, caller);
    // So that the first answer shows them, and at every sign-in, should the promised job have failed for good.
    await this.startingCredits.grant(row.id).catch((error: Error) => {
      this.logger.warn(`The starting credits of a member come later: ${error.message}`);
    });
    return { token, user: await this.users.withCredits(row) };
  }

  /** All or nothing: a code is not used up unless its session exists. */
  private openSession(identifier: Identifier, codeId: string, { locale, userAgent }: Caller) {
    return this.dataSource.transaction(async (transaction) => {
      if (!(await redeemCode(transaction, codeId))) throw new AppError('CODE_INVALID', { field: 'otp' });
      const row = await this.users.findOrCreate(identifier, locale, transaction);
      return { row, token: await this.sessions.open(row.id, userAgent, transaction) };
    });
  }

  private identifierOf({ identifier, identifier_type }: CheckIdentifierRequest): Identifier {
    return parseIdentifier(identifier_type, identifier, this.settings);
  }
}
