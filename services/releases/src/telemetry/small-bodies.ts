import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const LIMIT_BYTES = 8_192;

/**
 * Route configuration: requires a stated body length of at most 8 kB. Other requests get PAYLOAD_TOO_LARGE
 * before the body is read.
 */
export const SMALL_BODY = { smallBody: true };

@Injectable()
export class SmallBodies implements OnModuleInit {
  readonly #adapterHost: HttpAdapterHost;

  constructor(@Inject(HttpAdapterHost) adapterHost: HttpAdapterHost) {
    this.#adapterHost = adapterHost;
  }

  onModuleInit(): void {
    // A program that uses only the providers of the module has no HTTP server.
    const fastify = this.#adapterHost.httpAdapter?.getInstance<FastifyInstance | undefined>();
    fastify?.addHook('onRequest', (request, _reply, done) => {
      done(isTooLarge(request) ? new AppError('PAYLOAD_TOO_LARGE') : undefined);
    });
  }
}

const isTooLarge = ({ routeOptions, headers }: FastifyRequest): boolean =>
  'smallBody' in routeOptions.config && !(Number(headers['content-length']) <= LIMIT_BYTES);
