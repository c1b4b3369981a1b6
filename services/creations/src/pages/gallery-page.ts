import type { Color } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import { nameWithGloss } from '@danqing/contracts/page';
import type { FoundPage } from '@danqing/contracts/ports';
import { memberInWords } from '@danqing/contracts/readings';
import type { NamedCreation } from './page.queries.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** What the page of a gallery says: of a colour, or with null of all. A room without pictures is not for an index. */
export function galleryPage(
  color: Color | null,
  { creations, count }: { creations: readonly NamedCreation[]; count: number },
  locale: Locale,
): FoundPage {
  const texts = PAGE_TEXTS[locale];
  const called = color && nameWithGloss(color, locale);
  const title = called === null ? texts.gallery : texts.colorGallery(called);
  const description =
    called === null ? texts.galleryDescription : texts.colorGalleryDescription(called, count);
  return {
    status: 200,
    title,
    description,
    ...(color && { color: color.name }),
    picture: null,
    indexed: color === null || count > 0,
    facts: [
      ...(color && called !== null
        ? [{ label: texts.color, text: called, hex: color.hex, path: colorPath(color.name) }]
        : []),
      ...creations.map(({ id, title: poem, content, author, hex }) => ({
        label: `${poem} ${texts.by(memberInWords({ name: author }, locale))}`,
        text: content,
        hex,
        path: `/collections/${id}`,
      })),
    ],
    structuredData: {
      '@type': 'CollectionPage',
      name: title,
      description,
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: count,
        itemListElement: creations.map(({ title: poem }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: poem,
        })),
      },
    },
  };
}

export const colorPath = (name: string): string => `/colors/${encodeURIComponent(name)}`;
