import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaintNames1796400000000 implements MigrationInterface {
  readonly name = 'PaintNames1796400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- A picture of a colour that somebody is making has no poem and no creation, but a name and a hex.
      alter table creations.paintings
        alter poem_id drop not null,
        add color_name text,
        add color_hex text check (color_hex ~ '^#[0-9A-F]{6}$'),
        -- Whether a request was answered with it: before, the next one gets it and pays nothing.
        add answered boolean not null default false,
        drop constraint paintings_check1,
        add constraint of_a_poem_or_a_name check (
          (poem_id is null) = (color_name is not null) and (color_name is null) = (color_hex is null)),
        add constraint done_is_shown check (
          state <> 'done' or picture is not null and (collection_id is not null or poem_id is null));
      create index pictures_of_name on creations.paintings (user_id, color_name) where poem_id is null;
      create index pictures_of_member on creations.paintings (picture, user_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from creations.paintings where poem_id is null;
      drop index creations.pictures_of_member;
      drop index creations.pictures_of_name;
      alter table creations.paintings
        drop constraint done_is_shown, drop constraint of_a_poem_or_a_name,
        drop column answered, drop column color_hex, drop column color_name,
        alter poem_id set not null,
        add constraint paintings_check1 check (
          state <> 'done' or (collection_id is not null and picture is not null));
    `);
  }
}
