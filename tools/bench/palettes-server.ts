// The palettes service as a program of its own, over the database whose address it is given. Nobody is a member.
import {
  bootService,
  createLogger,
  IDENTITY_PORT,
  JobsModule,
  runUntilSignal,
  type BootServiceOptions,
} from '@danqing/nest-kit';
import { PalettesModule } from '@danqing/palettes';

const [databaseUrl = ''] = process.argv.slice(2);
const nobody = { authenticate: async () => null, findMember: async () => null };
const identity = {
  module: class NoIdentity {},
  providers: [{ provide: IDENTITY_PORT, useValue: nobody }],
  exports: [IDENTITY_PORT],
};
const palettes = PalettesModule.forRoot({
  databaseUrl,
  imports: [JobsModule.forRoot({ databaseUrl }), identity],
});
const options: BootServiceOptions = { port: 0, logger: createLogger('palettes', {}) };
const app = await bootService({ module: class PalettesProgram {}, imports: [palettes] }, options);
runUntilSignal(app);
process.send?.(await app.getUrl());
