import type { ReleaseDocument } from '@danqing/contracts/releases';

/** Milliseconds for the site's response. */
const ANSWER_LIMIT = 5_000;

/** Returns the document of a page with all areas. A page names only its own. */
export async function completeDocument(site: URL, document: ReleaseDocument): Promise<ReleaseDocument> {
  if (!document.index) return document;
  const answer = await fetch(new URL(`api/releases/documents/${document.index.file}`, site), {
    signal: AbortSignal.timeout(ANSWER_LIMIT),
  });
  if (!answer.ok) throw new Error(`the index of the page was answered with ${answer.status}`);
  return (await answer.json()) as ReleaseDocument;
}
