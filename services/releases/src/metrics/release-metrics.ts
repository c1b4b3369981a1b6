import { Counter, Gauge } from 'prom-client';

/** A load that breaks after it was reported as `ok` counts under both outcomes. */
export const reportedLoads = new Counter({
  name: 'danqing_area_loads_total',
  help: 'Counted reports of pages about loading an area, by release and outcome',
  labelNames: ['area', 'release', 'outcome'],
});

export const canaryDecisions = new Counter({
  name: 'danqing_canary_decisions_total',
  help: 'Decisions of this process about canaries that pages reported as failing',
  labelNames: ['area', 'decision'],
});

export const rolloutDecisions = new Counter({
  name: 'danqing_rollout_decisions_total',
  help: 'Decisions of this process about rollouts by plan, by operators and automatic',
  labelNames: ['area', 'decision'],
});

export const openStreams = new Gauge({
  name: 'danqing_release_streams',
  help: 'Open event streams of tabs and consoles',
});

export const servedSequence = new Gauge({
  name: 'danqing_release_sequence',
  help: 'Number of the newest move that this process serves',
  labelNames: ['environment'],
});

export const mountWorkers = new Gauge({
  name: 'danqing_mount_workers',
  help: 'Mount workers of this environment, which try releases in a browser',
});

export const waitingMounts = new Gauge({
  name: 'danqing_mounts_waiting',
  help: 'Releases of this environment that wait for a mount worker or are being mounted',
});
