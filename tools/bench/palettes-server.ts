// The palettes service as a program of its own, over the database whose address it is given. Without members and
// operators.
import { colorsPort, creditsPort } from '@danqing/contracts/ports';
import {
  AppError,
  bootService,
  createLogger,
  IDENTITY_PORT,
  JobsModule,
  OPERATOR_ACCESS,
  type OperatorAccessPort,
  portToken,
  runUntilSignal,
  type BootServiceOptions,
} from '@danqing/nest-kit';
import { PalettesModule } from '@danqing/palettes';
import { knownColors } from './known-colors.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const nobody = { authenticate: async () => null, findMember: async () => null };
const COLORS = portToken(colorsPort);
const NO_CREDITS = portToken(creditsPort);
const neighbours = {
  module: class NoNeighbours {},
  global: true,
  providers: [
    { provide: IDENTITY_PORT, useValue: nobody },
    { provide: NO_CREDITS, useValue: {} },
    { provide: COLORS, useValue: knownColors },
  ],
  exports: [IDENTITY_PORT, NO_CREDITS, COLORS],
};
const access: OperatorAccessPort = {
  authorize: () => Promise.reject(new AppError('UNAUTHENTICATED')),
  pageToken: async () => null,
};
const operators = {
  module: class NoOperators {},
  // Every module may ask for it.
  global: true,
  providers: [{ provide: OPERATOR_ACCESS, useValue: access }],
  exports: [OPERATOR_ACCESS],
};
const palettes = PalettesModule.forRoot({
  databaseUrl,
  imports: [JobsModule.forRoot({ databaseUrl }), neighbours],
});
const options: BootServiceOptions = { port: 0, logger: createLogger('palettes', {}) };
const app = await bootService({ module: class PalettesProgram {}, imports: [operators, palettes] }, options);
runUntilSignal(app);
process.send?.(await app.getUrl());
