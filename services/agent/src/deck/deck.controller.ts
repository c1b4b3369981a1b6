import {
  deckIdSchema,
  decksQuerySchema,
  type DeckResponse,
  type DecksQuery,
  type DecksResponse,
} from '@danqing/contracts/agent';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { CurrentUser, CurrentUserOrNull, Members, OptionalMember } from '@danqing/nest-kit';
import { Controller, Delete, Get, Header, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { DeckService } from './deck.service.ts';

@Controller('api/agent/decks')
export class DeckController {
  constructor(@Inject(DeckService) private readonly decks: DeckService) {}

  @Get()
  @Members()
  @Header('cache-control', 'no-store')
  list(
    @Query({ schema: decksQuerySchema }) { after }: DecksQuery,
    @CurrentUser() { userId }: AuthenticatedUser,
  ): Promise<DecksResponse> {
    return this.decks.list(userId, after);
  }

  @Get(':id')
  @OptionalMember()
  @Header('cache-control', 'no-store')
  find(
    @Param('id', { schema: deckIdSchema }) id: string,
    @CurrentUserOrNull() member: AuthenticatedUser | null,
  ): Promise<DeckResponse> {
    return this.decks.find(id, member?.userId ?? null);
  }

  @Delete(':id')
  @Members()
  @HttpCode(204)
  delete(
    @Param('id', { schema: deckIdSchema }) id: string,
    @CurrentUser() { userId }: AuthenticatedUser,
  ): Promise<void> {
    return this.decks.delete(id, userId);
  }

  @Post(':id/undelete')
  @Members()
  @HttpCode(204)
  undelete(
    @Param('id', { schema: deckIdSchema }) id: string,
    @CurrentUser() { userId }: AuthenticatedUser,
  ): Promise<void> {
    return this.decks.undelete(id, userId);
  }
}
