import { DatabaseModule } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import type { CreationsSettings } from './creations-settings.ts';
import { creationsDatabase } from './database/creations-database.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { openModels } from './model/model-service.ts';
import { ModelPoet } from './poem/model/model-poet.ts';
import { PoemController } from './poem/poem.controller.ts';
import { MODEL_POET, PoemService } from './poem/poem.service.ts';

export interface CreationsModuleOptions extends CreationsSettings {
  databaseUrl: string;
  /** Modules that export `Jobs`, the IdentityPort and the ColorsPort, where they are not global. */
  imports?: NonNullable<DynamicModule['imports']>;
}

export class CreationsModule {
  static forRoot({ databaseUrl, models, textModel, imports = [] }: CreationsModuleOptions): DynamicModule {
    const modelPoet = models && textModel ? new ModelPoet(openModels(models)(textModel), textModel) : null;
    return {
      module: CreationsModule,
      imports: [DatabaseModule.forService(creationsDatabase(databaseUrl)), ...imports],
      controllers: [PoemController],
      providers: [PoemService, MaintenanceService, { provide: MODEL_POET, useValue: modelPoet }],
    };
  }
}
