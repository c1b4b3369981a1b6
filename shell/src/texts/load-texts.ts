import type { Locale } from '@danqing/contracts/locale';
import type { Catalogue } from '@danqing/i18n';
import type zh from './zh.ts';

/** Maps each namespace to its catalogue, the default namespace first. */
export type ShellTexts = Readonly<Record<keyof typeof zh, Catalogue>>;

const TEXTS: Record<Locale, () => Promise<{ default: ShellTexts }>> = {
  zh: () => import(/* webpackChunkName: "shell-zh" */ './zh.ts'),
  en: () => import(/* webpackChunkName: "shell-en" */ './en.ts'),
  ja: () => import(/* webpackChunkName: "shell-ja" */ './ja.ts'),
};

/** Returns the texts of one language. The page includes their script before the shell's own scripts. */
export const loadTexts = async (locale: Locale): Promise<ShellTexts> => (await TEXTS[locale]()).default;
