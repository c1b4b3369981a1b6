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
  /** Fewest guesses of a proof of one unit; it takes half as many more on average. */
  proofGuesses: number;
}

/** PBKDF2 needs nothing from a browser but WebCrypto, and no permission in the content security policy. */
const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of one guess: dear enough that calling WebCrypto is the smaller part. */
const ROUNDS = 1_000;
/** Longer than the longest proof takes on a telephone. */
export const PROOF_SECONDS = 15 * 60;

/** What a browser hands in: base64 of this as JSON. */
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
  /** Tells it from all others: a proof counts once. */
  id: string;
  /** Units of work. */
  work: number;
}

/** Challenges that cost the caller processor time. Signed, for one identifier, valid for a quarter of an hour. */
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

  /** Null unless it solves a challenge of ours for this identifier that has not expired. */
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

/** The challenge must not reveal the identifier; the caller who solves it knows it. */
const digest = ({ type, value }: Identifier): string =>
  createHash('sha256').update(`${type} ${value}`).digest('base64url');
