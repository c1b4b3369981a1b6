import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { ProvenanceEnvelope } from '@danqing/contracts/releases';

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

/**
 * Signs a statement as a DSSE envelope. Ed25519 and ECDSA (SHA-256) keys are supported.
 *
 * @see https://github.com/secure-systems-lab/dsse/blob/master/protocol.md
 */
export function signEnvelope(statement: unknown, privateKey: KeyObject): ProvenanceEnvelope {
  const payload = Buffer.from(JSON.stringify(statement));
  const signature = sign(digestOf(privateKey), preAuthEncoding(payload), privateKey);
  return {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [{ keyid: keyIdOf(createPublicKey(privateKey)), sig: signature.toString('base64') }],
  };
}

/** Returns whether one of the signatures is of this key. Ignores the key ids, which nobody signs. */
export function isSignedBy(envelope: ProvenanceEnvelope, publicKey: KeyObject): boolean {
  const encoded = preAuthEncoding(Buffer.from(envelope.payload, 'base64'));
  return envelope.signatures.some(({ sig }) =>
    verify(digestOf(publicKey), encoded, publicKey, Buffer.from(sig, 'base64')),
  );
}

/** Returns the sha256 of the DER form of a public key, as hex digits. */
export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

/** Ed25519 includes its hash. */
const digestOf = ({ asymmetricKeyType }: KeyObject) => (asymmetricKeyType === 'ec' ? 'sha256' : null);

function preAuthEncoding(payload: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `),
    payload,
  ]);
}
