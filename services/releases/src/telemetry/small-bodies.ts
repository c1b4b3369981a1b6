import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The longest beacon that the contract allows is half of it. */
const LIMIT_BYTES = 8_192;

/** Configuration of a route whose body has a stated length of at most 8 kB; others get PAYLOAD_TOO_LARGE before it is read. */
export const SMALL_BODY = { smallBody: true };

/** Refuses longer bodies on such routes. */
@Injectable()
export class SmallBodies implements OnModuleInit {
  readonly #adapterHost: HttpAdapterHost;

  constructor(@Inject(HttpAdapterHost) adapterHost: HttpAdapterHost) {
    this.#adapterHost = adapterHost;
  }

  onModuleInit(): void {
    // Without an HTTP server, in a program that only uses the module's providers, there is no route either.
    const fastify = this.#adapterHost.httpAdapter?.getInstance<FastifyInstance | undefined>();
    fastify?.addHook('onRequest', (request, _reply, done) => {
      done(isTooLarge(request) ? new AppError('PAYLOAD_TOO_LARGE') : undefined);
    });
  }
}

const isTooLarge = ({ routeOptions, headers }: FastifyRequest): boolean =>
  'smallBody' in routeOptions.config && !(Number(headers['content-length']) <= LIMIT_BYTES);
