import { colorsPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { neighboursModule, TestColors } from '@danqing/test-kit';
import { DrawingHttpModule } from '../drawing-http.module.ts';

const neighbours = neighboursModule([{ provide: portToken(colorsPort), useValue: new TestColors() }]);

export const drawingProgram = { module: class DrawingProgram {}, imports: [neighbours, DrawingHttpModule] };
