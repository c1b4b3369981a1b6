import { splitLocale, type Locale } from '@danqing/contracts/locale';
import {
  PAGE_DATA_ID,
  RELEASE_DOCUMENT_ID,
  RELEASE_KEY_NAME,
  type InlinedPage,
  type PageData,
} from '@danqing/contracts/page';
import type { ReleaseDocument, SignedDocument } from '@danqing/contracts/releases';

/** What the gateway wrote into the page. */
export interface ShellPage extends InlinedPage {
  /**
   * The document as it was signed, and the key to check it and later ones with; null where documents are unsigned, as
   * when a release is tried out.
   */
  signed: (SignedDocument & { publicKey: string }) | null;
}

/** Throws when something is not there: without it there is nothing to show. */
export function readInlinedPage(): ShellPage {
  const { text, signature } = readBlock(RELEASE_DOCUMENT_ID);
  const publicKey = document.querySelector<HTMLMetaElement>(`meta[name=${RELEASE_KEY_NAME}]`)?.content;
  return {
    document: JSON.parse(text) as ReleaseDocument,
    data: JSON.parse(readBlock(PAGE_DATA_ID).text) as PageData,
    signed: signature && publicKey ? { text, signature, publicKey } : null,
  };
}

function readBlock(id: string): { text: string; signature: string | undefined } {
  const block = document.getElementById(id);
  if (!block?.textContent) throw new Error(`the page has no #${id}`);
  return { text: block.textContent, signature: block.dataset.signature };
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
