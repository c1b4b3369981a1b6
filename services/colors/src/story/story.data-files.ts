import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { LOCALES } from '@danqing/contracts/locale';
import { z } from 'zod';
import type { StoryRow } from './story.entity.ts';

const text = z.string().min(1);
const textSchema = z.strictObject({ title: text, paragraphs: z.array(text).min(1) });
const storySchema = z.strictObject({
  id: z.number().int().positive(),
  color: text,
  sources: z.array(text).min(1),
  zh: textSchema,
  en: textSchema,
  ja: textSchema,
});
const sourcesSchema = z.record(text, z.strictObject({ zh: text, en: text, ja: text }));

export type StoryFileRow = z.infer<typeof storySchema>;
export type StorySources = z.infer<typeof sourcesSchema>;

export interface StoryDataFiles {
  sha256: string;
  rows(): StoryRow[];
  stories(): StoryFileRow[];
  sources(): StorySources;
}

const SOURCES = 'sources.json';

export async function readStoryFiles(folder: URL): Promise<StoryDataFiles> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  const sources = () => sourcesSchema.parse(JSON.parse(texts[names.indexOf(SOURCES)] ?? '{}'));
  const stories = () =>
    texts.flatMap((file, index) =>
      names[index] === SOURCES ? [] : z.array(storySchema).parse(JSON.parse(file)),
    );
  return {
    sha256: createHash('sha256').update(texts.join('\n')).digest('hex'),
    sources,
    stories,
    rows() {
      const known = sources();
      return stories().map((story) => toRow(story, known));
    },
  };
}

function toRow(story: StoryFileRow, known: StorySources): StoryRow {
  const told = LOCALES.map((locale) => {
    const sources = story.sources.map((key) => {
      const source = known[key];
      if (!source) throw new Error(`the story of ${story.color} names ${key}, which ${SOURCES} lacks`);
      return source[locale];
    });
    return [locale, { ...story[locale], sources }];
  });
  return { id: story.id, color: story.color, texts: Object.fromEntries(told) as StoryRow['texts'] };
}
