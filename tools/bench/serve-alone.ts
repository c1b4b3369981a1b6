import {
  AppError,
  bootService,
  createLogger,
  IDENTITY_PORT,
  JobsModule,
  OPERATOR_ACCESS,
  runUntilSignal,
  type BootServiceOptions,
  type OperatorAccessPort,
} from '@danqing/nest-kit';

type Module = ReturnType<typeof JobsModule.forRoot>;

/** Runs a service as its own program, without members and operators. Sends its URL to the parent process. */
export async function serveAlone(
  name: string,
  databaseUrl: string,
  ports: { provide: symbol | string; useValue: object }[],
  moduleOf: (imports: NonNullable<Module['imports']>) => Module,
): Promise<void> {
  const nobody = { authenticate: async () => null, findMember: async () => null };
  const providers: Module['providers'] = [{ provide: IDENTITY_PORT, useValue: nobody }, ...ports];
  const neighbours = {
    module: class NoNeighbours {},
    global: true,
    providers,
    exports: [IDENTITY_PORT, ...ports.map(({ provide }) => provide)],
  };
  const access: OperatorAccessPort = {
    authorize: () => Promise.reject(new AppError('UNAUTHENTICATED')),
    pageToken: async () => null,
  };
  const operators = {
    module: class NoOperators {},
    global: true,
    providers: [{ provide: OPERATOR_ACCESS, useValue: access }],
    exports: [OPERATOR_ACCESS],
  };
  const service = moduleOf([JobsModule.forRoot({ databaseUrl }), neighbours]);
  const options: BootServiceOptions = { port: 0, logger: createLogger(name, {}) };
  const app = await bootService({ module: class Alone {}, imports: [operators, service] }, options);
  runUntilSignal(app);
  process.send?.(await app.getUrl());
}
