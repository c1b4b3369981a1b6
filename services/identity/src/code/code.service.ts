import { randomInt, randomUUID } from 'node:crypto';
import { CODE_LENGTH, type Locale } from '@danqing/contracts';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DeliveryService } from '../delivery/delivery.service.ts';
import type { Identifier } from '../identifier/identifier.ts';
import { allSends, sendsTo, type RateLimit } from '../rate-limit/rate-limit.ts';
import { countCall, uncountCall } from '../rate-limit/rate-limit.queries.ts';
import { Secrets } from '../secret/secrets.ts';
import { replaceCode, spendTry } from './code.queries.ts';

const CODE = new RegExp(`^\\d{${CODE_LENGTH}}$`);
/** Compared with when there is no code, so that both cases take as long. */
const NO_CODE = { id: randomUUID(), hash: Buffer.alloc(32) };

@Injectable()
export class CodeService {
  private readonly logger = new Logger(CodeService.name);

  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(Secrets) private readonly secrets: Secrets,
    @Inject(DeliveryService) private readonly delivery: DeliveryService,
  ) {}

  /**
   * Makes a new code the identifier's only one and sends it; does nothing when the last one, reported as failed, came
   * after all. Throws RATE_LIMITED, and CODE_NOT_SENT when the first attempt fails within a few seconds or does not
   * even begin; a slow one counts as sent. `addressLimit` has counted this call.
   */
  async send(identifier: Identifier, locale: Locale, addressLimit: RateLimit): Promise<void> {
    const id = randomUUID();
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const all = allSends(identifier);
    const made = await this.dataSource.transaction(async (transaction) => {
      const hash = this.secrets.hashCode(id, code);
      const wait = await replaceCode(transaction, identifier, { id, hash });
      if (wait === 0) return false;
      if (wait !== null) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
      // Counted only for codes that are sent: impatience, or somebody else's, uses up nothing.
      const used = await countCall(transaction, [...sendsTo(identifier), all]);
      await this.delivery.enqueue({ id, identifier, code, locale }, transaction);
      if (used.includes(all.subject)) {
        this.logger.warn(
          `The ${all.limit} codes by ${identifier.type} in an hour are used up: no more until it ends`,
        );
      }
      return true;
    });
    if (!made) return;
    const outcome = await this.delivery.firstAttempt(id);
    if (outcome === 'sent') return;
    // An address that asks for what is refused, again and again, keeps its count: those calls reach the provider.
    const limits = outcome === 'refused' ? [] : [addressLimit];
    await uncountCall(this.dataSource, [...sendsTo(identifier), ...limits]);
    throw new AppError('CODE_NOT_SENT');
  }

  /** Spends a try. Returns the id of the code when it is right, for `redeemCode`. Throws CODE_INVALID. */
  async check(identifier: Identifier, typed: string): Promise<string> {
    // Chinese and Japanese keyboards also write full-width digits; codes are pasted with spaces.
    const code = typed.normalize('NFKC').replace(/\s/g, '');
    if (!CODE.test(code)) throw new AppError('CODE_INVALID', { field: 'otp' });
    const live = await spendTry(this.dataSource, identifier);
    const { id, hash } = live ?? NO_CODE;
    if (!this.secrets.isCode(hash, id, code) || live === null) {
      throw new AppError('CODE_INVALID', { field: 'otp' });
    }
    return id;
  }
}
