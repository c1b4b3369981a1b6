import { dataLists, StoredMemberData, type DataList } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

@Injectable()
export class MemberPayments extends StoredMemberData {
  constructor(@Inject(getDataSourceToken('payments')) private readonly dataSource: DataSource) {
    super();
  }

  protected lists(userId: number): DataList[] {
    return [
      dataLists(this.dataSource, userId)(
        'orders',
        `select sequence::text as key, json_build_object('id', id, 'credits', credits, 'fen', fen,
           'currency', currency, 'method', method, 'provider', provider, 'status', status,
           'transaction', payment_id, 'paid_at', paid_at, 'refunded_fen', refunded_fen,
           'disputed_fen', disputed_fen, 'reclaimed_credits', reclaimed_credits, 'created_at', created_at,
           'completed_at', completed_at) as data
         from payments.orders where user_id = $1 and sequence > coalesce($2::bigint, 0) order by sequence limit $3`,
      ),
    ];
  }

  /**
   * Keeps the orders, because accounting requires them and they contain only a member number. Later payments
   * of the member are flagged for refund. Returns false while an order is pending or a booking is
   * outstanding.
   */
  async eraseMember(userId: number): Promise<boolean> {
    const [row] = await this.dataSource.query<[{ open: boolean }]>(
      `select exists (select from payments.orders where user_id = $1 and status = 'pending')
         or exists (select from payments.movements join payments.orders on orders.id = order_id
           where user_id = $1 and booked is null) as open`,
      [userId],
    );
    if (row.open) return false;
    await this.dataSource.query(
      `insert into payments.closed_accounts (user_id) values ($1) on conflict do nothing`,
      [userId],
    );
    return true;
  }
}
