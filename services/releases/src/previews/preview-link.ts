import type { Preview } from '@danqing/contracts/releases';

export interface PreviewLink extends Preview {
  /** Null once the preview is revoked or expired, or without the address of the site. */
  url: string | null;
}

/**
 * Returns the preview with its full link.
 *
 * @param site base URL, with or without a trailing slash
 */
export function toLink(preview: Preview, site: string | null): PreviewLink {
  const base = site?.endsWith('/') === false ? `${site}/` : site;
  return {
    ...preview,
    url: preview.path !== null && base !== null ? new URL(preview.path, base).href : null,
  };
}
