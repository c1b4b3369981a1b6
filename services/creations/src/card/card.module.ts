import type { DynamicModule } from '@nestjs/common';
import { CardController } from './card.controller.ts';
import { CardService } from './card.service.ts';

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
