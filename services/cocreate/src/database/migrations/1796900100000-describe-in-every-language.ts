import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DescribeInEveryLanguage1796900100000 implements MigrationInterface {
  readonly name = 'DescribeInEveryLanguage1796900100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table cocreate.colors
        -- The description in zh, en and ja; null if the author wrote it.
        add descriptions jsonb;
      -- The answer came from a browser: take it only if it says what was saved, in texts as long as a description may be.
      -- An escaped NUL or half of a surrogate pair is valid in json, not in jsonb.
      update cocreate.colors as color set descriptions = said.descriptions
      from (
        select id, jsonb_build_object('zh', given -> 'zh', 'en', given -> 'en', 'ja', given -> 'ja') as descriptions
        from (
          select id, case when ai_response::text !~* '\\\\u(0000|d[89a-f])' then ai_response::jsonb end -> 'descriptions'
            as given from cocreate.colors
        ) as answers
        where jsonb_typeof(given) = 'object'
      ) as said
      where said.id = color.id
        and (select bool_and(jsonb_typeof(value) = 'string' and length(value #>> '{}') between 1 and 500)
          from jsonb_each(said.descriptions))
        and color.description in (
          said.descriptions ->> 'zh', said.descriptions ->> 'en', said.descriptions ->> 'ja');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table cocreate.colors drop column descriptions`);
  }
}
