import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateVideos1796342800000 implements MigrationInterface {
  readonly name = 'CreateVideos1796342800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- One video each, from the press of the button on. Its credits are held under the key video:<id>.
      create table creations.videos (
        id integer generated always as identity primary key,
        user_id bigint not null,
        -- The picture.
        painting_id integer not null references creations.paintings (id),
        state text not null default 'waiting' check (state in ('waiting', 'animating', 'done', 'failed')),
        attempts integer not null default 0,
        -- The code of the error.
        failure text check ((failure is not null) = (state = 'failed')),
        maker json,
        -- The provider's name for its work, known before that is asked for the first time.
        task text,
        -- Frames that the studio has drawn.
        frame integer not null default 0,
        -- Name of the stored files without their endings; set before the credits are taken for good.
        video text,
        created_at timestamptz not null default now(),
        touched_at timestamptz not null default now(),
        check (state <> 'done' or video is not null)
      );
      create unique index one_video_of_a_picture on creations.videos (painting_id) where state <> 'failed';
      create index videos_of_picture on creations.videos (painting_id);
      create index videos_under_way on creations.videos (user_id) where state in ('waiting', 'animating');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table creations.videos');
  }
}
