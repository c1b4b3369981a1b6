import { colorsPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { TestColors } from '../../testing/test-colors.ts';
import { DrawingHttpModule } from '../drawing-http.module.ts';

const COLORS = portToken(colorsPort);

const neighbours = {
  module: class Neighbours {},
  global: true,
  providers: [{ provide: COLORS, useValue: new TestColors() }],
  exports: [COLORS],
};

export const drawingProgram = { module: class DrawingProgram {}, imports: [neighbours, DrawingHttpModule] };
