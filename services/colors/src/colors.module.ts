import { colorsPort, pagesPort } from '@danqing/contracts/ports';
import { DatabaseModule, portToken } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import { CHART_FOLDER } from './charts/chart-folder.ts';
import { ChartController } from './charts/chart.controller.ts';
import { CHART_PAGES, ChartService } from './charts/chart.service.ts';
import { ColorController } from './color/color.controller.ts';
import { COLORS_DATA_FILE, ColorService } from './color/color.service.ts';
import { colorsDatabase } from './database/colors-database.ts';
import { ColorPages } from './pages/color-pages.service.ts';
import { StoryController } from './story/story.controller.ts';
import { STORY_FOLDER, StoryService } from './story/story.service.ts';

const COLORS_PORT = portToken(colorsPort);
const PAGES_PORT = portToken(pagesPort('colors'));

// The relative path is the same from src/ and dist/.
const DATA_FILE = new URL('../data/colors.json', import.meta.url);
const STORIES = new URL('../data/stories/', import.meta.url);

export interface ColorsModuleOptions {
  databaseUrl: string;
  dataFile?: URL;
  storyFolder?: URL;
  chartFolder?: URL;
}

export class ColorsModule {
  static forRoot({
    databaseUrl,
    dataFile = DATA_FILE,
    storyFolder = STORIES,
    chartFolder = CHART_FOLDER,
  }: ColorsModuleOptions): DynamicModule {
    return {
      module: ColorsModule,
      imports: [DatabaseModule.forService(colorsDatabase(databaseUrl))],
      controllers: [ColorController, ChartController, StoryController],
      providers: [
        ColorService,
        ChartService,
        { provide: CHART_PAGES, useValue: chartFolder },
        { provide: COLORS_DATA_FILE, useValue: dataFile },
        { provide: COLORS_PORT, useExisting: ColorService },
        StoryService,
        { provide: STORY_FOLDER, useValue: storyFolder },
        ColorPages,
        { provide: PAGES_PORT, useExisting: ColorPages },
      ],
      exports: [COLORS_PORT, PAGES_PORT],
    };
  }
}
