import { splitLocale, type Locale } from '@danqing/contracts/locale';
import {
  PAGE_DATA_ID,
  RELEASE_DOCUMENT_ID,
  RELEASE_KEY_NAME,
  type InlinedPage,
  type PageData,
} from '@danqing/contracts/page';
import type { ReleaseDocument, SignedDocument } from '@danqing/contracts/releases';

export interface ShellPage extends InlinedPage {
  /**
   * The signed document and the public key that verifies it and later ones. Null for unsigned documents, as
   * in a trial of a release.
   */
  signed: (SignedDocument & { publicKey: string }) | null;
}

/**
 * Reads the data that the gateway inlined into the page.
 *
 * @throws {Error} when a block is missing, because the shell cannot start without it
 */
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
  prefix: Locale | null;
  path: string;
  /** Base path and language segment without a trailing slash, as the router's basename. */
  basename: string;
}

/**
 * Splits a URL path.
 *
 * @param basePath with a trailing slash
 */
export function splitPlace(pathname: string, basePath: string): Place {
  const base = basePath.slice(0, -1);
  const inside = pathname.startsWith(basePath) ? pathname.slice(base.length) : '/';
  const { locale, path } = splitLocale(inside);
  return { prefix: locale, path, basename: locale ? `${base}/${locale}` : base };
}
