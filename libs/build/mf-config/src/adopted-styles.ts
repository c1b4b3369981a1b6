/// <reference lib="dom" />
import { useEffect } from 'react';

/**
 * Takes the place of the package `react-style-singleton` in builds. Radix uses it to stop the page from scrolling
 * behind a dialog. The package adds a style element, which a page's policy refuses, because its hash is not
 * known in advance. A constructed style sheet needs no permission.
 *
 * @returns a component that adds its styles while at least one instance is mounted
 */
export function styleSingleton() {
  let uses = 0;
  let sheet: CSSStyleSheet | null = null;
  const add = (text: string) => {
    uses += 1;
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  };
  const remove = () => {
    uses -= 1;
    if (uses > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== sheet);
    sheet = null;
  };
  return function Styles({ styles }: { styles: string }) {
    useEffect(() => {
      add(styles);
      return remove;
      // Later styles of an instance are ignored, as in the package.
    }, []);
    return null;
  };
}
