import { StoredMemberData, type DataList } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { AccountService } from '../account/account.service.ts';

/** The ledger of a member. Its entries are never removed, but identify the member only by number. */
@Injectable()
export class MemberCredits extends StoredMemberData {
  constructor(@Inject(AccountService) private readonly accounts: AccountService) {
    super();
  }

  protected lists(userId: number): DataList[] {
    return [
      {
        name: 'credits',
        select: async (key, limit) => {
          const before = key === null ? {} : { before: Number(key) };
          const { data } = await this.accounts.getHistory({ userId, limit, ...before });
          return data.map((entry) => ({ key: String(entry.id), data: { ...entry } }));
        },
      },
    ];
  }

  /** Forfeits the remaining credits, so that the account of an erased member is empty. */
  async eraseMember(userId: number): Promise<boolean> {
    const amount = await this.accounts.getBalance(userId);
    if (amount > 0)
      await this.accounts.takeBack({
        userId,
        amount,
        reason: 'account-deleted',
        idempotencyKey: `account-deleted:${userId}`,
      });
    return true;
  }
}
