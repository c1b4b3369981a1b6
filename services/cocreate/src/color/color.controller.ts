import {
  cocreatedColorIdSchema,
  createColorRequestSchema,
  sameNameQuerySchema,
  colorNameSchema,
  type CreateColorResponse,
  type LikeResponse,
  type NewColor,
  type SameNameQuery,
} from '@danqing/contracts/cocreate';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import {
  createRepresentation,
  CurrentUser,
  CurrentUserOrNull,
  Members,
  OptionalMember,
  Public,
  requestLocale,
  sendRepresentation,
  withErrorCode,
} from '@danqing/nest-kit';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ColorService } from './color.service.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const ID = { schema: cocreatedColorIdSchema };

@Controller('api/co-create/colors')
export class ColorController {
  constructor(@Inject(ColorService) private readonly colors: ColorService) {}

  @Get('by-name/:name')
  @Public()
  async listSameName(
    @Param('name', { schema: colorNameSchema }) name: string,
    @Query({ schema: sameNameQuerySchema }) query: SameNameQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await withErrorCode('COCREATE_LIST_FAILED', () =>
      this.colors.listSameName(name, query, requestLocale(request.headers)),
    );
    const how = { contentType: JSON_TYPE, cacheControl: 'no-cache' };
    sendRepresentation(request, reply, createRepresentation(text, how));
  }

  @Get(':id')
  @OptionalMember()
  @Header('content-type', JSON_TYPE)
  @Header('cache-control', 'no-store')
  get(
    @Param('id', ID) id: number,
    @CurrentUserOrNull() viewer: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    return withErrorCode('COCREATE_LIST_FAILED', () =>
      this.colors.get(id, viewer?.userId ?? null, requestLocale(request.headers)),
    );
  }

  @Post()
  @Members()
  @HttpCode(201)
  @Header('cache-control', 'no-store')
  async create(
    @Body({ schema: createColorRequestSchema }) color: NewColor,
    @CurrentUser() { userId }: AuthenticatedUser,
  ): Promise<CreateColorResponse> {
    return { id: await withErrorCode('COCREATE_SAVE_FAILED', () => this.colors.create(userId, color)) };
  }

  @Post(':id/like')
  @Members()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  like(@Param('id', ID) id: number, @CurrentUser() { userId }: AuthenticatedUser): Promise<LikeResponse> {
    return withErrorCode('COCREATE_ACTION_FAILED', () => this.colors.like(id, userId));
  }

  @Delete(':id')
  @Members()
  @HttpCode(204)
  delete(@Param('id', ID) id: number, @CurrentUser() { userId }: AuthenticatedUser): Promise<void> {
    return withErrorCode('COCREATE_ACTION_FAILED', () => this.colors.delete(id, userId));
  }

  @Post(':id/undelete')
  @Members()
  @HttpCode(200)
  @Header('content-type', JSON_TYPE)
  @Header('cache-control', 'no-store')
  undelete(
    @Param('id', ID) id: number,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    return withErrorCode('COCREATE_ACTION_FAILED', () =>
      this.colors.undelete(id, userId, requestLocale(request.headers)),
    );
  }
}
