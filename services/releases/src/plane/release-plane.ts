import type { BudgetCeilings } from '@danqing/contracts/releases';
import { createDataSource, type ServiceDatabase } from '@danqing/nest-kit';
import type { StorageOptions } from '@danqing/nest-kit/storage';
import type { DataSource } from 'typeorm';
import { CreateReleases1795132800000 } from '../database/migrations/1795132800000-create-releases.ts';
import { EnvironmentsAndCanaries1795219200000 } from '../database/migrations/1795219200000-environments-and-canaries.ts';
import { CountLoads1795219260000 } from '../database/migrations/1795219260000-count-loads.ts';
import { CreatePublishers1795309200000 } from '../database/migrations/1795309200000-create-publishers.ts';
import { RememberMounts1795395600000 } from '../database/migrations/1795395600000-remember-mounts.ts';
import { SplitMinutes1795482000000 } from '../database/migrations/1795482000000-split-minutes.ts';
import { TryReleases1795590000000 } from '../database/migrations/1795590000000-try-releases.ts';
import { HearVoices1795600000000 } from '../database/migrations/1795600000000-hear-voices.ts';
import { RetireAreas1796100000000 } from '../database/migrations/1796100000000-retire-areas.ts';
import { StorePointers1796500000000 } from '../database/migrations/1796500000000-store-pointers.ts';
import { CountHangs1796600000000 } from '../database/migrations/1796600000000-count-hangs.ts';
import { CreatePreviews1797230000000 } from '../database/migrations/1797230000000-create-previews.ts';
import { PauseCanaries1797300000000 } from '../database/migrations/1797300000000-pause-canaries.ts';
import { QueueMounts1797310000000 } from '../database/migrations/1797310000000-queue-mounts.ts';
import { CreateNotifications1797320000000 } from '../database/migrations/1797320000000-create-notifications.ts';
import { TranslateNotifications1797320000001 } from '../database/migrations/1797320000001-translate-notifications.ts';
import { HoldNotifications1797320000002 } from '../database/migrations/1797320000002-hold-notifications.ts';
import { CreateRollouts1797350000000 } from '../database/migrations/1797350000000-create-rollouts.ts';
import { LimitPublishers1797450050000 } from '../database/migrations/1797450050000-limit-publishers.ts';
import { ChainEvents1797450200000 } from '../database/migrations/1797450200000-chain-events.ts';
import { StoreProvenance1797600000000 } from '../database/migrations/1797600000000-store-provenance.ts';
import { CountHealth1797610000000 } from '../database/migrations/1797610000000-count-health.ts';
import { FreezeReleases1797650000000 } from '../database/migrations/1797650000000-freeze-releases.ts';
import { CreateMoveSets1797660000000 } from '../database/migrations/1797660000000-create-move-sets.ts';
import { AlertOnHealth1797670000000 } from '../database/migrations/1797670000000-alert-on-health.ts';
import { StorePictures1797680000000 } from '../database/migrations/1797680000000-store-pictures.ts';
import { CreateApprovals1797700000000 } from '../database/migrations/1797700000000-create-approvals.ts';
import { MountEntity } from '../database/mount.entity.ts';
import type { AskWorker, SmokeCheck } from './smoke-check.ts';
import { DEFAULT_ENVIRONMENT, environmentSchema, parseInput } from './operator-input.ts';
import { openReleaseStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface ReleasePlane {
  database: DataSource;
  store: ReleaseStore;
  /** Environment whose pointers are moved and read. All environments of a database share its releases. */
  environment: string;
  /** Mounts a release in a browser of this machine. */
  smoke?: SmokeCheck | undefined;
  /**
   * Asks a mount worker where `smoke` is missing or inconclusive. Without a result of either, the smoke check
   * needs an earlier mount to be `compatible`.
   */
  askWorker?: AskWorker | undefined;
  /** Default: DEFAULT_BUDGET_CEILINGS. */
  ceilings?: BudgetCeilings | undefined;
}

export interface ReleasePlaneOptions extends StorageOptions {
  databaseUrl: string;
  environment?: string | undefined;
  smoke?: SmokeCheck | undefined;
  ceilings?: BudgetCeilings | undefined;
}

export const releasesDatabase = (databaseUrl: string): ServiceDatabase => ({
  name: 'releases',
  url: databaseUrl,
  entities: [MountEntity],
  migrations: [
    CreateReleases1795132800000,
    EnvironmentsAndCanaries1795219200000,
    CountLoads1795219260000,
    CreatePublishers1795309200000,
    RememberMounts1795395600000,
    SplitMinutes1795482000000,
    TryReleases1795590000000,
    HearVoices1795600000000,
    RetireAreas1796100000000,
    StorePointers1796500000000,
    CountHangs1796600000000,
    CreatePreviews1797230000000,
    PauseCanaries1797300000000,
    QueueMounts1797310000000,
    CreateNotifications1797320000000,
    TranslateNotifications1797320000001,
    HoldNotifications1797320000002,
    CreateRollouts1797350000000,
    LimitPublishers1797450050000,
    ChainEvents1797450200000,
    StoreProvenance1797600000000,
    CountHealth1797610000000,
    FreezeReleases1797650000000,
    CreateMoveSets1797660000000,
    AlertOnHealth1797670000000,
    StorePictures1797680000000,
    CreateApprovals1797700000000,
  ],
});

/** Connects and migrates the schema. The caller closes it with `database.destroy()`. */
export async function openReleasePlane(options: ReleasePlaneOptions): Promise<ReleasePlane> {
  const environment = parseInput(
    'environment',
    environmentSchema,
    options.environment ?? DEFAULT_ENVIRONMENT,
  );
  const database = await createDataSource(releasesDatabase(options.databaseUrl));
  const { smoke, ceilings } = options;
  return { database, store: openReleaseStore(options), environment, smoke, ceilings };
}
