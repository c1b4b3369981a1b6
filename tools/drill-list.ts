export interface Drill {
  proves: string;
  command: 'vitest' | 'playwright' | 'node';
  arguments: string[];
  sources: string[];
  env?: Record<string, string>;
  office?: true;
  /** Prints the output also when it passes. */
  prints?: true;
}

const service = (file: string) => ['run', '--project', 'service', file];

export const DRILLS: Record<string, Drill> = {
  'release-kills': {
    proves: 'kill -9 at 50 random points of publish, activate and rollback leaves the plane whole',
    sources: ['services/releases/src', 'libs/server/nest-kit/src/storage'],
    command: 'vitest',
    arguments: service('services/releases/src/moves/killed-process.test.ts'),
    env: { RELEASE_DRILL_POINTS: '50' },
  },
  'painting-kills': {
    proves: 'kill -9 at 21 points of painting: each painting is made once and costs one credit, or none',
    sources: ['services/creations/src', 'libs/server/nest-kit/src/jobs'],
    command: 'vitest',
    arguments: service('services/creations/src/painting/killed-painting.test.ts'),
    env: { PAINTING_DRILL_ROUNDS: '3' },
  },
  'dressing-kills': {
    proves: 'kill -9 at 21 points of a dressing: each is made once and costs two credits, or none',
    sources: ['services/agent/src', 'libs/server/nest-kit/src/jobs'],
    command: 'vitest',
    arguments: service('services/agent/src/mock-up/killed-mock-up.test.ts'),
    env: { DRESSING_DRILL_ROUNDS: '3' },
  },
  'video-kills': {
    proves: 'kill -9 at 20 points of a video: each video is made once and costs five credits, or none',
    sources: ['services/creations/src', 'libs/server/nest-kit/src/jobs'],
    command: 'vitest',
    arguments: service('services/creations/src/video/killed-video.test.ts'),
    env: { VIDEO_DRILL_ROUNDS: '2' },
  },
  'palette-files': {
    proves: '20,000 mutated palette files give colours or an error of their own, each within 50 ms',
    sources: ['libs/color/palette-formats/src'],
    command: 'vitest',
    arguments: ['run', '--project', 'unit', 'libs/color/palette-formats/src/mutated-files.test.ts'],
    env: { PALETTE_DRILL_FILES: '20000' },
  },
  'payment-kills': {
    proves:
      'kill -9 at 30 points between a notice of a payment and the last booking: credits are added once, ledger and orders agree',
    sources: [
      'services/payments/src',
      'services/credits/src',
      'services/gateway/src/payments',
      'libs/server/nest-kit/src/jobs',
    ],
    command: 'vitest',
    arguments: service('services/gateway/src/payments/killed-payment.test.ts'),
    env: { PAYMENT_DRILL_POINTS: 'all' },
  },
  'payment-steps': {
    proves:
      '500 random sequences of payments, refunds, disputes, holds and claims, and 500 that race, end where a model says',
    sources: ['services/payments/src', 'services/credits/src', 'services/gateway/src/payments'],
    command: 'vitest',
    arguments: service('services/gateway/src/payments/payments.property.test.ts'),
    env: { PAYMENT_DRILL_RUNS: '500' },
  },
  'drawing-attack': {
    proves:
      'a small PNG comes within 2 s of anybody while others have the worst sheets drawn, or abandon them',
    sources: ['libs/studio/drawing/src', 'libs/studio/palette-drawing/src', 'services/palettes/src/drawing'],
    command: 'vitest',
    arguments: service('services/palettes/src/drawing/drawing-attack.test.ts'),
    env: { DRAWING_DRILL_SECONDS: '30' },
  },
  slides: {
    proves: 'LibreOffice draws decks with an exported theme in its colours',
    sources: ['libs/color/palette-formats/src/office'],
    command: 'vitest',
    arguments: ['run', '--project', 'unit', 'libs/color/palette-formats/src/office/libre-office.test.ts'],
    office: true,
  },
  decks: {
    proves:
      'LibreOffice sets every word of decks of 6 palettes, 4 kinds and 3 languages within its place, and another theme recolours all of it and nothing else',
    sources: ['libs/studio/deck/src'],
    command: 'vitest',
    arguments: ['run', '--project', 'unit', 'libs/studio/deck/src/pptx/libre-office.test.ts'],
    env: { DECK_DRILL: '1' },
    office: true,
  },
  properties: {
    proves: 'what holds for the cases of every test run holds for others too; a failure prints its seed',
    sources: [
      'libs/color/color-core/src',
      'libs/color/palette-formats/src',
      'libs/studio/drawing/src',
      'libs/api/contracts/src',
      'libs/studio/deck/src',
    ],
    command: 'vitest',
    arguments: [
      'run',
      '--project',
      'unit',
      'libs/color/color-core',
      'libs/color/palette-formats',
      'libs/studio/drawing',
      'libs/api/contracts',
      'libs/studio/deck',
    ],
    env: { PROPERTY_SEED: 'random' },
  },
  poems: {
    proves: '10,000 poems for random colours keep the metre, under 20 ms each',
    sources: ['libs/studio/studio-poet/src'],
    command: 'vitest',
    arguments: ['run', '--project', 'unit', 'libs/studio/studio-poet/src/composing/compose-poem.test.ts'],
    env: { POEM_DRILL_POEMS: '10000' },
  },
  mutations: {
    proves:
      'tests kill at least 90 % of the mutants of money, moderation and links; MUTATION_ROOMS=links runs one room',
    sources: [
      'libs/color/color-core/src/scheme-state',
      'libs/api/contracts/src/payments',
      'libs/server/nest-kit/src/jobs',
      'libs/server/nest-kit/src/moderation',
      'services/credits/src',
      'services/payments/src',
      'services/cocreate/src/moderation',
      'services/creations/src/moderation',
      'services/palettes/src/moderation',
    ],
    command: 'node',
    arguments: ['--conditions=@danqing/source', 'tools/mutations/run-mutations.ts'],
    prints: true,
  },
  'canary-share': {
    proves:
      'a canary at 10 % reaches 10 % ± 1 of 10,000 visitors, and the same ones over three releases; one that fails in their browsers is paused',
    sources: ['services/releases/src', 'e2e/drills/release-canary.spec.ts'],
    command: 'playwright',
    arguments: ['test', '--config', 'e2e/playwright.config.ts', 'drills/release-canary', '--workers=1'],
    env: { CANARY_DRILL_VISITORS: '10000' },
  },
  'release-moves': {
    proves: '300 random sequences of moves end where a model says',
    sources: ['services/releases/src'],
    command: 'vitest',
    arguments: service('services/releases/src/moves/random-moves.test.ts'),
    env: { RELEASE_DRILL_RUNS: '300' },
  },
  'rollout-kills': {
    proves:
      'gateways killed 50 times between and within the steps of a rollout make every step once, and in order',
    sources: ['services/releases/src'],
    command: 'vitest',
    arguments: service('services/releases/src/rollouts/killed-gateway.test.ts'),
    env: { ROLLOUT_DRILL_KILLS: '50' },
  },
  edge: {
    proves:
      'behind nginx and two gateways, at most one in 20 page views reaches a gateway at a canary of 1 %, a rollback is in every page that is requested two seconds later, no visitor changes a page of others, and a killed gateway fails no page; needs nginx',
    sources: [
      'deploy/nginx.conf',
      'services/gateway/src/page',
      'services/releases/src/telemetry',
      'e2e/drills/edge.spec.ts',
    ],
    command: 'playwright',
    arguments: ['test', '--config', 'e2e/playwright.config.ts', 'drills/edge', '--workers=1'],
    env: { NGINX_PATH: process.env.NGINX_PATH ?? '/usr/sbin/nginx' },
    prints: true,
  },
  'rolling-restart': {
    proves:
      'two gateways behind nginx and the mount worker restart one after the other, twice under load: no request fails, and every release is mounted; needs nginx',
    sources: [
      'deploy/nginx.conf',
      'services/gateway/src',
      'tools/supervise-mounts.ts',
      'e2e/drills/rolling-restart.spec.ts',
    ],
    command: 'playwright',
    arguments: ['test', '--config', 'e2e/playwright.config.ts', 'drills/rolling-restart', '--workers=1'],
    env: { NGINX_PATH: process.env.NGINX_PATH ?? '/usr/sbin/nginx' },
    prints: true,
  },
  growth: {
    proves:
      'with 500 areas, 5,000 releases and a million moves, a move is served within 50 ms, and the overview takes as long as with 10,000 moves',
    sources: ['services/releases/src'],
    command: 'vitest',
    arguments: service('services/releases/src/moves/growth.test.ts'),
    env: { GROWTH_DRILL: '1' },
    prints: true,
  },
  'ledger-steps': {
    proves: '2,000 random sequences of bookings, and 2,000 that race, end where a model says',
    sources: ['services/credits/src'],
    command: 'vitest',
    arguments: service('services/credits/src/account/ledger.property.test.ts'),
    env: { LEDGER_DRILL_RUNS: '2000' },
  },
  'database-faults': {
    proves:
      'connections ended, crashes and restarts of Postgres under 12 writing clients, 10 times: the site answers again by itself within 5 s and nothing acknowledged is lost',
    sources: [
      'libs/server/nest-kit/src/database',
      'libs/server/nest-kit/src/jobs',
      'e2e/drills/database.spec.ts',
    ],
    command: 'playwright',
    arguments: ['test', '--config', 'e2e/playwright.config.ts', 'drills/database', '--workers=1'],
    env: { DATABASE_DRILL_ROUNDS: '10' },
  },
  'area-repository': {
    proves:
      'npm creates an area from a registry in an empty folder and installs it; its pipelines check, publish and preview it on a running site',
    sources: ['tools/packages', 'tools/area-template', 'libs/build/mf-config/src', 'libs/web/shell-sdk/src'],
    command: 'playwright',
    arguments: ['test', '--config', 'e2e/playwright.config.ts', 'drills/area-repository', '--workers=1'],
    env: { AREA_REPOSITORY_DRILL: '1' },
  },
  versions: {
    proves:
      'from this version, packed and with data, to one of 200 commits ago or more and forward again: both start, and nothing is lost',
    sources: [
      'services/releases/src/shipping',
      'services/releases/src/moves',
      'tools/publish-builds.ts',
      'e2e/drills/versions.spec.ts',
    ],
    command: 'playwright',
    arguments: ['test', '--config', 'e2e/playwright.config.ts', 'drills/versions', '--workers=1'],
    env: { VERSIONS_DRILL: '200' },
  },
  screens: {
    proves: 'every screen in every language: axe, widths with wide text, layout shifts, links',
    sources: ['shell/src', 'libs/web', 'mf-generator/src', 'e2e/pages'],
    command: 'playwright',
    arguments: [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      ...['accessibility', 'wide-text', 'links', 'shifts', 'widths'].map((name) => `pages/${name}`),
    ],
    env: { SCREENS_DRILL: '1' },
  },
  supervision: {
    proves: 'what ends by itself is started again, and a start works after crashes in every order',
    sources: [
      'tools/supervise.ts',
      'tools/start.ts',
      'tools/site.ts',
      'libs/server/nest-kit/src/lifecycle',
      'e2e/drills/supervision.spec.ts',
    ],
    command: 'playwright',
    arguments: ['test', '--config', 'e2e/playwright.config.ts', 'drills/supervision', '--workers=1'],
    env: { SUPERVISION_DRILL: '1' },
  },
  split: {
    proves: 'every browser test passes on a site whose services are processes of their own',
    sources: [
      'libs/server/nest-kit/src/service',
      'libs/server/nest-kit/src/ports',
      'tools/split-services.ts',
      'services/gateway/src/services.ts',
    ],
    command: 'playwright',
    arguments: ['test', '--config', 'e2e/playwright.config.ts'],
    env: { SITE_SPLIT: '1' },
  },
  'split-api': {
    proves: 'every test of the gateway passes with services that are programs of their own behind it',
    sources: ['libs/server/nest-kit/src/service', 'libs/server/nest-kit/src/ports', 'services/gateway/src'],
    command: 'vitest',
    arguments: service('services/gateway'),
    env: { SITE_SPLIT: '1' },
  },
  'ledger-kills': {
    proves:
      'kill -9 of the whole site in the middle of 500 claims, 10 times: nothing is charged twice or lost',
    sources: ['services/credits/src', 'services/palettes/src/download', 'e2e/drills/credits.spec.ts'],
    command: 'playwright',
    arguments: [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      'drills/credits',
      '--repeat-each=10',
      '--workers=1',
    ],
  },
};

export const selectDrills = (files: readonly string[]): string[] =>
  Object.entries(DRILLS)
    .filter(([, { sources }]) =>
      files.some((file) => sources.some((source) => file === source || file.startsWith(`${source}/`))),
    )
    .map(([name]) => name);
