import type { Color, CustomColor } from '../colors/index.ts';
import type { Locale } from '../locale/index.ts';
import type { ReleaseDocument } from '../releases/index.ts';

/**
 * Session cookie with the colour of the browser's last page, six hex digits. A page without its own colour
 * uses it, so that a reload keeps the colour.
 */
export const COLOR_COOKIE = 'danqing_color';

/** Holds the text of a SignedDocument verbatim; the attribute `data-signature` holds its signature. */
export const RELEASE_DOCUMENT_ID = 'release-document';
/** Meta element with the public key of release documents. Absent in a release trial, which is unsigned. */
export const RELEASE_KEY_NAME = 'release-key';
export const PAGE_DATA_ID = 'page-data';
/** The shell mounts into ROOT_ID. Once an area is on screen, it removes the server-rendered FIRST_PAINT_ID. */
export const ROOT_ID = 'root';
export const FIRST_PAINT_ID = 'first-paint';

export interface PageData {
  /** `/` or `/tool/`; always ends with a slash. */
  basePath: string;
  locale: Locale;
  /** 410: the page of a retired area. */
  status: 200 | 404 | 410;
  /**
   * The current colour: the page's own, otherwise the visitor's last or a random one. For a typed colour only
   * the hex is known.
   */
  color: Color | CustomColor;
  search: string | null;
  invalidHex: string | null;
  site: SiteFacts;
  /** False in pages that represent no visitor, such as those of developers. */
  reportsLoads: boolean;
  /** The page's area while it has a canary. The page then states that it has begun. */
  watchedArea?: string;
  /** Present only for developers who replaced areas in their browser. */
  overrides?: PageOverrides;
  /** Present only in a browser that opened a preview link. Its areas have the channel `preview`. */
  preview?: PagePreview;
}

export interface PagePreview {
  /** ISO 8601. */
  until: string;
}
/** Query parameter of any page that ends the preview in this browser. */
export const LEAVE_PREVIEW_PARAMETER = 'leave-preview';

export interface PageOverrides {
  /** The areas with the channel `override` in the page's document. `until`: ISO 8601. */
  active: { area: string; origin: string; until: string }[];
  ended: string[];
}
/** Query parameter of any page that removes all overrides of this browser. */
export const RESET_OVERRIDES_PARAMETER = 'reset-overrides';

export interface SiteFacts {
  contact: string | null;
  feedbackUrl: string | null;
  /** True when the page installs the service worker for offline use. */
  worksOffline?: boolean;
}

export const isNamed = (color: Color | CustomColor): color is Color => 'name' in color;

export interface InlinedPage {
  document: ReleaseDocument;
  data: PageData;
}
