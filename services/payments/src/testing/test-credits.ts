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
        sequence integer generated always as identity, user_id integer, key text, delta integer, reason text,
        primary key (user_id, key))`);
  }

  async getBalance(userId: number): Promise<number> {
    return (await this.entries(userId)).reduce((sum, [delta]) => sum + delta, 0);
  }

  async grant({ userId, amount, idempotencyKey, reason }: CreditMovement): Promise<number> {
    await this.#book(userId, idempotencyKey, amount, reason);
    return this.getBalance(userId);
  }

  async takeBack({ userId, amount, idempotencyKey, reason }: CreditMovement): Promise<Revocation> {
    const [known] = (await this.entries(userId)).filter(([, key]) => key === idempotencyKey);
    const taken = known ? -known[0] : Math.min(amount, await this.getBalance(userId));
    if (taken > 0) await this.#book(userId, idempotencyKey, -taken, reason);
    return { taken, balance: await this.getBalance(userId) };
  }

  spend(userId: number, amount: number): Promise<void> {
    return this.#book(userId, `spent ${randomUUID()}`, -amount, 'spent');
  }

  async entries(userId: number): Promise<[delta: number, key: string][]> {
    return (await this.#rows(userId)).map(({ delta, key }) => [delta, key]);
  }

  async reasons(userId: number): Promise<string[]> {
    return (await this.#rows(userId)).map(({ reason }) => reason);
  }

  #rows(userId: number): Promise<{ delta: number; key: string; reason: string }[]> {
    return this.dataSource().query(
      `select delta, key, reason from payments.test_ledger where user_id = $1 order by sequence`,
      [userId],
    );
  }

  async #book(userId: number, key: string, delta: number, reason: string): Promise<void> {
    if (this.unavailable) throw new Error('the credits service is away');
    await this.dataSource().query(
      `insert into payments.test_ledger (user_id, key, delta, reason) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [userId, key, delta, reason],
    );
    this.afterCall();
  }
}
