import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SearchColors1796400400000 implements MigrationInterface {
  readonly name = 'SearchColors1796400400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Indexing a hundred thousand colours takes some 20 seconds, so the statement timeout is disabled.
    await queryRunner.query(`set local statement_timeout = 0`);
    await queryRunner.query(String.raw`
      -- What a reader takes for the same name: compatibility forms and letter case.
      create function cocreate.fold_name(name text) returns text
        language sql immutable strict parallel safe as $$
          select lower(normalize(name, nfkc) collate "und-x-icu")
        $$;

      -- A reading without tones and spaces, ü as u whether it is typed so, or as v; empty for a text of other letters.
      create function cocreate.fold_reading(reading text) returns text
        language sql immutable strict parallel safe as $$
          select case when plain ~ '^[a-z\u0300-\u036f ''’·-]+$'
            then translate(regexp_replace(plain, '[^a-z]', '', 'g'), 'v', 'u') else '' end
          from (select normalize(lower(reading collate "und-x-icu"), nfd) as plain) as decomposed
        $$;

      -- The single characters of a text, and each with its one and two next: every part of it has all of its own among them.
      create function cocreate.search_grams(content text) returns text[]
        language sql immutable strict parallel safe as $$
          select coalesce(array_agg(distinct gram), '{}')
          from (
            select unnest(array[one, one || next, one || next || third]) as gram
            from (
              select one, lead(one) over places as next, lead(one, 2) over places as third
              from unnest(string_to_array(content, null)) with ordinality as characters (one, place)
              window places as (order by place)
            ) as neighbours
          ) as grams
          where gram is not null
        $$;

      -- Name and reading, one a line, each between the ends of lines: so is a whole name a part of the text, and the
      -- beginning of one.
      alter table cocreate.colors add column search_text text not null generated always as (
        e'\n' || cocreate.fold_name(name) || e'\n' || coalesce(cocreate.fold_reading(pinyin), '') || e'\n') stored;
      -- No list of pending entries, which every search would read through.
      create index colors_by_search on cocreate.colors using gin (cocreate.search_grams(search_text))
        with (fastupdate = off) where listed;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table cocreate.colors drop column search_text;
      drop function cocreate.search_grams(text);
      drop function cocreate.fold_reading(text);
      drop function cocreate.fold_name(text);
    `);
  }
}
