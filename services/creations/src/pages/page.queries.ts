import { MAX_LISTED_PAGES } from '@danqing/contracts/ports';
import type { DataSource } from 'typeorm';

const NAMED = 24;

export interface NamedCreation {
  id: number;
  title: string;
  content: string;
  author: string;
  colorName: string;
  hex: string;
}

export async function selectNamed(
  dataSource: DataSource,
  colorName: string | null,
): Promise<{ creations: NamedCreation[]; count: number }> {
  const listed = `listed and ($1::text is null or collection.color_name = $1)`;
  const [row] = await dataSource.query<[{ creations: NamedCreation[]; count: number }]>(
    `select
       (select coalesce(json_agg(item order by id desc), '[]') from (
          select collection.id, title, content, authors.name as author, poems.color_name as "colorName",
            color_hex as hex
          from creations.collections as collection
          join creations.poems on poems.id = poem_id join creations.authors using (user_id)
          where ${listed} order by collection.id desc limit ${NAMED}) as item) as creations,
       (select coalesce(sum(listed_count), 0)::integer from creations.collection_counts
          where color_name = coalesce($1, '')) as count`,
    [colorName],
  );
  return row;
}

export interface ListedCreations {
  ids: number[];
  colorNames: string[];
}

export async function selectListed(dataSource: DataSource): Promise<ListedCreations> {
  const [row] = await dataSource.query<[ListedCreations]>(
    `select
       array(select id from creations.collections where listed order by id desc limit ${MAX_LISTED_PAGES}) as ids,
       array(select color_name from creations.collection_counts where color_name <> ''
         group by color_name having sum(listed_count) > 0
         order by sum(listed_count) desc, color_name) as "colorNames"`,
  );
  return row;
}
