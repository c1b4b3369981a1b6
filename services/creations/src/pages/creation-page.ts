import type { Color } from '@danqing/contracts/colors';
import { CREATION_PICTURE_SIZES, type Collection } from '@danqing/contracts/creations';
import { authorName, authorPath } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { nameWithGloss } from '@danqing/contracts/page';
import type { FoundPage } from '@danqing/contracts/ports';
import { memberLabel } from '@danqing/contracts/readings';
import { CARD_HEIGHT, CARD_WIDTH } from '../card/card.ts';
import { colorPath } from './gallery-page.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { picturePreload } from './picture-preload.ts';

const FIGURE = 640;

export interface CreationPageRequest {
  collection: Collection;
  cardPath: string | null;
  locale: Locale;
  traditional: readonly Color[];
}

export function creationPage({ collection, cardPath, locale, traditional }: CreationPageRequest): FoundPage {
  const { content, color, created_at, images, is_listed, maker, renderings, theme, user } = collection;
  const texts = PAGE_TEXTS[locale];
  const path = authorPath(user);
  const author = memberLabel(user, locale);
  const rendering = locale === 'zh' ? null : (renderings?.[locale] ?? null);
  const title = rendering?.title ?? collection.title;
  const called = nameWithGloss(traditional.find(({ name }) => name === color.name) ?? color, locale);
  const description = texts.description(called, rendering?.lines.join(' ') ?? content, author);
  const alt = texts.alt(title, texts.themes[theme] ?? theme, called);
  const painters = [...new Set(images.map((image) => image.maker.name))];
  return {
    status: 200,
    title: texts.creation(title, called),
    description,
    color: color.name,
    picture: cardPath === null ? null : { path: cardPath, width: CARD_WIDTH, height: CARD_HEIGHT, alt },
    indexed: is_listed,
    figures: images.map(({ sizes, url, width, height }) => {
      const shown = sizes.find((size) => size.width >= FIGURE) ?? { url, width };
      return {
        path: shown.url,
        width: shown.width,
        height: Math.round((height * shown.width) / width),
        alt,
      };
    }),
    ...(images[0] && { preload: picturePreload(images[0], CREATION_PICTURE_SIZES) }),
    facts: [
      { label: texts.poem, text: content },
      ...(rendering ? [{ label: rendering.title, text: rendering.lines.join(' ') }] : []),
      { label: texts.color, text: called, hex: color.hex, path: colorPath(color.name) },
      { label: texts.author, text: author, ...(path !== null && { path }) },
      { label: texts.painter, text: [...new Set([maker.name, ...painters])].join(' · ') },
      { label: texts.date, text: dateOf(created_at, locale) },
      { label: texts.more, text: called, path: `/gallery/${encodeURIComponent(color.name)}` },
    ],
    structuredData: {
      '@type': 'VisualArtwork',
      name: collection.title,
      ...(rendering && { alternateName: rendering.title }),
      description,
      artform: 'Painting',
      dateCreated: created_at,
      creator: { '@type': 'Person', name: authorName(user, locale) },
      hasPart: { '@type': 'CreativeWork', genre: 'Poetry', inLanguage: 'zh-Hans', text: content },
    },
  };
}

/** Formats in UTC: the page is the same for all readers, whose time zones are unknown. */
const dateOf = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );
