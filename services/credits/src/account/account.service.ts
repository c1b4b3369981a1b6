import type { CreditsPort, GrantRequest } from '@danqing/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { insertGrant, selectBalance, selectDelta } from './account.queries.ts';

@Injectable()
export class AccountService implements CreditsPort {
  constructor(@Inject(getDataSourceToken('credits')) private readonly dataSource: DataSource) {}

  async getBalance(userId: number): Promise<number> {
    return (await selectBalance(this.dataSource, userId)) ?? 0;
  }

  async grant(request: GrantRequest): Promise<number> {
    const { userId, amount, idempotencyKey } = request;
    if (!Number.isSafeInteger(amount) || amount <= 0) {
      throw new RangeError(`a grant of ${amount} credits: it must be a positive whole number`);
    }
    const balance = await insertGrant(this.dataSource, request);
    if (balance !== null) return balance;
    const granted = await selectDelta(this.dataSource, request);
    if (granted !== amount) {
      throw new Error(`the key ${idempotencyKey} stands for ${granted} credits and cannot grant ${amount}`);
    }
    return this.getBalance(userId);
  }
}
