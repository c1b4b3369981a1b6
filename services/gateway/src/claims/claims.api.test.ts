import type { CreditsPort } from '@danqing/contracts/credits';
import type { AuthenticatedUser, IdentityPort } from '@danqing/contracts/identity';
import type { ClaimResponse } from '@danqing/contracts/palettes';
import { colorsPort } from '@danqing/contracts/ports';
import { auditLedger, CREDITS_PORT, CreditsModule } from '@danqing/credits';
import { IDENTITY_PORT, JobsModule, portToken } from '@danqing/nest-kit';
import { PalettesModule } from '@danqing/palettes';
import { createTestApp, testDatabase, testOperators, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';

const identity: IdentityPort = {
  authenticate: async (token): Promise<AuthenticatedUser | null> => {
    const userId = Number(/^member-(\d+)$/.exec(token)?.[1]);
    return userId > 0 ? { userId, sessionId: token } : null;
  },
  findMember: async (id) => ({ id, name: `会员${id}`, mayPublish: true, hasPublicPage: true }),
};

const AUTHOR = 1;
const MISSING = 2_000_000;
let members = 1_000;
let database: TestDatabase;
let app: NestFastifyApplication;
let ledger: DataSource;
let credits: CreditsPort;

beforeAll(async () => {
  database = await testDatabase();
  const { url: databaseUrl } = database;
  const jobs = JobsModule.forRoot({ databaseUrl });
  const neighbours = {
    module: class Neighbours {},
    global: true,
    providers: [
      { provide: IDENTITY_PORT, useValue: identity },
      { provide: portToken(colorsPort), useValue: { listColors: async () => [] } },
    ],
    exports: [IDENTITY_PORT, portToken(colorsPort)],
  };
  const ledgerModule = CreditsModule.forRoot({ databaseUrl, imports: [jobs] });
  const palettes = PalettesModule.forRoot({
    databaseUrl,
    imports: [jobs, neighbours, ledgerModule, testOperators({})],
  });
  app = await createTestApp({ module: class Program {}, imports: [jobs, ledgerModule, palettes] });
  ledger = app.get<DataSource>(getDataSourceToken('credits'));
  credits = app.get<CreditsPort>(CREDITS_PORT);
});
afterAll(async () => {
  const { problems } = await auditLedger(ledger);
  await app.close();
  await database.drop();
  expect(problems).toEqual([]);
});

async function newMember(balance: number): Promise<number> {
  members += 1;
  await credits.grant({ userId: members, amount: balance, reason: 'signup', idempotencyKey: 'signup' });
  return members;
}

async function newPalettes(count: number, owner = AUTHOR): Promise<number[]> {
  const save = async (index: number) => {
    const payload = { name: `调色板 ${index}`, colors: [{ hex: '#ED5126' }] };
    const headers = { authorization: `Bearer member-${owner}` };
    const answer = await app.inject({ method: 'POST', url: '/api/palettes', headers, payload });
    return answer.json<{ data: { id: number } }>().data.id;
  };
  return Promise.all(Array.from({ length: count }, (_, index) => save(index)));
}

/** On a busy machine a claim may time out with 503. Retries are idempotent and charge only once. */
async function claim(as: number, resourceId: number) {
  for (;;) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/downloads/claim',
      headers: { authorization: `Bearer member-${as}` },
      payload: { resourceType: 'palette', resourceId },
    });
    if (answer.statusCode !== 503) return answer;
  }
}

async function paidBy(userId: number): Promise<{ charged: number[]; claimed: number[] }> {
  const charged = await ledger.query<{ id: string }[]>(
    `select split_part(idempotency_key, ':', 3) as id from credits.ledger where user_id = $1 and delta = -1`,
    [userId],
  );
  const claimed = await ledger.query<{ id: number }[]>(
    `select palette_id as id from palettes.downloads where user_id = $1`,
    [userId],
  );
  return {
    charged: charged.map(({ id }) => Number(id)).toSorted((one, other) => one - other),
    claimed: claimed.map(({ id }) => id).toSorted((one, other) => one - other),
  };
}

it('charges 100 claims at once, and 100 after each other, once', async () => {
  const member = await newMember(10);
  const [palette = 0] = await newPalettes(1);
  const answers = await Promise.all(Array.from({ length: 100 }, () => claim(member, palette)));
  for (let index = 0; index < 100; index += 1) answers.push(await claim(member, palette));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.json<ClaimResponse>().data.credits).toBe(9);
  expect(await paidBy(member)).toEqual({ charged: [palette], claimed: [palette] });
});

it('is free again with nothing left', async () => {
  const member = await newMember(1);
  const [palette = 0] = await newPalettes(1);
  await claim(member, palette);
  expect((await claim(member, palette)).json()).toMatchObject({ data: { credits: 0 } });
});

it('is right to the last, 500 at once on a balance of 50: own, others, repeated, missing', async () => {
  const member = await newMember(50);
  const [others, own] = [await newPalettes(100), await newPalettes(20, member)];
  const requests = Array.from({ length: 500 }, (_, index) => {
    const round = Math.floor(index / 5);
    if (index % 5 === 3) return own[round % own.length] ?? 0;
    if (index % 5 === 4) return MISSING + round;
    return others[(round * 7 + (index % 5) * 31) % others.length] ?? 0;
  });
  const answers = await Promise.all(requests.map((palette) => claim(member, palette)));
  const statusesOf = (palette: number) =>
    answers.filter((_, index) => requests[index] === palette).map(({ statusCode }) => statusCode);

  const paid = others.filter((palette) => statusesOf(palette).includes(200)).toSorted((a, b) => a - b);
  expect(paid).toHaveLength(50);
  for (const palette of paid) expect(statusesOf(palette)).toEqual([200, 200, 200]);
  for (const palette of others.filter((palette) => !paid.includes(palette))) {
    expect(statusesOf(palette)).toEqual([402, 402, 402]);
  }
  for (const palette of own) expect(statusesOf(palette)).toEqual([200, 200, 200, 200, 200]);
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(100);
  expect(await credits.getBalance(member)).toBe(0);
  expect(await paidBy(member)).toEqual({ charged: paid, claimed: paid });
});

it('counts a charge whose claim could not be written, and does not charge it again', async () => {
  const member = await newMember(10);
  const [palette = 0] = await newPalettes(1);
  await ledger.query(`create function palettes.refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not today'; end $$`);
  await ledger.query(
    `create trigger refuse before insert on palettes.downloads for each row execute function palettes.refuse()`,
  );
  expect((await claim(member, palette)).statusCode).toBe(500);
  expect(await paidBy(member)).toEqual({ charged: [palette], claimed: [] });
  await ledger.query(`drop trigger refuse on palettes.downloads`);
  await expect.poll(() => paidBy(member)).toEqual({ charged: [palette], claimed: [palette] });
  expect((await claim(member, palette)).json()).toMatchObject({ data: { credits: 9 } });
});
