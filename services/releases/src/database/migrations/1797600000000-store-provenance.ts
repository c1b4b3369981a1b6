import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signed statements about builds, and the keys that the gate accepts for them. */
export class StoreProvenance1797600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table releases.trusted_keys (
        id integer generated always as identity primary key,
        area text not null,
        name text not null,
        -- sha256 of the key's DER form.
        key_id text not null,
        public_key text not null,
        created_by text not null,
        created_at timestamptz not null default now(),
        revoked_at timestamptz,
        revoked_by text
      );
      create unique index on releases.trusted_keys (area, key_id) where revoked_at is null;
      create table releases.provenance (
        area text not null,
        release text not null,
        envelope jsonb not null,
        builder text not null,
        repository text,
        commit text,
        received_from text not null,
        received_at timestamptz not null default now(),
        trusted_key integer references releases.trusted_keys (id),
        primary key (area, release),
        foreign key (area, release) references releases.releases (area, id)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table releases.provenance; drop table releases.trusted_keys');
  }
}
