import { CHANGED_TEXTS_EVENT } from '@danqing/contracts/page';
import type { i18n as I18n } from 'i18next';
import type { Catalogue } from './catalogue.ts';

/** What React listens to beside a change of the language. */
export const TEXTS_REPLACED = 'danqing:replaced';

/** Catalogue → the namespace that shows it. */
const shownBy = new WeakMap<I18n, Map<Catalogue, string>>();

/** While developing: shows the texts of a translation file that was saved, and the page keeps its state. */
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

/** While developing: remembers where the texts of a file are shown. */
export function rememberCatalogue(i18n: I18n, texts: Catalogue, namespace: string): void {
  shownBy.get(i18n)?.set(texts, namespace);
}
