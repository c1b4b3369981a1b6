import {
  blockedWordRequestSchema,
  type BlockedWordRequest,
  type BlockedWordsResponse,
} from '@danqing/contracts/cocreate';
import { clientAddress, CurrentOperator, NeedsRight, Operators } from '@danqing/nest-kit';
import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RefusedWords } from './refused-words.service.ts';

@Controller('api/operator/co-create/words')
@Operators()
@NeedsRight('moderate')
export class WordsController {
  constructor(@Inject(RefusedWords) private readonly words: RefusedWords) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(): Promise<BlockedWordsResponse> {
    return this.words.list();
  }

  @Post()
  @HttpCode(204)
  add(
    @Body({ schema: blockedWordRequestSchema }) { word }: BlockedWordRequest,
    @CurrentOperator() operator: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.words.add(word, operator, clientAddress(request));
  }

  @Post('remove')
  @HttpCode(204)
  remove(
    @Body({ schema: blockedWordRequestSchema }) { word }: BlockedWordRequest,
    @CurrentOperator() operator: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.words.remove(word, operator, clientAddress(request));
  }
}
