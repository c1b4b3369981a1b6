import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ShowLayers1796342500000 implements MigrationInterface {
  readonly name = 'ShowLayers1796342500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- How far the studio is with a painting, for who waits in another process. Nothing is lost with it.
      create unlogged table creations.painting_previews (
        painting_id integer primary key references creations.paintings (id) on delete cascade,
        layer integer not null,
        layers integer not null,
        -- A data URL.
        preview text not null
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table creations.painting_previews');
  }
}
