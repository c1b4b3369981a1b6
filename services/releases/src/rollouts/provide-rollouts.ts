import type { SecurityLogPort } from '@danqing/contracts/operators';
import { isDatabaseUnavailable, SECURITY_LOG } from '@danqing/nest-kit';
import { Logger, type FactoryProvider } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { askMountWorker } from '../mounts/ask-worker.ts';
import { ROLLOUT_ACTOR } from '../moves/automatic-actors.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RolloutWatch, type RolloutWatchOptions } from './rollout-watch.ts';
import { RolloutWork } from './rollout-work.ts';

/** Returns the provider that advances rollouts, for the module that owns the database `releases`. */
export function provideRollouts(plane: Omit<ReleasePlane, 'database'>): FactoryProvider<RolloutWork> {
  const logger = new Logger('Rollouts');
  return {
    provide: RolloutWork,
    inject: [getDataSourceToken('releases'), { token: SECURITY_LOG, optional: true }],
    useFactory: (database: DataSource, log: SecurityLogPort | undefined) =>
      new RolloutWork(
        new RolloutWatch({
          plane: { ...plane, database, askWorker: askMountWorker(database) },
          report: reportTo(logger, log),
        }),
        (error) => {
          // The database watch already logs an outage.
          if (!isDatabaseUnavailable(error))
            logger.warn(`Rollouts do not advance just now. ${String(error)}`);
        },
      ),
  };
}

const reportTo =
  (logger: Logger, log: SecurityLogPort | undefined): RolloutWatchOptions['report'] =>
  (line, { area, deed }) => {
    logger[deed === 'advance' ? 'log' : 'warn'](line);
    log?.record({
      action: deed === 'advance' ? 'operator-change' : 'report',
      result: 'allowed',
      actor: ROLLOUT_ACTOR,
      address: null,
      subject: `area ${area}`,
      detail: line,
    });
  };
