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

/** From `src` and from `dist` alike; `npm run pack` copies it to the same place. */
const FILE = join(import.meta.dirname, '../../../../THIRD_PARTY.md');

/** Licences and notices of what the bundles hold, which minifiers drop where a package has them in no comment. */
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
