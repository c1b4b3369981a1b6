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

export type PublisherRequest = FastifyRequest & { publisher?: Publisher };

@Injectable()
export class PublishersGuard implements CanActivate {
  readonly #failures = new FailedAttempts();

  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<PublisherRequest>();
    const token = bearerToken(request);
    if (token === null) throw new AppError('UNAUTHENTICATED');
    // Looked up before counting failures, so that a valid token is never refused for a neighbour's wrong
    // ones.
    const publisher = await findPublisher(this.plane, token);
    const event = { action: 'publisher-access', address: clientAddress(request), trace: request.id } as const;
    if (!publisher) {
      this.log?.record({ ...event, result: 'refused', actor: 'visitor', detail: 'wrong token' });
      this.#failures.fail(event.address);
      throw new AppError('UNAUTHENTICATED');
    }
    const { name, area } = publisher;
    this.log?.record({ ...event, result: 'allowed', actor: `publisher ${name}`, subject: `area ${area}` });
    request.publisher = publisher;
    return true;
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
