import entries from '../../data/imagery.json' with { type: 'json' };
import { DIMENSIONS, readTags, type SettingTags } from './setting.ts';

/** The imagery of some words, which the library's README describes. */
interface ImageryEntry extends Partial<Record<'thing' | 'group' | 'hues' | 'tags', string>> {
  words: string[];
}

interface Image extends SettingTags {
  thing: string;
  group: string;
  hues: string;
}

const images = new Map<string, Image>();
for (const { words, thing = '', group = '', hues = '', tags = '' } of entries as ImageryEntry[])
  for (const word of words) images.set(word, { thing, group, hues, ...readTags(tags) });
const MAX_LENGTH = Math.max(...[...images.keys()].map((word) => word.length));

export interface Imagery extends SettingTags {
  things: string[];
  groups: string[];
  hues: string;
}

/** Returns the imagery of a phrase. Conflicting seasons, times or weathers are intersected. */
export function imageryOf(text: string): Imagery {
  const found: Image[] = [];
  for (let at = 0; at < text.length;) {
    let length = Math.min(MAX_LENGTH, text.length - at);
    while (length > 0 && !images.has(text.slice(at, at + length))) length -= 1;
    const image = images.get(text.slice(at, at + length));
    if (image) found.push(image);
    at += Math.max(length, 1);
  }
  const unique = (values: string[]) => [...new Set(values)].filter(Boolean);
  const tags = Object.fromEntries(
    DIMENSIONS.map((dimension) => [
      dimension,
      found
        .map((image) => image[dimension])
        .filter(Boolean)
        .reduce((shared, next) => [...shared].filter((tag) => next.includes(tag)).join('') || next, '') ||
        (found.find((image) => image[dimension])?.[dimension] ?? ''),
    ]),
  ) as SettingTags;
  return {
    ...tags,
    things: unique(found.map(({ thing }) => thing)),
    groups: unique(found.map(({ group }) => group)),
    hues: unique(found.flatMap(({ hues }) => [...hues])).join(''),
  };
}
