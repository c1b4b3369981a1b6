// Runs the service without HTTP in a process that kills itself with SIGKILL at the given crash point. Started
// by `crashJobs` of test-kit.
import { colorsPort, creditsPort } from '@danqing/contracts/ports';
import { pngOf } from '@danqing/drawing/testing';
import { createDataSource, IDENTITY_PORT, JobsModule, portToken } from '@danqing/nest-kit';
import { neighboursModule, TestCredits, TestIdentity } from '@danqing/test-kit';
import { NestFactory } from '@nestjs/core';
import { AgentModule } from '../agent.module.ts';
import { agentDatabase } from '../database/agent-database.ts';
import type { MockUpRenderer } from '../mock-up-renderer/mock-up-renderer.ts';
import { ProductPictureStore } from '../product-picture/product-picture-store.ts';
import type { CrashTestArguments } from './crash-points.ts';

const { databaseUrl, dataDir, point } = JSON.parse(process.argv[2] ?? '') as CrashTestArguments;

const crashAt = (step: string): void => {
  if (step === point) process.kill(process.pid, 'SIGKILL');
};
const dresser: MockUpRenderer = {
  maker: { kind: 'model', name: 'mortal' },
  async render() {
    crashAt('while dressing');
    return pngOf(400, 300);
  },
};
// A separate data source: jobs start before the application has one.
const dataSource = await createDataSource(agentDatabase(databaseUrl));
const credits = new TestCredits(() => dataSource);
credits.onCall = (call, when) => crashAt(`${when} ${call}`);
const neighbours = [
  { provide: IDENTITY_PORT, useValue: new TestIdentity() },
  { provide: portToken(creditsPort), useValue: credits },
  { provide: portToken(colorsPort), useValue: { listColors: async () => [] } },
];
// Patched on the class, because jobs start before the application creates the instance.
const keep = ProductPictureStore.prototype.store;
ProductPictureStore.prototype.store = async function (...given) {
  crashAt('after dressing');
  const kept = await keep.apply(this, given);
  crashAt('after storing');
  return kept;
};
await NestFactory.createApplicationContext(
  AgentModule.forRoot({
    basePath: '/',
    dataDir,
    s3: null,
    models: null,
    deckModel: null,
    dresserModel: null,
    dresser,
    databaseUrl,
    imports: [JobsModule.forRoot({ databaseUrl }), neighboursModule(neighbours)],
  }),
  { logger: ['error', 'warn'] },
);
