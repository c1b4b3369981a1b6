import { createHash } from 'node:crypto';
import type { Provenance, ProvenanceEnvelope, ReleaseDescriptor } from '@danqing/contracts/releases';
import { z } from 'zod';
import { ReleaseError } from '../release/release-error.ts';
import { descriptorText } from '../release/release-id.ts';

const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const PREDICATE_TYPE = 'https://slsa.dev/provenance/v1';
const BUILD_TYPE = 'https://danqing.dev/area-build/v1';

const lineSchema = z.string().max(500);
const statementSchema = z.object({
  _type: z.literal(STATEMENT_TYPE),
  subject: z.array(z.object({ digest: z.object({ sha256: z.string() }) })).length(1),
  predicateType: z.literal(PREDICATE_TYPE),
  predicate: z.object({
    buildDefinition: z.object({
      resolvedDependencies: z
        .array(
          z.object({
            uri: lineSchema.optional(),
            digest: z.object({ gitCommit: lineSchema }).partial().optional(),
          }),
        )
        .max(1_000)
        .optional(),
    }),
    runDetails: z.object({ builder: z.object({ id: lineSchema }) }),
  }),
});

export interface BuildFacts {
  /** URI of the builder, such as the workflow of a CI. */
  builder: string;
  /** URL of the CI run. */
  invocation?: string | undefined;
  repository?: string | undefined;
}

/**
 * Returns an in-toto statement with SLSA provenance. Its subject is the stored descriptor, which contains the
 * hash of every file.
 *
 * @see https://slsa.dev/spec/v1.0/provenance
 */
export function createStatement(descriptor: ReleaseDescriptor, facts: BuildFacts) {
  const { source, manifest, build } = descriptor;
  const digest = source?.commit ? { digest: { gitCommit: source.commit } } : {};
  const dependency = { ...(facts.repository && { uri: `git+${facts.repository}` }), ...digest };
  return {
    _type: STATEMENT_TYPE,
    subject: [{ name: manifest.area, digest: { sha256: descriptorDigest(descriptor) } }],
    predicateType: PREDICATE_TYPE,
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { area: manifest.area },
        internalParameters: { build, uncommittedChanges: source?.dirty ?? null },
        ...(Object.keys(dependency).length > 0 && { resolvedDependencies: [dependency] }),
      },
      runDetails: {
        builder: { id: facts.builder },
        ...(facts.invocation && { metadata: { invocationId: facts.invocation } }),
      },
    },
  };
}

/**
 * Reads what the statement of an envelope says about a release. Does not check signatures.
 *
 * @throws {ReleaseError} PROVENANCE_INVALID if it is no SLSA statement, or one about another release
 */
export function readStatement(
  envelope: ProvenanceEnvelope,
  descriptor: ReleaseDescriptor,
): Omit<Provenance, 'key'> {
  const parsed = statementSchema.safeParse(parsePayload(envelope.payload));
  if (!parsed.success)
    throw invalid(
      'The payload is not an in-toto statement v1 with SLSA provenance v1:',
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  const { subject, predicate } = parsed.data;
  const expected = descriptorDigest(descriptor);
  if (subject[0]!.digest.sha256 !== expected)
    throw invalid('The statement is about another release.', [
      `subject: sha256 ${subject[0]!.digest.sha256}; this release has ${expected}`,
    ]);
  const { uri, digest } = predicate.buildDefinition.resolvedDependencies?.[0] ?? {};
  return {
    builder: predicate.runDetails.builder.id,
    repository: uri?.replace(/^git\+/, '') ?? null,
    commit: digest?.gitCommit ?? null,
  };
}

export function descriptorDigest(descriptor: ReleaseDescriptor): string {
  return createHash('sha256').update(descriptorText(descriptor)).digest('hex');
}

function parsePayload(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString());
  } catch {
    return null;
  }
}

const invalid = (message: string, details: readonly string[]) =>
  new ReleaseError('PROVENANCE_INVALID', message, details);
