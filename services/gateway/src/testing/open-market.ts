import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthenticatedUser, IdentityPort } from '@danqing/contracts/identity';
import { CreditsModule } from '@danqing/credits';
import { IDENTITY_PORT, JobsModule } from '@danqing/nest-kit';
import { PaymentsModule } from '@danqing/payments';
import type { DynamicModule } from '@nestjs/common';

const identity: IdentityPort = {
  authenticate: async (token): Promise<AuthenticatedUser | null> => {
    const userId = Number(/^member-(\d+)$/.exec(token)?.[1]);
    return userId > 0 ? { userId, sessionId: token } : null;
  },
  findMember: async (id) => ({ id, name: `会员${id}`, mayPublish: true, hasPublicPage: true }),
};

class Market {}

export function marketModule({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string;
  dataDir: string;
}): DynamicModule {
  const jobs = { ...JobsModule.forRoot({ databaseUrl }), global: true };
  const neighbours = {
    module: class Neighbours {},
    global: true,
    providers: [{ provide: IDENTITY_PORT, useValue: identity }],
    exports: [IDENTITY_PORT],
  };
  const ledger = { ...CreditsModule.forRoot({ databaseUrl }), global: true };
  const payments = PaymentsModule.forRoot({
    databaseUrl,
    dataDir,
    basePath: '/',
    publicUrl: null,
    stripe: null,
    alipay: null,
    sandbox: true,
    seller: { name: null, address: null, taxNumber: null },
  });
  return { module: Market, imports: [jobs, neighbours, ledger, payments] };
}

export type Kind = 'paid' | 'failed' | 'cancelled' | 'refunded' | 'disputed' | 'dispute-won';

export function signNotice(
  dataDir: string,
  {
    id,
    kind,
    order,
    fen,
    time = new Date(),
  }: { id: string; kind: Kind; order: string; fen: number; time?: Date },
): { body: string; headers: Record<string, string> } {
  const secret = readFileSync(join(dataDir, 'payments/sandbox-secret'), 'utf8').trim();
  const seconds = Math.floor(time.getTime() / 1000);
  const parties = { app: 'sandbox', seller: 'sandbox', currency: 'CNY', payment: `payment of ${order}` };
  const body = JSON.stringify({ id, kind, order, fen, ...parties, at: time.toISOString() });
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return {
    body,
    headers: { 'sandbox-signature': `t=${seconds},v1=${digest}`, 'content-type': 'application/json' },
  };
}
