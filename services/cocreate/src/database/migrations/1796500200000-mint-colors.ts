import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MintColors1796500200000 implements MigrationInterface {
  readonly name = 'MintColors1796500200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Colours whose owners want them minted; the number of the token is that of the colour, which it outlives.
      create table cocreate.mints (
        color_id integer primary key,
        user_id bigint not null,
        chain_id bigint not null,
        contract text not null,
        -- Who gets the token.
        receiver text not null check (receiver ~ '^0x[0-9a-fA-F]{40}$'),
        -- What the token says for ever, as it was when it was asked for.
        name text not null,
        hex text not null,
        description text not null,
        -- Operators hid the words: the token says its colour alone.
        withheld boolean not null default false,
        -- requested: nothing is signed; sent: a transaction is stored, and may have been sent; confirmed: the chain has it.
        status text not null default 'requested' check (status in ('requested', 'sent', 'confirmed', 'failed')),
        failure text,
        requested_at timestamptz not null default now()
      );
      create index mints_at_work on cocreate.mints (color_id) where status in ('requested', 'sent');

      -- Every transaction that was ever signed, stored before it is sent. The first of a mint, and those that took its place.
      create table cocreate.mint_transactions (
        hash text primary key,
        color_id integer not null references cocreate.mints (color_id),
        chain_id bigint not null,
        account text not null,
        nonce bigint not null check (nonce >= 0),
        raw text not null,
        gas numeric not null,
        max_fee numeric not null,
        priority_fee numeric not null,
        signed_at timestamptz not null default now()
      );
      create index mint_transactions_by_color on cocreate.mint_transactions (color_id, signed_at);
      create index mint_transactions_by_nonce on cocreate.mint_transactions (chain_id, account, nonce desc);

      -- How far the events of a contract are read. Its row is the turnstile of those who sign for it, too.
      create table cocreate.chain_readings (
        chain_id bigint not null,
        contract text not null,
        -- The last block that is read; before the first one there is none.
        block bigint not null,
        primary key (chain_id, contract)
      );
      -- The hash of blocks in which a reading ended: another one says that the chain was rewritten.
      create table cocreate.chain_marks (
        chain_id bigint not null,
        contract text not null,
        block bigint not null,
        hash text not null,
        primary key (chain_id, contract, block)
      );
      create table cocreate.transfers (
        chain_id bigint not null,
        contract text not null,
        block bigint not null,
        log_index integer not null,
        token_id numeric(78, 0) not null,
        -- Null: it was minted.
        sender text,
        receiver text not null,
        transaction_hash text not null,
        primary key (chain_id, contract, block, log_index)
      );
      create index transfers_of_token on cocreate.transfers (token_id, chain_id, contract, block desc, log_index desc);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table cocreate.mint_transactions, cocreate.mints, cocreate.chain_readings, cocreate.chain_marks, cocreate.transfers;
    `);
  }
}
