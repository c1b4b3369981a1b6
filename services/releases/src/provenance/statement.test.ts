import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeBuild } from '../testing/release-build.ts';
import { readBuildFacts } from './build-facts.ts';
import { isSignedBy, keyIdOf, signEnvelope } from './envelope.ts';
import { createStatement, descriptorDigest, readStatement } from './statement.ts';

const COMMIT = 'a'.repeat(40);
const descriptor = { ...describeBuild(), source: { commit: COMMIT, dirty: false } };
const facts = { builder: 'https://ci.example/build', repository: 'https://git.example/generator' };
const ed25519 = generateKeyPairSync('ed25519');
const ecdsa = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const envelopeOf = (statement: unknown) => signEnvelope(statement, ed25519.privateKey);

test.each([
  ['Ed25519', ed25519],
  ['ECDSA', ecdsa],
])('a statement signed with %s is of that key and of no other', (_, { privateKey, publicKey }) => {
  const envelope = signEnvelope(createStatement(descriptor, facts), privateKey);
  expect(isSignedBy(envelope, publicKey)).toBe(true);
  expect(isSignedBy(envelope, generateKeyPairSync('ed25519').publicKey)).toBe(false);
  expect(envelope.signatures[0]?.keyid).toBe(keyIdOf(publicKey));
  expect(readStatement(envelope, descriptor)).toEqual({ ...facts, commit: COMMIT });
});

test('the signed text is the pre-authentication encoding of DSSE', () => {
  const { payload, signatures } = envelopeOf({ a: 1 });
  const body = '{"a":1}';
  expect(Buffer.from(payload, 'base64').toString()).toBe(body);
  const encoded = Buffer.from(`DSSEv1 28 application/vnd.in-toto+json ${body.length} ${body}`);
  expect(verify(null, encoded, ed25519.publicKey, Buffer.from(signatures[0]!.sig, 'base64'))).toBe(true);
});

test('a changed payload or a copied key id is not signed', () => {
  const envelope = envelopeOf(createStatement(descriptor, facts));
  const other = envelopeOf(createStatement(descriptor, { ...facts, builder: 'elsewhere' }));
  expect(isSignedBy({ ...envelope, payload: other.payload }, ed25519.publicKey)).toBe(false);
  const forged = signEnvelope(createStatement(descriptor, facts), ecdsa.privateKey);
  forged.signatures[0]!.keyid = keyIdOf(ed25519.publicKey);
  expect(isSignedBy(forged, ed25519.publicKey)).toBe(false);
});

test('the subject is the digest that begins with the release id', () => {
  expect(descriptorDigest(descriptor)).toMatch(/^[0-9a-f]{64}$/);
  expect(descriptorDigest({ ...descriptor, source: undefined })).toBe(descriptorDigest(descriptor));
});

const statement = createStatement(descriptor, facts);
test.each([
  [
    'another release',
    { ...statement, subject: [{ digest: { sha256: createHash('sha256').digest('hex') } }] },
  ],
  ['no statement', { hello: 'world' }],
  ['another predicate', { ...statement, predicateType: 'https://example.org/v1' }],
  ['two subjects', { ...statement, subject: [...statement.subject, ...statement.subject] }],
])('%s is refused', (_, value) => {
  expect(() => readStatement(envelopeOf(value), descriptor)).toThrow(
    expect.objectContaining({ code: 'PROVENANCE_INVALID' }),
  );
});

test('a payload that is not JSON is refused', () => {
  const envelope = { ...envelopeOf({}), payload: Buffer.from('{').toString('base64') };
  expect(() => readStatement(envelope, descriptor)).toThrow(
    expect.objectContaining({ code: 'PROVENANCE_INVALID' }),
  );
});

test.each([
  [
    'GitHub Actions',
    {
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'tea/house',
      GITHUB_WORKFLOW_REF: 'tea/house/.github/workflows/ship.yml@refs/heads/main',
      GITHUB_RUN_ID: '7',
    },
    {
      builder: 'https://github.com/tea/house/.github/workflows/ship.yml@refs/heads/main',
      repository: 'https://github.com/tea/house',
      invocation: 'https://github.com/tea/house/actions/runs/7',
    },
  ],
  [
    'GitLab CI',
    { GITLAB_CI: 'true', CI_PROJECT_URL: 'https://gitlab.example/tea', CI_RUNNER_ID: '3' },
    { builder: 'https://gitlab.example/tea/-/runners/3', repository: 'https://gitlab.example/tea' },
  ],
  ['a machine of a developer', {}, { builder: 'local' }],
])('names the builder of %s', (_, env, expected) => {
  expect(readBuildFacts(env)).toEqual(expected);
});
