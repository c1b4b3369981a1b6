import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCollectibles1796256600000 implements MigrationInterface {
  readonly name = 'CreateCollectibles1796256600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Colours that were minted. A token outlives its colour, which is then null.
      create table cocreate.collectibles (
        id integer generated always as identity primary key,
        color_id integer unique references cocreate.colors (id) on delete set null,
        -- uint256, as the contract on the chain counts.
        token_id numeric(78, 0) not null unique check (token_id >= 0),
        owner_address text check (owner_address ~ '^0x[0-9a-fA-F]{40}$'),
        network text,
        rarity text,
        -- A path of this site with the base path, or an address elsewhere.
        metadata_url text check (metadata_url ~ '^(/|https://|ipfs://)'),
        created_at timestamptz not null default now()
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table cocreate.collectibles');
  }
}
