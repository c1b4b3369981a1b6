import type { ReleaseDocument, SignedDocument } from './releases.ts';

export type DocumentVerdict =
  | { verdict: 'valid'; document: ReleaseDocument }
  /**
   * `signature`: altered or signed with another key; `older`: older than the known document; `environment`:
   * another site's document.
   */
  | { verdict: 'refused'; reason: 'signature' | 'older' | 'environment' }
  /** The signature could not be checked, because the browser lacks Ed25519 or the page lacks HTTPS. */
  | { verdict: 'unsupported' };

/**
 * Verifies a release document: its signature, its environment, and that it is not older than `known`.
 *
 * @param publicKey base64 of 32 bytes
 * @param known null accepts any environment and sequence
 */
export async function verifyDocument(
  { text, signature }: SignedDocument,
  publicKey: string,
  known: Pick<ReleaseDocument, 'environment' | 'sequence'> | null,
): Promise<DocumentVerdict> {
  const valid = await verifyEd25519(text, signature, publicKey);
  if (valid === null) return { verdict: 'unsupported' };
  if (!valid) return { verdict: 'refused', reason: 'signature' };
  const document = JSON.parse(text) as ReleaseDocument;
  if (known && document.environment !== known.environment)
    return { verdict: 'refused', reason: 'environment' };
  if (known && document.sequence < known.sequence) return { verdict: 'refused', reason: 'older' };
  return { verdict: 'valid', document };
}

async function verifyEd25519(text: string, signature: string, publicKey: string): Promise<boolean | null> {
  // Absent on pages without HTTPS, despite its type.
  const { subtle } = (globalThis as { crypto?: Partial<typeof globalThis.crypto> }).crypto ?? {};
  if (!subtle) return null;
  try {
    const key = await subtle.importKey('raw', fromBase64(publicKey), { name: 'Ed25519' }, false, ['verify']);
    return await subtle.verify(
      { name: 'Ed25519' },
      key,
      fromBase64(signature),
      new TextEncoder().encode(text),
    );
  } catch (error) {
    return error instanceof Error && error.name === 'NotSupportedError' ? null : false;
  }
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
