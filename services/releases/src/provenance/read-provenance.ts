import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ProvenanceEnvelope, ReleaseSource } from '@danqing/contracts/releases';
import { withSource } from '../publishing/publish-release.ts';
import { readBuild } from '../publishing/read-build.ts';
import { ReleaseError } from '../release/release-error.ts';
import { parseEnvelope } from './attach-provenance.ts';
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
