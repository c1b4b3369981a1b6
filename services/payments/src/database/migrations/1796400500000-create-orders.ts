import { CREATE_RATE_LIMITS } from '@danqing/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOrders1796400500000 implements MigrationInterface {
  readonly name = 'CreateOrders1796400500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CREATE_RATE_LIMITS);
    await queryRunner.query(`
      create table payments.orders (
        id text primary key check (id ~ '^[0-9]{8}[0-9A-Z]{12}$'),
        sequence bigint generated always as identity unique,
        user_id bigint not null check (user_id > 0),
        credits integer not null check (credits between 10 and 1000 and credits % 10 = 0),
        -- The price, computed here.
        fen integer not null check (fen = credits * 10),
        currency text not null default 'CNY' check (currency = 'CNY'),
        -- How the member wanted to pay, and who is asked to have it done.
        method text not null check (method in ('alipay', 'stripe')),
        provider text not null check (provider in ('alipay', 'stripe', 'sandbox')),
        locale text not null,
        status text not null default 'pending' check (status in ('pending', 'completed', 'failed', 'cancelled')),
        -- What the provider calls the checkout, and the payment that completed the order.
        checkout_id text,
        payment_id text,
        -- When it was paid, as the provider says.
        paid_at timestamptz,
        -- Of the price, what the buyer has back, and what a bank holds in a dispute.
        refunded_fen integer not null default 0 check (refunded_fen between 0 and fen),
        disputed_fen integer not null default 0 check (disputed_fen between 0 and fen),
        -- Credits that movements were written for to take back.
        reclaimed_credits integer not null default 0 check (reclaimed_credits between 0 and credits),
        -- What an operator has to look at.
        attention text,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        -- When its provider was last asked.
        asked_at timestamptz,
        completed_at timestamptz check ((completed_at is null) = (status <> 'completed')),
        check (status <> 'completed' or payment_id is not null)
      );
      create index orders_of_member on payments.orders (user_id, sequence desc);
      create index pending_orders on payments.orders (expires_at) where status = 'pending';
      create index orders_by_payment on payments.orders (provider, payment_id);
      create index orders_by_payment_time on payments.orders (provider, paid_at);
      create index orders_to_look_at on payments.orders (sequence) where attention is not null;

      -- What orders owe the ledger, and what it has booked. Written with what moved the order; at most once under a key.
      create table payments.movements (
        sequence bigint generated always as identity primary key,
        key text not null unique,
        order_id text not null references payments.orders (id),
        kind text not null check (kind in ('grant', 'take-back', 'give-back')),
        credits integer not null check (credits > 0),
        -- How many the ledger moved: a take-back finds what is there, a give-back returns what was taken.
        booked integer check (booked between 0 and credits),
        created_at timestamptz not null default now(),
        booked_at timestamptz check ((booked_at is null) = (booked is null))
      );
      create index movements_of_order on payments.movements (order_id, sequence);
      create index owed_movements on payments.movements (created_at) where booked is null;

      -- Notices that had their effect, or never will have one.
      create table payments.notices (
        provider text not null,
        event_id text not null,
        -- Null where no order of ours is meant.
        order_id text,
        outcome text not null,
        at timestamptz not null default now(),
        primary key (provider, event_id)
      );

      -- What happened to an order, and by what.
      create table payments.order_log (
        sequence bigint generated always as identity primary key,
        order_id text not null references payments.orders (id),
        event text not null,
        source text not null,
        detail text not null default '',
        at timestamptz not null default now()
      );
      create index log_of_order on payments.order_log (order_id, sequence);

      create function payments.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% on %.% is refused: its rows never change', tg_op, tg_table_schema, tg_table_name
          using errcode = 'restrict_violation';
      end $$;
      create trigger append_only before update or delete or truncate on payments.order_log
        for each statement execute function payments.refuse_change();
      create trigger append_only before update or delete or truncate on payments.notices
        for each statement execute function payments.refuse_change();
      create trigger booked_once before update on payments.movements
        for each row when (old.booked is not null) execute function payments.refuse_change();
      create trigger stays before delete or truncate on payments.movements
        for each statement execute function payments.refuse_change();
      -- What was sold, to whom and for how much, and that it was paid, never changes.
      create trigger completed_for_good before update on payments.orders
        for each row when (
          old.id <> new.id or old.user_id <> new.user_id or old.credits <> new.credits or old.provider <> new.provider
          or old.status = 'completed' and (new.status <> 'completed' or new.payment_id <> old.payment_id)
        ) execute function payments.refuse_change();
      create trigger stays before delete or truncate on payments.orders
        for each statement execute function payments.refuse_change();

      -- The sandbox's own books, in place of those of a provider.
      create table payments.sandbox_payments (
        order_id text primary key,
        payment_id text not null,
        state text not null check (state in ('paid', 'failed', 'cancelled')),
        fen integer not null,
        at timestamptz not null default now()
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table payments.sandbox_payments, payments.order_log, payments.notices, payments.movements,
        payments.orders, payments.rate_limits;
      drop function payments.refuse_change();
    `);
  }
}
