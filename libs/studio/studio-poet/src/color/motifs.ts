import entries from '../../data/motifs.json' with { type: 'json' };
import { readTags, type SettingTags } from '../lexicon/setting.ts';

export interface Motif {
  preferredCharacters: string;
  setting: SettingTags;
}

/** The first motif that matches sets the scene; further matches add preferred characters. */
const MOTIFS = entries.map(({ tags, ...motif }) => ({ ...motif, setting: readTags(tags) }));

export function motifOf(name: string): Motif | undefined {
  const found = MOTIFS.filter(({ parts }) => parts.some((part) => name.includes(part)));
  const [first] = found;
  return first && { setting: first.setting, preferredCharacters: found.map(({ prefer }) => prefer).join('') };
}
