import type { LoaderContext } from '@rspack/core';
import { CHANGED_TEXTS_EVENT } from '@danqing/contracts/page';

/**
 * Loads translation files in development. A saved file updates the object that the page imported and notifies
 * the page, without a reload.
 */
export default function hotTexts(this: LoaderContext, json: string): string {
  return `
const hot = import.meta.webpackHot;
const texts = hot.data?.texts ?? {};
for (const key of Object.keys(texts)) delete texts[key];
Object.assign(texts, ${json});
export default texts;
hot.accept();
hot.dispose((data) => { data.texts = texts; });
if (hot.data) dispatchEvent(new CustomEvent(${JSON.stringify(CHANGED_TEXTS_EVENT)}, { detail: texts }));
`;
}
