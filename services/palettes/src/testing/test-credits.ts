import type { CreditsPort, DebitRequest } from '@danqing/contracts/credits';
import { AppError } from '@danqing/nest-kit';

export class TestCredits implements Pick<CreditsPort, 'getBalance' | 'debit'> {
  readonly debits = new Map<string, DebitRequest>();
  unavailable = false;

  async getBalance(userId: number): Promise<number> {
    this.#answer();
    return [...this.debits.values()]
      .filter((debit) => debit.userId === userId)
      .reduce((balance, { amount }) => balance - amount, 10);
  }

  async debit(request: DebitRequest): Promise<number> {
    this.#answer();
    const key = `${request.userId} ${request.idempotencyKey}`;
    if (!this.debits.has(key) && (await this.getBalance(request.userId)) < request.amount)
      throw new AppError('CREDITS_INSUFFICIENT');
    this.debits.set(key, this.debits.get(key) ?? request);
    return this.getBalance(request.userId);
  }

  #answer(): void {
    if (this.unavailable) throw new Error('the credits service is away');
  }
}
