import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  provenanceEnvelopeSchema,
  type ProvenanceEnvelope,
  type ReleaseSource,
} from '@danqing/contracts/releases';
import { readBuild } from '../publishing/read-build.ts';
import { withSource } from '../publishing/with-source.ts';
import { ReleaseError } from '../release/release-error.ts';
import { readBuildFacts } from './build-facts.ts';
import { signEnvelope } from './envelope.ts';
import { createStatement } from './statement.ts';

export interface ProvenanceFiles {
  /** File with a private key; the statement is made and signed here. */
  signKey?: string | undefined;
  /** File with an envelope that another program signed. */
  provenance?: string | undefined;
}

/**
 * Returns the statement to attach to a build, or null if no file is named.
 *
 * @throws {ReleaseError} INPUT_INVALID or PROVENANCE_INVALID if a file cannot be used
 */
export async function readProvenance(
  folder: string,
  source: ReleaseSource | undefined,
  { signKey, provenance }: ProvenanceFiles,
): Promise<ProvenanceEnvelope | null> {
  if (provenance !== undefined) return parseEnvelope(await readText('provenance', provenance));
  if (signKey === undefined) return null;
  const key = parsePrivateKey(await readText('sign-key', signKey));
  const descriptor = withSource(await readBuild(folder), source);
  return signEnvelope(createStatement(descriptor, readBuildFacts(process.env)), key);
}

function parseEnvelope(text: string): ProvenanceEnvelope {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ReleaseError('PROVENANCE_INVALID', `The file is not JSON: ${(error as Error).message}`);
  }
  const parsed = provenanceEnvelopeSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ReleaseError(
    'PROVENANCE_INVALID',
    'The file is not a DSSE envelope with an in-toto statement:',
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  );
}

function parsePrivateKey(pem: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new ReleaseError('INPUT_INVALID', 'sign-key: not a private key in PEM form without a passphrase');
  }
  if (key.asymmetricKeyType === 'ed25519' || key.asymmetricKeyType === 'ec') return key;
  throw new ReleaseError(
    'INPUT_INVALID',
    `sign-key: ${key.asymmetricKeyType} is not supported; use Ed25519 or ECDSA`,
  );
}

export async function readText(name: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new ReleaseError('INPUT_INVALID', `${name}: ${(error as Error).message}`);
  }
}
