import type {
  GateResult,
  HistoryEvent,
  OperatorArea,
  OperatorOverview,
  OperatorRollout,
  ReleaseDescriptor,
  ReleaseSummary,
  RollbackEvidence,
} from '@danqing/contracts/releases';

const STABLE = 'b3f7e10a92c4d511';
const EARLIER = '91c2aa0e5d33f6aa';
const FRESH = '2d06c4aa17be9021';
export const RELEASES = { stable: STABLE, earlier: EARLIER, fresh: FRESH };

export const fixtureEvent = (changes: Partial<HistoryEvent> = {}): HistoryEvent => ({
  sequence: 12,
  environment: 'production',
  area: 'generator',
  action: 'activate',
  from: EARLIER,
  to: STABLE,
  pointer: { stable: STABLE, canary: null, killed: false },
  actor: 'operator 周未',
  reason: '新的取色器',
  gate: null,
  forced: false,
  approved_by: null,
  evidence: null,
  rollout: null,
  at: '2026-03-01T11:58:00.000Z',
  commit: '4f1c9a2b77aa00114f1c9a2b77aa0011aabbccdd',
  dirty: false,
  ...changes,
});

export const fixtureSummary = (changes: Partial<ReleaseSummary> = {}): ReleaseSummary => ({
  release: STABLE,
  build: '0a1b2c3d4e5f',
  contract: '^1.0.0',
  commit: '4f1c9a2b77aa00114f1c9a2b77aa0011aabbccdd',
  dirty: false,
  publisher: 'ci',
  published_at: '2026-03-01T11:00:00.000Z',
  size: 412_000,
  provenance: null,
  quarantined: false,
  ...changes,
});

export function fixtureArea(changes: Partial<OperatorArea> = {}): OperatorArea {
  const lastMove = changes.lastMove ?? fixtureEvent();
  return {
    area: 'generator',
    name: { zh: '配色', en: 'Generator', ja: '配色' },
    pointer: lastMove.pointer,
    lastMove,
    releases: [
      fixtureSummary({ release: FRESH, published_at: '2026-03-01T11:50:00.000Z' }),
      fixtureSummary(),
      fixtureSummary({ release: EARLIER, published_at: '2026-02-20T08:00:00.000Z' }),
    ],
    health: [{ release: STABLE, minutes: [], outcomes: {} }],
    alert: null,
    rollout: null,
    weightBeforePause: null,
    rollbackTarget: EARLIER,
    ...changes,
  };
}

export const fixtureOverview = (...areas: OperatorArea[]): OperatorOverview => ({
  environment: 'production',
  sequence: Math.max(0, ...areas.map(({ lastMove }) => lastMove.sequence)),
  areas,
  mounts: { workers: 1, waiting: 0 },
  freezes: [],
  approvals: [],
});

export const fixtureDescriptor = (): ReleaseDescriptor => ({
  manifest: {
    area: 'generator',
    name: { zh: '配色', en: 'Generator', ja: '配色' },
    contract: '^1.0.0',
    routes: [{ id: 'home', path: '/', frame: 'open', page: { kind: 'color' } }],
    navigation: [{ id: 'home', path: '/', label: { zh: '配色', en: 'Colours', ja: '配色' }, order: 1 }],
  },
  build: '0a1b2c3d4e5f',
  container: 'generator_0a1b2c3d4e5f',
  scripts: ['remoteEntry.js'],
  styles: [],
  shared: { react: '^19.0.0' },
  files: { 'remoteEntry.js': `sha384-${'a'.repeat(64)}` },
});

export const withCanary = (weight = 10) =>
  fixtureArea({
    lastMove: fixtureEvent({
      action: 'canary',
      to: RELEASES.fresh,
      pointer: { stable: RELEASES.stable, canary: { release: RELEASES.fresh, weight }, killed: false },
    }),
  });

const numbers = {
  canary: { release: FRESH, loads: 312, failures: 2 },
  stable: { release: STABLE, loads: 3_120, failures: 9 },
  verdict: 'continue',
  ratio: 1.25,
  limit: 2_000,
} as const;

/** An area whose rollout is in its second step, which began ten minutes ago. */
export const rolling = (changes: Partial<OperatorRollout> = {}) =>
  fixtureArea({
    lastMove: fixtureEvent({
      action: 'canary',
      to: FRESH,
      pointer: { stable: STABLE, canary: { release: FRESH, weight: 10 }, killed: false },
      actor: 'rollout',
      rollout: {
        rollout: 7,
        decision: 'advance',
        step: 2,
        steps: 4,
        numbers: { ...numbers, seconds: 600, why: 'healthy' },
      },
    }),
    rollout: {
      id: 7,
      area: 'generator',
      release: FRESH,
      steps: [
        { weight: 1, seconds: 600 },
        { weight: 10, seconds: 1_800 },
        { weight: 50, seconds: 3_600 },
        { weight: 100, seconds: 0 },
      ],
      step: 1,
      step_since: new Date(Date.now() - 600_000).toISOString(),
      state: 'running',
      cause: null,
      detail: null,
      actor: 'operator 周未',
      reason: '新的取色器',
      started_at: '2026-03-01T11:30:00.000Z',
      ended_at: null,
      numbers,
      frozen_until: null,
      ...changes,
    },
  });

export const EVIDENCE: RollbackEvidence = {
  canary: { release: FRESH, loads: 233, failures: 33 },
  stable: { release: STABLE, loads: 1_800, failures: 0 },
  others: { loads: 4_000, failures: 0 },
  ratio: 1e6,
  limit: 2_000,
  outcomes: {},
};

export const REFUSED: GateResult = {
  verdict: 'incompatible',
  checks: [
    { check: 'files', verdict: 'compatible', reason: '' },
    { check: 'shared', verdict: 'incompatible', reason: 'react ^20 is wanted' },
  ],
};
