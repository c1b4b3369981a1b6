import { randomInt, randomUUID } from 'node:crypto';
import { CODE_LENGTH } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import {
  AppError,
  countCall,
  type Counted,
  isExceeded,
  isExhausted,
  rejectExceeded,
  uncountCall,
} from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { DeliveryService } from '../delivery/delivery.service.ts';
import type { Identifier } from '../identifier/identifier.ts';
import { mailboxOf } from '../identifier/mailbox.ts';
import { plainTriesAnywhere, plainTriesFrom } from '../rate-limit/rate-limit.ts';
import { Secrets } from '../secret/secrets.ts';
import { PROOF_SECONDS, ProofOfWork, type Proof } from '../proof-of-work/proof-of-work.ts';
import { SignInLog } from '../sign-in/sign-in-log.ts';
import { codeBudgets, workOf, type CodeContext, type Budget } from './code-budgets.ts';
import type { CodePurpose } from '../purpose/code-purposes.ts';
import {
  replaceCode,
  spendOwnTry,
  spendPlainTries,
  type CodeCaller,
  type CodeSubject,
  type HashedCode,
} from './code.queries.ts';

const CODE = new RegExp(`^\\d{${CODE_LENGTH}}$`);
/**
 * Attempts per code, for the requesting browser and for cookieless callers in its network. Codes that cost
 * work can be many, so each allows fewer attempts.
 */
const TRIES = {
  free: { tries: 5, plainTries: 5 },
  worked: { tries: 2, plainTries: 0 },
  workedPlainly: { tries: 1, plainTries: 1 },
} as const;
/** Dummy for comparison without a code, so that both cases take equal time. */
const NO_CODE: HashedCode = { id: randomUUID(), hash: Buffer.alloc(32) };

export interface CodeRequest extends Omit<CodeContext, 'type' | 'mailbox'> {
  identifier: Identifier;
  asker: CodeCaller;
  locale: Locale;
  proof?: string | undefined;
}

@Injectable()
export class CodeService {
  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(Secrets) private readonly secrets: Secrets,
    @Inject(DeliveryService) private readonly delivery: DeliveryService,
    @Inject(ProofOfWork) private readonly proofs: ProofOfWork,
    @Inject(SignInLog) private readonly log: SignInLog,
  ) {}

  /**
   * Creates and sends a code. Does nothing if the previous one was reported as failed but then delivered. A
   * slow first attempt counts as sent.
   *
   * @throws {AppError} RATE_LIMITED; PROOF_OF_WORK_REQUIRED when a budget runs low; CODE_NOT_SENT when the
   *   first attempt fails or does not begin within seconds
   */
  async send({ asker, locale, proof: solution, ...asking }: CodeRequest): Promise<void> {
    const { identifier, purpose, address, knownDevice } = asking;
    const { type } = identifier;
    const id = randomUUID();
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const budgets = codeBudgets({ ...asking, type, mailbox: this.#pseudonymOf(identifier) });
    const proof = solution === undefined ? null : await this.proofs.check(solution, identifier);
    const counted = await this.dataSource
      .transaction(async (transaction): Promise<Counted<Budget>[] | null> => {
        // Rolling back makes a refused call free.
        const counts = await countCall(transaction, budgets);
        rejectExceeded(counts);
        const work = Math.max(...counts.map(({ limit, count }) => workOf(limit, count)));
        if (work > 0 && !(await isDone(transaction, work, proof))) throw new WorkRequired(work);
        const hash = this.secrets.hashCode({ id, purpose, code });
        const tries = TRIES[work === 0 ? 'free' : asker.plain ? 'workedPlainly' : 'worked'];
        // A known device always sends its cookies, so its codes allow no attempts without them.
        const plainTries = knownDevice ? 0 : tries.plainTries;
        const subject = { ...identifier, purpose };
        const wait = await replaceCode(transaction, subject, asker, { id, hash, ...tries, plainTries });
        if (wait === 0) throw new AlreadySent();
        if (wait !== null) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
        await this.delivery.enqueue({ id, purpose, identifier, code, locale }, transaction);
        return counts;
      })
      .catch(async (error: unknown) => {
        if (error instanceof AlreadySent) return null;
        if (error instanceof WorkRequired) {
          const challenge = await this.proofs.challenge(identifier, error.work);
          throw new AppError('PROOF_OF_WORK_REQUIRED', { challenge });
        }
        throw error;
      });
    if (!counted) return;
    const outcome = await this.delivery.firstAttempt(id);
    if (outcome === 'sent') return this.log.reportLimits(counted, address);
    // Refused requests still reach the provider, so a network that repeats them keeps its count.
    const kept = (budget: Budget) => outcome === 'refused' && budget.subject.startsWith('send from ');
    await uncountCall(
      this.dataSource,
      budgets.filter((budget) => !kept(budget)),
    );
    throw new AppError('CODE_NOT_SENT');
  }

  /**
   * Uses an attempt of the browser's own code for this purpose, else of its network's codes, else of the
   * identifier's newest code. Returns the id for `redeemCode` if the code is right, else null. `compared` is
   * false if there was no code to compare.
   *
   * @throws {AppError} RATE_LIMITED after many attempts without the browser's own code
   */
  async check(
    purpose: CodePurpose,
    identifier: Identifier,
    typed: string,
    asker: CodeCaller,
    address: string,
  ): Promise<{ codeId: string | null; compared: boolean }> {
    // Chinese and Japanese keyboards also write full-width digits, and pasted codes contain spaces or a dash.
    const code = typed.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}]/gu, '');
    if (!CODE.test(code)) return { codeId: null, compared: false };
    const live = await this.#spendTry({ ...identifier, purpose }, asker, address);
    const compared = live.length > 0;
    const right = (compared ? live : [NO_CODE]).filter(({ id, hash }) =>
      this.secrets.isCode(hash, { id, purpose, code }),
    );
    return { codeId: compared ? (right[0]?.id ?? null) : null, compared };
  }

  async #spendTry(subject: CodeSubject, asker: CodeCaller, address: string): Promise<HashedCode[]> {
    const own = asker.plain ? undefined : await spendOwnTry(this.dataSource, subject, asker.hash);
    if (own !== undefined) return own ? [own] : [];
    const counted = await countCall(this.dataSource, plainTriesFrom(subject.purpose, address));
    this.log.reportLimits(counted, address);
    rejectExceeded(counted);
    const { here, elsewhere } = await spendPlainTries(this.dataSource, subject, asker.network);
    if (!elsewhere) return here;
    const limits = plainTriesAnywhere(subject.purpose, subject.type, this.#pseudonymOf(subject));
    if (await isExhausted(this.dataSource, limits)) return [];
    const tries = await countCall(this.dataSource, limits);
    this.log.reportLimits(tries, address);
    return tries.some(isExceeded) ? [] : [elsewhere];
  }

  #pseudonymOf(identifier: Identifier): string {
    return this.secrets.pseudonym(mailboxOf(identifier));
  }
}

/**
 * Returns whether the proof is new and its work sufficient. The price may have doubled since the challenge.
 */
async function isDone(transaction: EntityManager, work: number, proof: Proof | null): Promise<boolean> {
  if (!proof || proof.work * 2 < work) return false;
  const once = { subject: `proof ${proof.id}`, name: 'a proof', limit: 1, seconds: PROOF_SECONDS };
  return !(await countCall(transaction, [once])).some(isExceeded);
}

/** Rolls back the counts when the code requires proof of work first. */
class WorkRequired extends Error {
  constructor(readonly work: number) {
    super();
  }
}

/** Rolls back the counts when no new code needs sending. */
class AlreadySent extends Error {}
