import { SHELL_AREA, verifyDocument, type SignedDocument } from '@danqing/contracts/releases';
import { z } from 'zod';
import { selectNewestSequence } from '../database/event.queries.ts';
import { selectSigningKey } from '../database/signing-key.queries.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';

const RESPONSE_TIMEOUT_MS = 5_000;

const signedSchema = z.object({ text: z.string(), signature: z.string() });

export type SiteDocument =
  { kind: 'none' } | { kind: 'document'; signed: SignedDocument } | { kind: 'silent'; reason: string };

export type SiteStatus =
  { kind: 'none' } | { kind: 'serves'; sequence: number } | { kind: 'other'; reason: string };

/**
 * Requests the site's signed document newer than `since` and waits up to `limitMs`. A response from another
 * program counts as no response.
 */
export async function readSiteDocument(
  site: string,
  { since, limitMs = RESPONSE_TIMEOUT_MS }: { since?: number; limitMs?: number } = {},
): Promise<SiteDocument> {
  const query = since === undefined ? '' : `?since=${since}`;
  const address = new URL(`api/releases/stream${query}`, site.endsWith('/') ? site : `${site}/`);
  let response: Response;
  const signal = AbortSignal.timeout(limitMs);
  try {
    response = await fetch(address, { signal, headers: { accept: 'text/event-stream' } });
  } catch (error) {
    return signal.aborted ? { kind: 'silent', reason: `no answer: ${String(error)}` } : { kind: 'none' };
  }
  if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
    const refusal = z.object({ success: z.literal(false), code: z.string() });
    const body = refusal.safeParse(await response.json().catch(() => null));
    return body.success ? { kind: 'silent', reason: `it refuses with ${body.data.code}` } : { kind: 'none' };
  }
  try {
    let text = '';
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      text += part;
      const data = /^data: (\{"text":.*)\n\n/m.exec(text)?.[1];
      if (data) return { kind: 'document', signed: signedSchema.parse(JSON.parse(data)) };
    }
    return { kind: 'silent', reason: 'its stream ended' };
  } catch (error) {
    return { kind: 'silent', reason: String(error) };
  } finally {
    await response.body.cancel().catch(() => undefined);
  }
}

/**
 * Returns `serves` when the site's document comes from this database. It must be signed with the database's
 * key, belong to the environment, and not be newer than the last move in the database.
 */
export async function checkSite(
  { database, environment }: Pick<ReleasePlane, 'database' | 'environment'>,
  site: string,
  options?: { since?: number; limitMs?: number },
): Promise<SiteStatus> {
  const answer = await readSiteDocument(site, options);
  if (answer.kind === 'none') return answer;
  if (answer.kind === 'silent' && (await selectNewestSequence(database, environment, SHELL_AREA)) === 0)
    return { kind: 'none' };
  if (answer.kind === 'silent')
    return { kind: 'other', reason: `does not show what it serves: ${answer.reason}` };
  const key = await selectSigningKey(database);
  const checked = key === null ? null : await verifyDocument(answer.signed, key, null);
  if (checked?.verdict !== 'valid') return { kind: 'other', reason: 'serves another database' };
  const { document } = checked;
  if (document.environment !== environment)
    return { kind: 'other', reason: `serves ${document.environment}, not ${environment}` };
  if (document.sequence > (await selectNewestSequence(database, environment)))
    return { kind: 'other', reason: `knows move ${document.sequence}, and this database does not` };
  return { kind: 'serves', sequence: document.sequence };
}
