export type { Card, Icon } from './card/card.ts';
export { prepareCard, type CardRequest } from './card/prepare-card.ts';
export { DrawingModule } from './drawing.module.ts';
export {
  DrawingService,
  type DrawingClient,
  type DrawingFormat,
  type PaletteLanes,
} from './drawing.service.ts';
