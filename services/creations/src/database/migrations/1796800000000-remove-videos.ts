import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RemoveVideos1796800000000 implements MigrationInterface {
  readonly name = 'RemoveVideos1796800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table creations.videos
        -- Since when the owner of the creation does not show it; forgotten with its files after a while.
        add removed_at timestamptz,
        add check (removed_at is null or state = 'done');
      drop index creations.one_video_of_a_picture;
      create unique index one_video_of_a_picture on creations.videos (painting_id)
        where state <> 'failed' and removed_at is null;
      create index removed_videos on creations.videos (removed_at) where removed_at is not null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from creations.videos where removed_at is not null;
      drop index creations.one_video_of_a_picture;
      create unique index one_video_of_a_picture on creations.videos (painting_id) where state <> 'failed';
      alter table creations.videos drop column removed_at;
    `);
  }
}
