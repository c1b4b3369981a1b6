import type { AuthenticatedUser } from '@danqing/contracts/identity';
import {
  paletteIdSchema,
  type NewPalette,
  type PaletteChange,
  type PaletteDeletedResponse,
} from '@danqing/contracts/palettes';
import { CurrentUser, CurrentUserOrNull, Members, OptionalMember } from '@danqing/nest-kit';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Req,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { JsonText } from '../database/json-text.ts';
import { ChangeService } from './change.service.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { say } from './palette-texts.ts';
import { PaletteService } from './palette.service.ts';
import { storableChangeSchema, storablePaletteSchema } from './storable-palette.ts';

@Controller('api/palettes')
export class PaletteController {
  constructor(
    @Inject(PaletteService) private readonly palettes: PaletteService,
    @Inject(ChangeService) private readonly changes: ChangeService,
  ) {}

  @Post()
  @Members()
  @JsonText()
  save(
    @Body({ schema: storablePaletteSchema }) palette: NewPalette,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    const idempotencyKey = idempotencyKeyOf(request.headers);
    return this.palettes.save(say('saved', request), { userId, idempotencyKey, palette });
  }

  @Get(':id')
  @OptionalMember()
  @JsonText()
  get(
    @Param('id', { schema: paletteIdSchema }) id: number,
    @CurrentUserOrNull() viewer: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    return this.palettes.get(say('found', request), id, viewer?.userId ?? null);
  }

  @Patch(':id')
  @Members()
  @JsonText()
  async change(
    @Param('id', { schema: paletteIdSchema }) id: number,
    @Body({ schema: storableChangeSchema }) change: PaletteChange,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    await this.changes.change(id, userId, change);
    return this.palettes.get(say('saved', request), id, userId);
  }

  @Delete(':id')
  @Members('PALETTE_DELETE_UNAUTHENTICATED')
  @Header('cache-control', 'no-store')
  async delete(
    @Param('id', { schema: paletteIdSchema }) id: number,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
  ): Promise<PaletteDeletedResponse> {
    await this.palettes.delete(id, userId);
    return { success: true, message: say('deleted', request) };
  }

  @Post(':id/undelete')
  @HttpCode(200)
  @Members()
  @JsonText()
  undelete(
    @Param('id', { schema: paletteIdSchema }) id: number,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    return this.palettes.undelete(say('restored', request), id, userId);
  }
}
