import type { Color, CustomColor } from '../colors/index.ts';
import type { Locale } from '../locale/index.ts';
import type { ReleaseDocument } from '../releases/index.ts';

/**
 * Cookie with the colour that drove the browser's last page, six hex digits: a page without a colour of its own is drawn
 * in it, so that a reload keeps the colour. It ends with the browser's session.
 */
export const COLOR_COOKIE = 'danqing_color';

/** Ids of the JSON blocks that the gateway inlines into the page. */
/** Its text is a SignedDocument's, verbatim, and the attribute `data-signature` its signature. */
export const RELEASE_DOCUMENT_ID = 'release-document';
/** Name of the meta element with the public key of release documents. Absent in the trial of a release, which is unsigned. */
export const RELEASE_KEY_NAME = 'release-key';
export const PAGE_DATA_ID = 'page-data';
/** Element that the shell mounts into, and the server-rendered one that it removes once an area is on screen. */
export const ROOT_ID = 'root';
export const FIRST_PAINT_ID = 'first-paint';
/** The style element with the first accent set of both themes. */
export const ACCENT_STYLE_ID = 'accent';

/** What the server knows of this page; the shell and the areas start from it without a request. */
export interface PageData {
  /** `/` or `/tool/`: always with a trailing slash. */
  basePath: string;
  locale: Locale;
  /** 410: the page of an area that has ended. */
  status: 200 | 404 | 410;
  /** The current colour: the one that the page is about, elsewhere the visitor's last or a random one. Of a typed one only the hex is known. */
  color: Color | CustomColor;
  /** The unknown name that was asked for, on a 404 of a colour page. */
  search: string | null;
  /** The raw `hex` query value, when it is no colour. */
  invalidHex: string | null;
  /** What this installation says of itself. */
  site: SiteFacts;
  /** Allows this page to tell how its areas loaded; null where nothing is counted. */
  beaconToken: string | null;
  /** Only in the browsers of developers who replaced areas for themselves. */
  overrides?: PageOverrides;
}

export interface PageOverrides {
  /** The areas that the page's document has as `override`. `until`: ISO 8601. */
  active: { area: string; origin: string; until: string }[];
  /** Areas whose override was over when this page was asked for: they are as released again. */
  ended: string[];
}
/** Parameter of any page's address that takes all overrides of this browser back. */
export const RESET_OVERRIDES_PARAMETER = 'reset-overrides';

export interface SiteFacts {
  /** `mailto:` or `https:` address under which its people are reached. */
  contact: string | null;
  /** Page outside of the site that takes feedback. */
  feedbackUrl: string | null;
  /** Whether the page installs the service worker, with which the site opens without a network. */
  worksOffline?: boolean;
}

/** Whether a colour is one of the collection, or one of which only the hex is known. */
export const isNamed = (color: Color | CustomColor): color is Color => 'name' in color;

/** Both JSON blocks of a page. */
export interface InlinedPage {
  document: ReleaseDocument;
  data: PageData;
}
