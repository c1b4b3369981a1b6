// A service process without HTTP that kills itself with SIGKILL at the given crash point. Started by
// `crashJobs` of test-kit.
import { colorsPort, creditsPort } from '@danqing/contracts/ports';
import { createDataSource, IDENTITY_PORT, JobsModule, OPERATOR_ACCESS, portToken } from '@danqing/nest-kit';
import { neighboursModule, TestColors, TestCredits, TestIdentity } from '@danqing/test-kit';
import { NestFactory } from '@nestjs/core';
import { creationsDatabase } from '../database/creations-database.ts';
import { CreationsModule } from '../creations.module.ts';
import type { Painter } from '../painting/painter.ts';
import { PictureStore } from '../picture/picture-store.ts';
import { VideoStore } from '../video/video-store.ts';
import { countedAnimator } from './counted-animator.ts';
import type { CrashTestArguments } from './crash-points.ts';
import { WITHOUT_MODELS } from './without-models.ts';
import { pngOf } from '@danqing/drawing/testing';

const { databaseUrl, dataDir, point } = JSON.parse(process.argv[2] ?? '') as CrashTestArguments;

const crashAt = (step: string): void => {
  if (step === point) process.kill(process.pid, 'SIGKILL');
};
const painter: Painter = {
  maker: { kind: 'model', name: 'mortal' },
  async paint() {
    crashAt('while painting');
    return pngOf(100, 100);
  },
};
// A separate data source, because jobs begin before the application exists.
const dataSource = await createDataSource(creationsDatabase(databaseUrl));
const credits = new TestCredits(() => dataSource);
credits.onCall = (call, when) => crashAt(`${when} ${call}`);
const neighbours = [
  { provide: IDENTITY_PORT, useValue: new TestIdentity() },
  { provide: portToken(creditsPort), useValue: credits },
  { provide: portToken(colorsPort), useValue: new TestColors() },
  { provide: OPERATOR_ACCESS, useValue: { authorize: () => null } },
];
// Patches the prototype, because jobs begin before the application exists.
const keep = PictureStore.prototype.store;
PictureStore.prototype.store = async function (...given) {
  crashAt('after painting');
  const kept = await keep.apply(this, given);
  crashAt('after storing');
  return kept;
};
const keepVideo = VideoStore.prototype.store;
VideoStore.prototype.store = async function (...given) {
  crashAt('after drawing');
  const kept = await keepVideo.apply(this, given);
  crashAt('after storing');
  return kept;
};
const jobs = JobsModule.forRoot({ databaseUrl });
await NestFactory.createApplicationContext(
  CreationsModule.forRoot({
    ...WITHOUT_MODELS,
    dataDir,
    painter,
    animator: countedAnimator(() => dataSource, crashAt),
    databaseUrl,
    imports: [jobs, neighboursModule(neighbours)],
  }),
  { logger: ['error', 'warn'] },
);
