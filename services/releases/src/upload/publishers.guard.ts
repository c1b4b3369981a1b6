import type { SecurityLogPort } from '@danqing/contracts/operators';
import {
  AppError,
  bearerToken,
  clientAddress,
  FailedAttempts,
  GuardedBy,
  SECURITY_LOG,
} from '@danqing/nest-kit';
import {
  createParamDecorator,
  Inject,
  Injectable,
  Optional,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Publisher } from '@danqing/contracts/releases';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { findPublisher } from './publishers.ts';

export const PUBLISHER_AUDIENCE = Symbol('PUBLISHER_AUDIENCE');

/** The site that a token must be for. */
export interface PublisherAudience {
  environment: string;
  /** Base URL, null if it is not configured. */
  site: string | null;
}

export type PublisherRequest = FastifyRequest & { publisher?: Publisher };

@Injectable()
export class PublishersGuard implements CanActivate {
  readonly #failures = new FailedAttempts();

  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Inject(PUBLISHER_AUDIENCE) private readonly audience: PublisherAudience,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<PublisherRequest>();
    const token = bearerToken(request);
    if (token === null) throw new AppError('UNAUTHENTICATED');
    // Looked up before counting failures, so that a valid token is never refused for a neighbour's wrong
    // ones.
    const found = await findPublisher(this.plane, token);
    const event = { action: 'publisher-access', address: clientAddress(request), trace: request.id } as const;
    if (!found) {
      this.log?.record({ ...event, result: 'refused', actor: 'visitor', detail: 'wrong token' });
      this.#failures.fail(event.address);
      throw new AppError('UNAUTHENTICATED');
    }
    const { expired, ...publisher } = found;
    const refusal = expired ? 'TOKEN_EXPIRED' : this.#isFor(publisher) ? null : 'TOKEN_AUDIENCE';
    const { name, area } = publisher;
    const used = { ...event, actor: `publisher ${name}`, subject: `area ${area}` };
    this.log?.record({
      ...used,
      ...(refusal ? { result: 'refused', detail: refusal } : { result: 'allowed' }),
    });
    if (refusal) throw new AppError(refusal);
    request.publisher = publisher;
    return true;
  }

  #isFor({ environment, site }: Publisher): boolean {
    return (
      (environment === null || environment === this.audience.environment) &&
      (site === null || site === this.audience.site)
    );
  }
}

/**
 * Requires a publisher's token. Otherwise the response is UNAUTHENTICATED, or RATE_LIMITED after many wrong
 * tokens.
 */
export const Publishers = () => GuardedBy('publishers', PublishersGuard);

export const CurrentPublisher = createParamDecorator((_: unknown, context: ExecutionContext): Publisher => {
  const { publisher } = context.switchToHttp().getRequest<PublisherRequest>();
  if (!publisher) throw new Error('@CurrentPublisher() stands in an endpoint without @Publishers()');
  return publisher;
});
