import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BindCodesToPurposes1796800100000 implements MigrationInterface {
  readonly name = 'BindCodesToPurposes1796800100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table identity.codes
        -- What the code confirms. Versions without this column write codes to sign in, as all of theirs call themselves.
        add column purpose text not null default 'sign-in',
        drop constraint codes_identifier_type_identifier_asker_key,
        add constraint codes_of_asker unique (identifier_type, identifier, asker, purpose);

      -- Limits named mailboxes and numbers in plain text. Those windows begin anew, under keyed hashes.
      delete from identity.rate_limits where subject ~ '^(send to|verify) (email|phone) ';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from identity.codes where purpose <> 'sign-in';
      alter table identity.codes
        drop constraint codes_of_asker,
        add constraint codes_identifier_type_identifier_asker_key unique (identifier_type, identifier, asker),
        drop column purpose;
    `);
  }
}
