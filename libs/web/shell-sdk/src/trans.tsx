import type { Namespace, ParseKeys, TFunction } from 'i18next';
import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { useTranslation, type TransProps as LibraryTransProps } from 'react-i18next';

type Element = ReactElement<{ children?: ReactNode }>;

export type TransProps<Key extends ParseKeys<Ns>, Ns extends Namespace> = Pick<
  LibraryTransProps<Key, Ns>,
  'count' | 'values'
> & {
  t: TFunction<Ns>;
  i18nKey: Key;
  /** Elements by tag name. The text's `<name>inner</name>` becomes the element with `inner` as its child. */
  components: Readonly<Record<string, Element>>;
};

/** `<tag/>` or `<tag>inner</tag>`; tags are not nested. */
const TAG = /<(\w+)(?:\/>|>(.*?)<\/\1>)/;

/**
 * Renders a text that contains elements. The `Trans` of react-i18next is not used, because it and its HTML
 * parser take 4 kB on every first page. Values are inserted after the tags are split, so `<` in a value is
 * text.
 */
export function Trans<Key extends ParseKeys<Ns>, Ns extends Namespace>({
  t,
  i18nKey,
  count,
  values,
  components,
}: TransProps<Key, Ns>): ReactNode {
  const { i18n } = useTranslation();
  // TFunction's overloads do not accept a key of a generic namespace.
  const translate = t as unknown as (key: string, options: object) => string;
  const template = translate(i18nKey as string, { count, skipInterpolation: true });
  const fill = (text: string) =>
    i18n.services.interpolator.interpolate(text, { ...(values as object), count }, i18n.language, {});
  // Splitting by a pattern with two groups repeats text, tag name and inner text.
  return template.split(TAG).map((part, index, parts) => {
    if (index % 3 === 0) return fill(part);
    const element = components[part];
    if (index % 3 === 2 || !element) return null;
    const inner: string | undefined = parts[index + 1];
    return (
      <Fragment key={index}>
        {inner === undefined ? element : cloneElement(element, {}, fill(inner))}
      </Fragment>
    );
  });
}
