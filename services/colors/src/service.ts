import { colorsPort } from '@danqing/contracts/ports';
import { defineService } from '@danqing/nest-kit';
import { ChartController } from './charts/chart.controller.ts';
import { ColorController } from './color/color.controller.ts';
import { ColorsModule } from './colors.module.ts';
import { STORY_PAGE, WALL_PAGE } from './pages/color-pages.service.ts';
import { StoryController } from './story/story.controller.ts';

export const service = defineService({
  name: 'colors',
  controllers: [ColorController, ChartController, StoryController],
  offers: colorsPort,
  pages: [WALL_PAGE, STORY_PAGE],
  module: ({ databaseUrl }) => ColorsModule.forRoot({ databaseUrl }),
});
