import { agentPort } from '@danqing/contracts/ports';
import { DatabaseModule, portToken } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { AgentSettings } from './agent-settings.ts';
import { agentDatabase } from './database/agent-database.ts';
import {
  DRESSING_CONTROLLERS,
  dressingProviders,
  type DressingOptions,
} from './dressing/dressing-providers.ts';
import { DeckAnswers } from './deck/deck-answers.ts';
import { DeckController } from './deck/deck.controller.ts';
import { DeckService } from './deck/deck.service.ts';
import { DECK_LANES, openDeckLanes } from './deck-files/deck-lanes.ts';
import { DeckFileController } from './deck-files/file.controller.ts';
import { RunController } from './deck-run/run.controller.ts';
import { RunService } from './deck-run/run.service.ts';
import type { Deckwright } from './deckwright/deckwright.ts';
import { Deckwrights, MODEL_DECKWRIGHT } from './deckwright/deckwrights.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { MemberMakings } from './member-data/member-data.ts';

export const CONTROLLERS = [RunController, DeckController, DeckFileController, ...DRESSING_CONTROLLERS];

export interface AgentModuleOptions extends AgentSettings, DressingOptions {
  databaseUrl: string;
  imports?: NonNullable<DynamicModule['imports']>;
}

export class AgentModule {
  static forRoot(options: AgentModuleOptions): DynamicModule {
    const { databaseUrl, basePath, imports = [] } = options;
    return {
      module: AgentModule,
      imports: [DatabaseModule.forService(agentDatabase(databaseUrl)), ...imports],
      controllers: CONTROLLERS,
      providers: [
        DeckService,
        RunService,
        MaintenanceService,
        MemberMakings,
        { provide: portToken(agentPort), useExisting: MemberMakings },
        { provide: DECK_LANES, useFactory: openDeckLanes },
        ...dressingProviders(options),
        { provide: DeckAnswers, useValue: new DeckAnswers(basePath) },
        { provide: MODEL_DECKWRIGHT, useFactory: () => openModelDeckwright(options) },
        {
          provide: Deckwrights,
          useFactory: (dataSource: DataSource, model: Deckwright | null) =>
            new Deckwrights(dataSource, model),
          inject: [getDataSourceToken('agent'), MODEL_DECKWRIGHT],
        },
      ],
      exports: [portToken(agentPort)],
    };
  }
}

// The model client takes 30 MB of memory, so it is loaded only when a model is configured.

async function openModelDeckwright({ models, deckModel }: AgentSettings): Promise<Deckwright | null> {
  if (!models || !deckModel) return null;
  const { openModels } = await import('@danqing/model-client');
  const { DECK_ANSWER_BYTES, ModelDeckwright } = await import('./deckwright/model/model-deckwright.ts');
  return new ModelDeckwright(openModels(models, DECK_ANSWER_BYTES)(deckModel), deckModel);
}
