import { Gauge, type Registry } from 'prom-client';
import type { Jobs } from '../jobs/jobs.ts';

/** Reports the queues of all services, which share one database. */
export function measureJobs(jobs: Pick<Jobs, 'countJobs'>, registry: Registry): void {
  const gauge = new Gauge({
    name: 'danqing_jobs',
    help: 'Jobs of a queue: waiting, active, or failed and not yet deleted',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      gauge.reset();
      // Without the database there are no figures, but the others are still served.
      const queues = await jobs.countJobs().catch(() => []);
      for (const { queue, ...counts } of queues)
        for (const [state, count] of Object.entries(counts)) gauge.set({ queue, state }, count);
    },
  });
}
