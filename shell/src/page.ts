import {
  PAGE_DATA_ID,
  RELEASE_DOCUMENT_ID,
  splitLocale,
  type InlinedPage,
  type Locale,
  type PageData,
  type ReleaseDocument,
} from '@danqing/contracts';

/** Reads what the gateway wrote into the page. Throws when it is not there: without it there is nothing to show. */
export function readInlinedPage(): InlinedPage {
  return {
    document: readJson<ReleaseDocument>(RELEASE_DOCUMENT_ID),
    data: readJson<PageData>(PAGE_DATA_ID),
  };
}

function readJson<Value>(id: string): Value {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`the page has no #${id}`);
  return JSON.parse(text) as Value;
}

export interface Place {
  /** Language segment of the address, if it has one. */
  prefix: Locale | null;
  /** Path without base path and language. */
  path: string;
  /** What the router must take off every path: base path and language segment, without a trailing slash. */
  basename: string;
}

/** Takes an address path apart. `basePath` has a trailing slash. */
export function splitPlace(pathname: string, basePath: string): Place {
  const base = basePath.slice(0, -1);
  const inside = pathname.startsWith(basePath) ? pathname.slice(base.length) : '/';
  const { locale, path } = splitLocale(inside);
  return { prefix: locale, path, basename: locale ? `${base}/${locale}` : base };
}
