// A service process without HTTP that kills itself with SIGKILL at the given crash point. Started by
// `crashJobs` of test-kit.
import { colorsPort, creditsPort } from '@danqing/contracts/ports';
import { createDataSource, IDENTITY_PORT, JobsModule, OPERATOR_ACCESS, portToken } from '@danqing/nest-kit';
import { TestCredits } from '@danqing/test-kit';
import { NestFactory } from '@nestjs/core';
import { creationsDatabase } from '../database/creations-database.ts';
import { CreationsModule } from '../creations.module.ts';
import type { Painter } from '../painting/painter.ts';
import { PictureStore } from '../picture/picture-store.ts';
import { VideoStore } from '../video/video-store.ts';
import { countedAnimator } from './counted-animator.ts';
import type { CrashTestArguments } from './crash-points.ts';
import { TestColors, TestIdentity } from './neighbours.ts';
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
class NeighboursModule {}
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
    basePath: '/',
    dataDir,
    s3: null,
    seed: false,
    models: null,
    textModel: null,
    imageModel: null,
    videoModel: null,
    videoSeconds: 4,
    ffmpeg: null,
    painter,
    animator: countedAnimator(() => dataSource, crashAt),
    databaseUrl,
    imports: [
      jobs,
      {
        module: NeighboursModule,
        global: true,
        providers: neighbours,
        exports: neighbours.map(({ provide }) => provide),
      },
    ],
  }),
  { logger: ['error', 'warn'] },
);
