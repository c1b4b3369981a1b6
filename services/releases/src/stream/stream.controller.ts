import { Public } from '@danqing/nest-kit';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DocumentStream } from './document-stream.ts';

const sequence = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const querySchema = z.object({ since: sequence.optional() });

@Controller('api/releases')
@Public()
export class StreamController {
  constructor(@Inject(DocumentStream) private readonly documents: DocumentStream) {}

  /** The visitor's signed document when it is newer than that of sequence `since`, and again after every move. */
  @Get('stream')
  stream(
    @Query({ schema: querySchema }) { since }: z.output<typeof querySchema>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    // A browser that comes back asks with the first address again, and names the last event beside it.
    const last = sequence.safeParse(request.headers['last-event-id']).data;
    this.documents.open(request, reply, Math.max(since ?? -1, last ?? -1));
  }
}
