import type { SecurityEvent } from '@danqing/contracts/operators';
import type { BudgetCeilings, ReleaseSource } from '@danqing/contracts/releases';
import type { Streams } from '@danqing/nest-kit/command-line';
import type { StorageOptions } from '@danqing/nest-kit/storage';
import type { SmokeCheck } from '../plane/smoke-check.ts';

export interface ReleaseCliContext extends Streams {
  openDatabase: () => Promise<string>;
  dataDir: string;
  s3?: StorageOptions['s3'];
  /** URL of the site that should serve this database; `--site` overrides it. Null skips the check of the site. */
  site?: string | null | undefined;
  /** Base URL of the site for links, if it is configured. */
  publicUrl?: string | undefined;
  /** RELEASE_SIGNING_KEY. Without it the key is read from the data folder. */
  signingKey?: string | undefined;
  /** Milliseconds that a site may take to serve a move. */
  serveLimitMs?: number;
  environment?: string | undefined;
  ceilings?: BudgetCeilings | undefined;
  /**
   * Returns the gate check that mounts a release in a browser, on the site that `--site` names. Without
   * `smoke` the check is `unknown`, and activation requires `--force`.
   */
  smoke?: ((site: string | undefined) => SmokeCheck) | undefined;
  source?: ((folder: string) => ReleaseSource | undefined) | undefined;
  builds?: ((folder: string) => string[]) | undefined;
  record?: ((event: SecurityEvent) => Promise<void>) | undefined;
  /** OPERATOR, who uses the command line. `--as` overrides it. */
  operator?: string | undefined;
  /** Returns the stored name of an operator, or null if the site has operators and none of this name. */
  knownOperator?: ((name: string) => Promise<string | null>) | undefined;
}
