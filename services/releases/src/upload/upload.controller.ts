import { Readable } from 'node:stream';
import type { SecurityLogPort } from '@danqing/contracts/operators';
import { releasePathSchema, type PublishResponse, type UploadResponse } from '@danqing/contracts/releases';
import { AppError, clientAddress, SECURITY_LOG } from '@danqing/nest-kit';
import {
  Body,
  Controller,
  Delete,
  Header,
  HttpCode,
  Inject,
  Optional,
  Param,
  Post,
  Put,
  Req,
  UseFilters,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Publisher } from '@danqing/contracts/releases';
import { ReleaseErrorFilter } from '../operator/release-error.filter.ts';
import { RELEASE_LIMITS } from '../release/release-limits.ts';
import { STREAMED_BODY } from './streamed-body.ts';
import { CurrentPublisher, Publishers } from './publishers.guard.ts';
import { Uploads } from './uploads.ts';

@Controller('api/releases/uploads')
@Publishers()
@UseFilters(ReleaseErrorFilter)
export class UploadController {
  constructor(
    @Inject(Uploads) private readonly uploads: Uploads,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  begin(@CurrentPublisher() publisher: Publisher, @Body() descriptor: unknown): Promise<UploadResponse> {
    return this.uploads.begin(publisher, descriptor);
  }

  @Put(':upload/files/*')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  @RouteConfig(STREAMED_BODY)
  async receive(
    @CurrentPublisher() publisher: Publisher,
    @Param('upload') upload: string,
    @Param('*', { schema: releasePathSchema }) path: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    if (!(body instanceof Readable)) throw new AppError('INPUT_INVALID');
    if (Number(request.headers['content-length'] ?? 0) > RELEASE_LIMITS.fileBytes)
      throw new AppError('PAYLOAD_TOO_LARGE');
    try {
      await this.uploads.receive(publisher, upload, path, body);
    } catch (error) {
      throw body.destroyed && !body.readableEnded ? interrupted(error) : error;
    }
  }

  @Post(':upload/complete')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async complete(
    @CurrentPublisher() publisher: Publisher,
    @Param('upload') upload: string,
    @Req() request: FastifyRequest,
  ): Promise<PublishResponse> {
    const answer = await this.uploads.complete(publisher, upload);
    const { area, release, outcome } = answer;
    this.log?.record({
      action: 'publisher-change',
      result: 'allowed',
      actor: `publisher ${publisher.name}`,
      address: clientAddress(request),
      trace: request.id,
      subject: `area ${area}`,
      detail: `release ${release} ${outcome}`,
    });
    return answer;
  }

  @Delete(':upload')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  abort(@CurrentPublisher() publisher: Publisher, @Param('upload') upload: string): Promise<void> {
    return this.uploads.abort(publisher, upload);
  }
}

/**
 * The client disconnected or stalled. This is not a server failure, and the client does not receive the
 * response.
 */
const interrupted = (cause: unknown) => new AppError('INPUT_INVALID', { cause });
