import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListByMember1796600000000 implements MigrationInterface {
  readonly name = 'ListByMember1796600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create index collections_by_owner on creations.collections (user_id, id desc) where deleted_at is null;
      create index pictures_by_owner on creations.paintings (user_id, id desc) where state = 'done';

      -- Pictures that members show themselves with: their files outlive their creations.
      create table creations.avatars (
        user_id bigint primary key check (user_id > 0),
        picture text not null,
        -- Of the largest file.
        width integer not null
      );
      create index avatars_by_picture on creations.avatars (picture);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table creations.avatars;
      drop index creations.pictures_by_owner, creations.collections_by_owner;
    `);
  }
}
