/** True in the drill `screens`, which also looks at the languages and states that resemble another. */
export const EVERY_SCREEN = process.env.SCREENS_DRILL === '1';

/** Prefixes of the paths of the languages: all in the drill, otherwise the one with the longest words. */
export const LANGUAGES: Record<string, string> = EVERY_SCREEN
  ? { Chinese: '', English: '/en', Japanese: '/ja' }
  : { English: '/en' };
