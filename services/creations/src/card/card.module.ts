import type { DynamicModule } from '@nestjs/common';
import { CardController } from './card.controller.ts';
import { CardService } from './card.service.ts';

/** Draws the link cards of creations. Imports collections, pictures and drawing. */
export class CardModule {
  static forRoot(imports: NonNullable<DynamicModule['imports']>): DynamicModule {
    return {
      module: CardModule,
      imports,
      controllers: [CardController],
      providers: [CardService],
      exports: [CardService],
    };
  }
}
