import type { CreditsPort, CreditMovement } from '@danqing/contracts/credits';

/** The credits service as this one sees it: grants once per key, and can be away. */
export class TestCredits implements Pick<CreditsPort, 'getBalance' | 'grant'> {
  readonly grants = new Map<string, CreditMovement>();
  away = false;

  async getBalance(userId: number): Promise<number> {
    this.answer();
    return [...this.grants.values()]
      .filter((grant) => grant.userId === userId)
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  async grant(request: CreditMovement): Promise<number> {
    this.answer();
    this.grants.set(request.idempotencyKey, request);
    return this.getBalance(request.userId);
  }

  private answer(): void {
    if (this.away) throw new Error('the credits service is away');
  }
}
