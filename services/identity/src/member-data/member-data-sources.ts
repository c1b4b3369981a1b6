import type { CreditsPort } from '@danqing/contracts/credits';
import type { MemberData, MemberDataPage } from '@danqing/contracts/identity';
import {
  agentPort,
  cocreatePort,
  creationsPort,
  creditsPort,
  palettesPort,
  paymentsPort,
} from '@danqing/contracts/ports';
import { portToken, readDataPage } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';

export interface MemberDataSource {
  name: string;
  service: MemberData;
}

/**
 * Every service with member data, in order of erasure. Payments come first, so that they book what they owe
 * to the ledger; credits come last. Add a new service with member data here.
 */
@Injectable()
export class MemberDataSources {
  readonly all: readonly MemberDataSource[];

  constructor(
    @Inject(portToken(paymentsPort)) payments: MemberData,
    @Inject(portToken(palettesPort)) palettes: MemberData,
    @Inject(portToken(creationsPort)) creations: MemberData,
    @Inject(portToken(cocreatePort)) cocreate: MemberData,
    @Inject(portToken(agentPort)) agent: MemberData,
    @Inject(portToken(creditsPort)) credits: CreditsPort,
  ) {
    this.all = [
      { name: 'payments', service: payments },
      { name: 'palettes', service: palettes },
      { name: 'creations', service: creations },
      { name: 'cocreate', service: cocreate },
      { name: 'agent', service: agent },
      { name: 'credits', service: creditData(credits) },
    ];
  }
}

/** The ledger as a source. Its entries are never removed, but identify the member only by number. */
const creditData = (credits: CreditsPort): MemberData => ({
  exportMember: (userId, after): Promise<MemberDataPage> =>
    readDataPage(
      [
        {
          name: 'credits',
          async select(key) {
            const before = key === null ? {} : { before: Number(key) };
            const rows = [];
            // The port has pages of 50, but the caller takes a page below 100 for the last.
            for (let next: number | null | undefined; rows.length < 100 && next !== null;) {
              const page: Awaited<ReturnType<CreditsPort['getHistory']>> = await credits.getHistory({
                userId,
                limit: 50,
                ...(next === undefined ? before : { before: next }),
              });
              rows.push(...page.data.map((data) => ({ key: String(data.id), data: { ...data } })));
              next = page.next;
            }
            return rows;
          },
        },
      ],
      after,
    ),
  readMemberFile: async () => null,
  withdrawMember: async () => undefined,
  /** Forfeits the remaining credits, so that the account of an erased member is empty. */
  async eraseMember(userId) {
    const amount = await credits.getBalance(userId);
    if (amount > 0)
      await credits.takeBack({
        userId,
        amount,
        reason: 'account-deleted',
        idempotencyKey: `account-deleted:${userId}`,
      });
    return true;
  },
});
