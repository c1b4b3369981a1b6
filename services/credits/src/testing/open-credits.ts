import type { AuthenticatedUser, IdentityPort } from '@danqing/contracts/identity';
import { PALETTE_CLAIMED_QUEUE, type PaletteClaimed, type PalettesPort } from '@danqing/contracts/palettes';
import { IDENTITY_PORT, Jobs, JobsModule } from '@danqing/nest-kit';
import { createTestApp, testDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { AccountService } from '../account/account.service.ts';
import { CREDITS_PORT, CreditsModule } from '../credits.module.ts';
import { DownloadsModule } from '../downloads.module.ts';

const PALETTES_PORT = Symbol('PALETTES_PORT');

/** The palettes service as this one sees it. */
export class TestPalettes implements PalettesPort {
  private readonly palettes = new Map<number, { ownerId: number; isPublic: boolean }>();
  private newest = 0;
  away = false;

  add(ownerId: number, { isPublic = true } = {}): number {
    this.newest += 1;
    this.palettes.set(this.newest, { ownerId, isPublic });
    return this.newest;
  }

  remove(paletteId: number): void {
    this.palettes.delete(paletteId);
  }

  async findOwner(paletteId: number, viewerId: number): Promise<{ ownerId: number } | null> {
    if (this.away) throw new Error('the palettes service is away');
    const palette = this.palettes.get(paletteId);
    if (!palette || !(palette.isPublic || palette.ownerId === viewerId)) return null;
    return { ownerId: palette.ownerId };
  }
}

/** Every member is signed in with the token `member-<id>`. */
const identity: IdentityPort = {
  authenticate: async (token): Promise<AuthenticatedUser | null> => {
    const userId = Number(/^member-(\d+)$/.exec(token)?.[1]);
    return userId > 0 ? { userId, sessionId: token } : null;
  },
  findMember: async () => null,
};

class NeighboursModule {}
class ProgramModule {}

export interface TestCredits {
  databaseUrl: string;
  app: NestFastifyApplication;
  dataSource: DataSource;
  /** What the module offers as the CreditsPort. */
  credits: AccountService;
  palettes: TestPalettes;
  /** A member with this balance, whom no other test knows. */
  newMember(balance?: number): Promise<number>;
  claim(
    body: unknown,
    options?: { as?: number; headers?: Record<string, string> },
  ): ReturnType<NestFastifyApplication['inject']>;
  /** Delta, balance and key of the entries of a member, oldest first. */
  entries(userId: number): Promise<[delta: number, balanceAfter: number, key: string][]>;
  /** What the palettes service is told of the claims of a member. */
  announced(userId: number): Promise<PaletteClaimed[]>;
  close(): Promise<void>;
}

let members = 0;

/** The service with its neighbours, over a database of its own; or a further process over the given one. */
export async function openCredits(shared?: { databaseUrl: string }): Promise<TestCredits> {
  const database = shared ? null : await testDatabase();
  const databaseUrl = shared?.databaseUrl ?? database?.url ?? '';
  const palettes = new TestPalettes();
  const jobs = JobsModule.forRoot({ databaseUrl });
  const credits = CreditsModule.forRoot({ databaseUrl, imports: [jobs] });
  const neighbours = {
    module: NeighboursModule,
    providers: [
      { provide: IDENTITY_PORT, useValue: identity },
      { provide: PALETTES_PORT, useValue: palettes },
    ],
    exports: [IDENTITY_PORT, PALETTES_PORT],
  };
  const downloads = DownloadsModule.forRoot({
    imports: [jobs, credits, neighbours],
    palettesPort: PALETTES_PORT,
  });
  const app = await createTestApp({ module: ProgramModule, imports: [credits, downloads] });
  // The queue of the palettes service, with nobody who works it off: the jobs stay to be counted.
  const options = { retries: 0, retryDelaySeconds: 1, timeLimitSeconds: 60, concurrency: 0 };
  await app.get(Jobs).work(PALETTE_CLAIMED_QUEUE, options, async () => undefined);
  const dataSource = app.get<DataSource>(getDataSourceToken('credits'));
  const accounts = app.get<AccountService>(CREDITS_PORT);

  return {
    databaseUrl,
    app,
    dataSource,
    credits: accounts,
    palettes,
    async newMember(balance = 0) {
      members += 1;
      const userId = 1_000 + members;
      if (balance > 0) {
        await accounts.grant({ userId, amount: balance, reason: 'signup', idempotencyKey: 'signup' });
      }
      return userId;
    },
    claim(body, { as, headers } = {}) {
      return app.inject({
        method: 'POST',
        url: '/api/downloads/claim',
        headers: {
          'content-type': 'application/json',
          ...(as !== undefined && { authorization: `Bearer member-${as}` }),
          ...headers,
        },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      });
    },
    async entries(userId) {
      const rows = await dataSource.query<
        { delta: string; balance_after: string; idempotency_key: string }[]
      >(
        `select delta, balance_after, idempotency_key from credits.ledger where user_id = $1 order by sequence`,
        [userId],
      );
      return rows.map((row) => [Number(row.delta), Number(row.balance_after), row.idempotency_key]);
    },
    async announced(userId) {
      const rows = await dataSource.query<{ data: PaletteClaimed }[]>(
        `select data from jobs.job where name = $1 and data ->> 'userId' = $2
         order by (data ->> 'paletteId')::integer`,
        [PALETTE_CLAIMED_QUEUE, String(userId)],
      );
      return rows.map(({ data }) => data);
    },
    async close() {
      await app.close();
      await database?.drop();
    },
  };
}
