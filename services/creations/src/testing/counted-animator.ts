import type { DataSource } from 'typeorm';
import type { Animator } from '../video/animator.ts';

export const createTestTasks = (dataSource: DataSource) =>
  dataSource.query(`create table creations.test_tasks (seed text)`);

/**
 * Returns an animator whose provider stores its tasks in the test database, so that processes share the
 * count. Its kind `studio` limits it to one video at a time, so a crash never meets another unfinished video.
 *
 * @param at called with each crash point reached
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
