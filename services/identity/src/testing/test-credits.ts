import type { CreditMovement, CreditsPort } from '@danqing/contracts/credits';

export class TestCredits implements Pick<CreditsPort, 'getBalance' | 'grant'> {
  readonly grants = new Map<string, CreditMovement>();
  unavailable = false;

  async getBalance(userId: number): Promise<number> {
    this.#answer();
    return [...this.grants.values()]
      .filter((grant) => grant.userId === userId)
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  async grant(request: CreditMovement): Promise<number> {
    this.#answer();
    this.grants.set(request.idempotencyKey, request);
    return this.getBalance(request.userId);
  }

  #answer(): void {
    if (this.unavailable) throw new Error('the credits service is away');
  }
}
