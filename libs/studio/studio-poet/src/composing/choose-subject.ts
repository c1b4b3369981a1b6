import { hexToOklch } from '@danqing/color-core';
import { hueOf, kinOf, scenesOf } from '../color/hue.ts';
import { motifOf } from '../color/motifs.ts';
import { readTags, type Setting } from '../lexicon/setting.ts';
import { pickOne } from './random.ts';

const SEASONS_OF: Partial<Record<string, string>> = { 塞: '秋冬', 湖: '春夏秋', 海: '春秋', 竹: '春夏秋' };

export interface Subject {
  setting: Setting;
  preferredCharacters: string;
  hues: string;
}

/**
 * Selects the subject of the poem: from the colour's name if it matches a motif, otherwise from its hue and
 * lightness.
 */
export function chooseSubject(name: string, hex: string, random: () => number): Subject {
  const hue = hueOf(hex);
  const motif = motifOf(name);
  const byHue = readTags(scenesOf(hue));
  const one = (tags: string) => pickOne([...tags], random) ?? '';
  const place = one(motif?.setting.place || byHue.place);
  const seasons = motif?.setting.season || byHue.season || '春夏秋冬';
  const possible = SEASONS_OF[place] ?? '春夏秋冬';
  const season = one([...seasons].filter((tag) => possible.includes(tag)).join('') || possible);
  const { l } = hexToOklch(hex);
  const time = one(
    motif?.setting.time || (l < 0.45 ? '夜夜暮暮晨' : l > 0.8 ? '晨昼昼夜暮' : '晨昼昼暮暮夜'),
  );
  const weather = chooseWeather(
    motif?.setting.weather ?? '',
    season,
    time,
    motif?.preferredCharacters ?? '',
    random,
  );
  return {
    setting: { place, season, time, weather },
    preferredCharacters: motif?.preferredCharacters ?? '',
    hues: kinOf(hue),
  };
}

function chooseWeather(wanted: string, season: string, time: string, wishes: string, random: () => number) {
  if (wanted) return wanted;
  if (wishes.includes('雪') && season === '冬') return '雪';
  if (wishes.includes('雨')) return '雨';
  if (/[月霞阳晴星河]/.test(wishes)) return '晴';
  if (season === '冬') return random() < 0.6 ? '雪' : '晴';
  return random() < (time === '夜' ? 0.15 : 0.22) ? '雨' : '晴';
}
