import type { CocreatedColorsResponse } from '@danqing/contracts/cocreate';
import type { Locale } from '@danqing/contracts/locale';
import type { FoundPage } from '@danqing/contracts/ports';
import { memberLabel } from '@danqing/contracts/readings';
import { colorPath, LIST_PATH } from './page-paths.ts';
import { PAGE_TEXTS } from './page-texts.ts';

const NAMED = 5;

export function listPage({ items, total }: CocreatedColorsResponse, locale: Locale): FoundPage {
  const texts = PAGE_TEXTS[locale];
  const description = texts.colorsDescription(items.slice(0, NAMED).map(({ name }) => name));
  return {
    status: 200,
    title: texts.colors,
    description,
    picture: null,
    facts: [
      { label: texts.create, text: texts.create, path: `${LIST_PATH}/new` },
      ...items.map(({ id, name, hex, user }) => ({
        label: `${name} ${texts.by(memberLabel(user, locale))}`,
        text: hex,
        hex,
        path: colorPath(id),
      })),
    ],
    structuredData: {
      '@type': 'CollectionPage',
      name: texts.colors,
      description,
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: total,
        itemListElement: items.map(({ name }, index) => ({ '@type': 'ListItem', position: index + 1, name })),
      },
    },
  };
}
