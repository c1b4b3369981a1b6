import type {
  CreditHistory,
  CreditHistoryRequest,
  CreditMovement,
  CreditsPort,
  Revocation,
} from '@danqing/contracts/credits';

export class TestCredits implements Pick<CreditsPort, 'getBalance' | 'grant' | 'getHistory' | 'takeBack'> {
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

  readonly taken = new Map<number, number>();

  async getHistory({ userId, before }: CreditHistoryRequest): Promise<CreditHistory> {
    this.#answer();
    if (before !== undefined) return { data: [], next: null };
    const grants = [...this.grants.values()].filter((grant) => grant.userId === userId);
    const data = grants.map(({ amount }, index) => ({
      id: index + 1,
      at: '2026-11-22T08:00:00.000Z',
      amount,
      balance_after: amount,
      reason: 'signup' as const,
      returned: false,
      order_id: null,
      palette_id: null,
    }));
    return { data, next: null };
  }

  async takeBack({ userId, amount }: CreditMovement): Promise<Revocation> {
    this.#answer();
    this.taken.set(userId, amount);
    return { taken: amount, balance: 0 };
  }

  #answer(): void {
    if (this.unavailable) throw new Error('the credits service is away');
  }
}
