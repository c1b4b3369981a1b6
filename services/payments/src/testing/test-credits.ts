import { randomUUID } from 'node:crypto';
import type { CreditMovement, CreditsPort, Revocation } from '@danqing/contracts/credits';
import type { DataSource } from 'typeorm';

export class TestCredits implements Pick<CreditsPort, 'getBalance' | 'grant' | 'takeBack'> {
  unavailable = false;
  afterCall: () => void = () => undefined;

  constructor(private readonly dataSource: () => DataSource) {}

  async create(): Promise<void> {
    await this.dataSource().query(`
      create table payments.test_ledger (
        sequence integer generated always as identity, user_id integer, key text, delta integer, primary key (user_id, key))`);
  }

  async getBalance(userId: number): Promise<number> {
    return (await this.entries(userId)).reduce((sum, [delta]) => sum + delta, 0);
  }

  async grant({ userId, amount, idempotencyKey }: CreditMovement): Promise<number> {
    await this.#book(userId, idempotencyKey, amount);
    return this.getBalance(userId);
  }

  async takeBack({ userId, amount, idempotencyKey }: CreditMovement): Promise<Revocation> {
    const [known] = (await this.entries(userId)).filter(([, key]) => key === idempotencyKey);
    const taken = known ? -known[0] : Math.min(amount, await this.getBalance(userId));
    if (taken > 0) await this.#book(userId, idempotencyKey, -taken);
    return { taken, balance: await this.getBalance(userId) };
  }

  spend(userId: number, amount: number): Promise<void> {
    return this.#book(userId, `spent ${randomUUID()}`, -amount);
  }

  async entries(userId: number): Promise<[delta: number, key: string][]> {
    const rows = await this.dataSource().query<{ delta: number; key: string }[]>(
      `select delta, key from payments.test_ledger where user_id = $1 order by sequence`,
      [userId],
    );
    return rows.map(({ delta, key }) => [delta, key]);
  }

  async #book(userId: number, key: string, delta: number): Promise<void> {
    if (this.unavailable) throw new Error('the credits service is away');
    await this.dataSource().query(
      `insert into payments.test_ledger (user_id, key, delta) values ($1, $2, $3) on conflict do nothing`,
      [userId, key, delta],
    );
    this.afterCall();
  }
}
