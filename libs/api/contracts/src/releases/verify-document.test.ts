import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { verifyDocument } from './verify-document.ts';

const raw = (key: KeyObject) =>
  Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
const pair = () => generateKeyPairSync('ed25519');
const { privateKey, publicKey } = pair();

function signed(document: object, key = privateKey) {
  const text = JSON.stringify(document);
  return { text, signature: sign(null, Buffer.from(text), key).toString('base64') };
}
const document = { environment: 'production', sequence: 7, shell: { area: '外壳' }, areas: [] };

afterEach(() => vi.unstubAllGlobals());

test('a document as it was signed is valid, and comes out', async () => {
  expect(await verifyDocument(signed(document), raw(publicKey), null)).toEqual({
    verdict: 'valid',
    document,
  });
});

test.each([
  ['altered', () => ({ ...signed(document), text: signed({ ...document, sequence: 8 }).text })],
  ['written another way', () => ({ ...signed(document), text: `${signed(document).text} ` })],
  ['with the signature of another text', () => ({ ...signed(document), signature: signed({}).signature })],
  ['signed with another key', () => signed(document, pair().privateKey)],
  ['without a signature', () => ({ ...signed(document), signature: '' })],
  ['with a signature that is no base64', () => ({ ...signed(document), signature: '%' })],
])('a document %s is refused', async (_what, make) => {
  expect(await verifyDocument(make(), raw(publicKey), null)).toEqual({
    verdict: 'refused',
    reason: 'signature',
  });
});

test.each(['', 'AAAA', '%', raw(pair().publicKey)])('under the key %j it is refused', async (key) => {
  expect(await verifyDocument(signed(document), key, null)).toEqual({
    verdict: 'refused',
    reason: 'signature',
  });
});

test.each([
  [{ environment: 'production', sequence: 6 }, 'valid'],
  [{ environment: 'production', sequence: 7 }, 'valid'],
  [{ environment: 'production', sequence: 8 }, 'refused: older'],
  [{ environment: 'staging', sequence: 1 }, 'refused: environment'],
])('sequence 7 of production after %j is %s', async (known, expected) => {
  const verdict = await verifyDocument(signed(document), raw(publicKey), known);
  expect(verdict.verdict === 'refused' ? `refused: ${verdict.reason}` : verdict.verdict).toBe(expected);
});

test.each([
  [
    'knows no Ed25519',
    { subtle: { importKey: () => Promise.reject(new DOMException('', 'NotSupportedError')) } },
  ],
  ['has no SubtleCrypto on this page', {}],
  ['has no crypto at all', undefined],
])('a browser that %s says so instead of guessing', async (_what, crypto) => {
  vi.stubGlobal('crypto', crypto);
  expect(await verifyDocument(signed(document), raw(publicKey), null)).toEqual({ verdict: 'unsupported' });
});
