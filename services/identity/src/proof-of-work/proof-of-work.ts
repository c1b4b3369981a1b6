import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ProofChallenge } from '@danqing/contracts/errors';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Identifier } from '../identifier/identifier.ts';
import { Secrets } from '../secret/secrets.ts';

export const PROOF_OF_WORK_SETTINGS = Symbol('PROOF_OF_WORK_SETTINGS');

export interface ProofOfWorkSettings {
  /** Minimum guesses of a one-unit proof; the average is 1.5 times as many. */
  proofGuesses: number;
}

/** PBKDF2 needs only WebCrypto, and no exception in the content security policy. */
const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds per guess; enough that the overhead of calling WebCrypto is the smaller part. */
const ROUNDS = 1_000;
/** Longer than the longest proof takes on a phone. */
export const PROOF_SECONDS = 15 * 60;

/** The submitted proof is base64 of this as JSON. */
const proofSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ identifier: z.string(), work: z.number() }).strict(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export interface Proof {
  id: string;
  work: number;
}

/**
 * Challenges that cost the caller processor time. Each is signed, bound to one identifier and valid for
 * PROOF_SECONDS.
 */
@Injectable()
export class ProofOfWork {
  constructor(
    @Inject(Secrets) private readonly secrets: Secrets,
    @Inject(PROOF_OF_WORK_SETTINGS) private readonly settings: ProofOfWorkSettings,
  ) {}

  challenge(identifier: Identifier, work: number): Promise<ProofChallenge> {
    const guesses = Math.round(this.settings.proofGuesses * work);
    const { challengeKey, solutionKey } = this.secrets.proofKeys;
    return createChallenge({
      algorithm: ALGORITHM,
      cost: ROUNDS,
      counter: randomInt(2 * guesses, guesses),
      deriveKey,
      data: { identifier: digest(identifier), work },
      expiresAt: Math.ceil(Date.now() / 1000) + PROOF_SECONDS,
      hmacSignatureSecret: challengeKey,
      hmacKeySignatureSecret: solutionKey,
    });
  }

  /** Returns null unless the text solves an unexpired challenge of ours for this identifier. */
  async check(text: string, identifier: Identifier): Promise<Proof | null> {
    const proof = readProof(text);
    if (proof?.challenge.parameters.data.identifier !== digest(identifier)) return null;
    const { challengeKey, solutionKey } = this.secrets.proofKeys;
    const { verified } = await verifySolution({
      ...proof,
      deriveKey,
      hmacSignatureSecret: challengeKey,
      hmacKeySignatureSecret: solutionKey,
    });
    const { signature, parameters } = proof.challenge;
    return verified ? { id: signature, work: parameters.data.work } : null;
  }
}

function readProof(text: string): z.output<typeof proofSchema> | null {
  try {
    return proofSchema.parse(JSON.parse(Buffer.from(text, 'base64').toString()));
  } catch {
    return null;
  }
}

/** A digest, because the challenge must not reveal the identifier. */
const digest = ({ type, value }: Identifier): string =>
  createHash('sha256').update(`${type} ${value}`).digest('base64url');
