import type { DataSource } from 'typeorm';
import type { Animator } from '../video/animator.ts';

/** Of the tasks that the provider of `countedAnimator` was asked for, by the seed of their video. */
export const createTestTasks = (dataSource: DataSource) =>
  dataSource.query(`create table creations.test_tasks (seed text)`);

/**
 * An animator whose provider counts its tasks in the database of the test, so that processes share it. `at` hears where it is.
 * Of the kind that makes one video at a time: no death meets another video halfway.
 */
export const countedAnimator = (
  dataSource: () => DataSource,
  at: (point: string) => void = () => undefined,
): Animator => ({
  maker: { kind: 'studio', name: 'counted' },
  async animate({ seed, task }, news) {
    at('while drawing');
    at('before the task');
    if (task === null) {
      await dataSource().query(`insert into creations.test_tasks values ($1)`, [seed]);
      await news.begun(`task of ${seed}`);
    }
    at('after the task');
    at('while waiting');
    const file = Buffer.from(`video ${seed}`);
    return { mp4: file, webm: file, poster: file };
  },
});
