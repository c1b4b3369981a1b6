import type { DynamicModule } from '@nestjs/common';
import { CollectionPurge } from './collection-purge.ts';
import { CollectionController } from './collection.controller.ts';
import { CollectionService } from './collection.service.ts';

export class CollectionModule {
  static forRoot(imports: NonNullable<DynamicModule['imports']>): DynamicModule {
    return {
      module: CollectionModule,
      imports,
      controllers: [CollectionController],
      providers: [CollectionService, CollectionPurge],
      exports: [CollectionService, CollectionPurge],
    };
  }
}
