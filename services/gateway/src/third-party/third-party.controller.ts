import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createCompressedRepresentation,
  Public,
  sendRepresentation,
  type Representation,
} from '@danqing/nest-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Resolves to the same file from `src` and from `dist`; `npm run pack` copies it there. */
const FILE = join(import.meta.dirname, '../../../../THIRD_PARTY.md');

/**
 * Serves licences and notices of bundled packages. Minifiers drop those that are not in a preserved comment.
 */
@Public()
@Controller('third-party.txt')
export class ThirdPartyController {
  #answer: Promise<Representation> | undefined;

  @Get()
  async get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.#answer ??= readFile(FILE).then((text) =>
      createCompressedRepresentation(text, {
        contentType: 'text/plain; charset=utf-8',
        cacheControl: 'public, no-cache',
      }),
    );
    sendRepresentation(request, reply, await this.#answer);
  }
}
