import type { DocumentIndex, ReleaseDocument, SignedDocument } from '@danqing/contracts/releases';

/** A navigation or a push may wait for the index, so it must not wait for ever. */
const LIMIT_MS = 10_000;

/** Reads the areas that the document of a page leaves out. */
export interface IndexReader {
  /** Reads the index that a page names. The browser checks its hash, also where it cannot verify signatures. */
  read(index: DocumentIndex): Promise<ReleaseDocument>;
  /** Reads the newest complete document, when no gateway knows the index of the page any more. */
  readNewest(): Promise<SignedDocument>;
}

export function createIndexReader(basePath: string): IndexReader {
  const get = async <Body>(path: string, options: RequestInit) => {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(`${basePath}api/releases/${path}`, { ...options, signal });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as Body;
  };
  return {
    read: ({ file, integrity }) => get<ReleaseDocument>(`documents/${file}`, { integrity, priority: 'low' }),
    readNewest: () => get<SignedDocument>('document', { cache: 'no-store' }),
  };
}
