import type { Locale } from '@danqing/contracts/locale';
import type { Catalogue } from '@danqing/i18n';
import type zh from './zh.ts';

/** The shell's own texts: namespace → catalogue, the default namespace first. */
export type ShellTexts = Readonly<Record<keyof typeof zh, Catalogue>>;

const TEXTS: Record<Locale, () => Promise<{ default: ShellTexts }>> = {
  zh: () => import(/* webpackChunkName: "shell-zh" */ './zh.ts'),
  en: () => import(/* webpackChunkName: "shell-en" */ './en.ts'),
  ja: () => import(/* webpackChunkName: "shell-ja" */ './ja.ts'),
};

/** The texts of one language; the page has their script before those of the shell. */
export const loadTexts = async (locale: Locale): Promise<ShellTexts> => (await TEXTS[locale]()).default;
