import type { Scene } from './scene.ts';

type Words<Name extends string> = Record<Name, [zh: string, en: string, ja: string]>;

const PLACES: Words<Scene['place']> = {
  river: ['江上', 'on the river', '川べ'],
  lake: ['湖上', 'on the lake', '湖上'],
  mountains: ['山中', 'in the hills', '山中'],
  temple: ['山寺', 'at a mountain temple', '山寺'],
  garden: ['小园', 'in a little garden', '小園'],
  palace: ['宫墙', 'at the palace wall', '宮居'],
  village: ['田家', 'at a farm', '田家'],
  town: ['市桥', 'by the market bridge', '市の橋'],
  frontier: ['边塞', 'on the frontier', '辺塞'],
  study: ['书斋', 'in the study', '書斎'],
  'bamboo grove': ['竹里', 'in the bamboo', '竹林'],
  sea: ['海上', 'by the sea', '海べ'],
  tower: ['小楼', 'in a little tower', '小楼'],
};
const SEASONS: Words<Scene['season']> = {
  spring: ['春', 'Spring', '春'],
  summer: ['夏', 'Summer', '夏'],
  autumn: ['秋', 'Autumn', '秋'],
  winter: ['冬', 'Winter', '冬'],
};
const TIMES: Words<Scene['time']> = {
  dawn: ['晓', 'dawn', '朝'],
  day: ['日', 'day', '日'],
  dusk: ['暮', 'dusk', '夕べ'],
  night: ['夜', 'night', '夜'],
};

export function titleOf({ place, season, time, weather }: Scene): { zh: string; en: string; ja: string } {
  const [where, inEnglish, inJapanese] = PLACES[place];
  const [when, whenEnglish, whenJapanese] = SEASONS[season];
  const [hour, hourEnglish, hourJapanese] = TIMES[time];
  if (weather === 'snow') {
    return {
      zh: `${where}雪${time === 'day' ? '霁' : hour}`,
      en: `${time === 'day' ? 'After snow' : `Snowy ${hourEnglish}`} ${inEnglish}`,
      ja: `${inJapanese}の雪の${hourJapanese}`,
    };
  }
  if (weather === 'rain') {
    return {
      zh: `${where}${when}雨`,
      en: `${whenEnglish} rain ${inEnglish}`,
      ja: `${inJapanese}の${whenJapanese}の雨`,
    };
  }
  return {
    zh: `${where}${when}${hour}`,
    en: `${whenEnglish} ${hourEnglish} ${inEnglish}`,
    ja: `${inJapanese}の${whenJapanese}の${hourJapanese}`,
  };
}
