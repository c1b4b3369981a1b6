import type { Studio } from '../studio/studio.ts';

/** Returns the light source: the poem's moon or sun, else the hour. Rain and snowfall hide both. */
export function lightOf(studio: Studio): 'moon' | 'sun' | 'none' {
  if (studio.rainy) return 'none';
  if (studio.sceneIncludes('moon', 'stars')) return 'moon';
  if (studio.sceneIncludes('sun', 'glow')) return 'sun';
  if (studio.snowy) return 'none';
  return studio.scene.time === 'night'
    ? 'moon'
    : studio.scene.time === 'dusk' || studio.scene.time === 'dawn'
      ? 'sun'
      : 'none';
}
