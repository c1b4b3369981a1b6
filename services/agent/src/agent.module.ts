import { memberDataPort } from '@danqing/contracts/ports';
import { DatabaseModule, portToken } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { AgentSettings } from './agent-settings.ts';
import { agentDatabase } from './database/agent-database.ts';
import { MOCK_UP_CONTROLLERS, mockUpProviders, type MockUpOptions } from './mock-up/mock-up-providers.ts';
import { DeckResponses } from './deck/deck-responses.ts';
import { DeckController } from './deck/deck.controller.ts';
import { DeckService } from './deck/deck.service.ts';
import { DECK_LANES, openDeckLanes } from './deck-files/deck-lanes.ts';
import { DeckFileController } from './deck-files/file.controller.ts';
import { RunController } from './deck-run/run.controller.ts';
import { RunService } from './deck-run/run.service.ts';
import type { DeckWriter } from './deck-writer/deck-writer.ts';
import { DeckWriters, MODEL_DECK_WRITER } from './deck-writer/deck-writers.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { MemberMakings } from './member-data/member-data.ts';

const MEMBER_DATA_PORT = portToken(memberDataPort('agent'));

export const CONTROLLERS = [RunController, DeckController, DeckFileController, ...MOCK_UP_CONTROLLERS];

export interface AgentModuleOptions extends AgentSettings, MockUpOptions {
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
        { provide: MEMBER_DATA_PORT, useExisting: MemberMakings },
        { provide: DECK_LANES, useFactory: openDeckLanes },
        ...mockUpProviders(options),
        { provide: DeckResponses, useValue: new DeckResponses(basePath) },
        { provide: MODEL_DECK_WRITER, useFactory: () => openModelDeckWriter(options) },
        {
          provide: DeckWriters,
          useFactory: (dataSource: DataSource, model: DeckWriter | null) =>
            new DeckWriters(dataSource, model),
          inject: [getDataSourceToken('agent'), MODEL_DECK_WRITER],
        },
      ],
      exports: [MEMBER_DATA_PORT],
    };
  }
}

// The model client takes 30 MB of memory, so it is loaded only when a model is configured.

async function openModelDeckWriter({ models, deckModel }: AgentSettings): Promise<DeckWriter | null> {
  if (!models || !deckModel) return null;
  const { openModels } = await import('@danqing/model-client');
  const { MAX_DECK_RESPONSE_BYTES, ModelDeckWriter } =
    await import('./deck-writer/model/model-deck-writer.ts');
  return new ModelDeckWriter(openModels(models, MAX_DECK_RESPONSE_BYTES)(deckModel), deckModel);
}
