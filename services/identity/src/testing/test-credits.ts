import type { CreditsPort, GrantRequest } from '@danqing/contracts';

/** The credits service as this one sees it: grants once per key, and can be away. */
export class TestCredits implements CreditsPort {
  readonly grants = new Map<string, GrantRequest>();
  away = false;

  async getBalance(userId: number): Promise<number> {
    this.answer();
    return [...this.grants.values()]
      .filter((grant) => grant.userId === userId)
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  async grant(request: GrantRequest): Promise<number> {
    this.answer();
    this.grants.set(request.idempotencyKey, request);
    return this.getBalance(request.userId);
  }

  private answer(): void {
    if (this.away) throw new Error('the credits service is away');
  }
}
