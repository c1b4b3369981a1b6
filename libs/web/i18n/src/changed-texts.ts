import { CHANGED_TEXTS_EVENT } from '@danqing/contracts/page';
import type { i18n as I18n } from 'i18next';
import type { Catalogue } from './catalogue.ts';

export const TEXTS_REPLACED = 'danqing:replaced';

const shownBy = new WeakMap<I18n, Map<Catalogue, string>>();

/** Development only: updates the texts when a translation file is saved, without losing the page's state. */
export function followChangedTexts(i18n: I18n): void {
  shownBy.set(i18n, new Map());
  i18n.options.react = { ...i18n.options.react, bindI18n: `languageChanged ${TEXTS_REPLACED}` };
  addEventListener(CHANGED_TEXTS_EVENT, (event) => {
    const texts = (event as CustomEvent<Catalogue>).detail;
    const namespace = shownBy.get(i18n)?.get(texts);
    if (namespace === undefined) return;
    i18n.addResourceBundle(i18n.language, namespace, texts, true, true);
    i18n.emit(TEXTS_REPLACED);
  });
}

export function rememberCatalogue(i18n: I18n, texts: Catalogue, namespace: string): void {
  shownBy.get(i18n)?.set(texts, namespace);
}
