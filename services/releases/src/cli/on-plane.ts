import type { Outcome } from '@danqing/nest-kit/command-line';
import type { Move } from '../moves/move-pointer.ts';
import { askMountWorker } from '../mounts/ask-worker.ts';
import { openReleasePlane, type ReleasePlane } from '../plane/release-plane.ts';
import type { ReleaseCliContext } from './cli-context.ts';
import { confirmMove, refuseOtherSite } from './confirm-move.ts';
import { givenName, knownName } from './operator-name.ts';
import { refuseUnknownArea, refuseUnknownEnvironment } from './known-names.ts';
import { parseSite } from './running-site.ts';

export interface PlaneOptions {
  as?: string;
  environment?: string;
  site?: string;
}

export interface PlaneOutcome extends Outcome {
  moved?: Move;
}

interface PlaneRequest {
  area?: string | undefined;
  /** True when the command does not change what a site serves. The site is then not checked. */
  onlyReads?: boolean;
  anyEnvironment?: boolean | undefined;
  /** True when nothing that the command does is recorded with a name. Implied by `onlyReads`. */
  unnamed?: boolean;
}

export type OnPlane = (
  request: PlaneRequest,
  run: (plane: ReleasePlane, actor: string) => Promise<PlaneOutcome>,
) => Promise<Outcome>;

/**
 * Returns the function through which commands use the release plane. It rejects an unknown environment or
 * area, and a site of another database. After a move it waits until the site serves it.
 */
export function onPlane(context: ReleaseCliContext, options: () => PlaneOptions): OnPlane {
  return async ({ area, onlyReads, anyEnvironment, unnamed }, run) => {
    const given = options();
    const name = onlyReads || unnamed ? null : givenName(context, given.as);
    const named = given.site === undefined || given.site === 'none' ? undefined : parseSite(given.site);
    const asked = given.site === 'none' ? null : (named ?? context.site);
    const databaseUrl = await context.openDatabase();
    const plane = await openReleasePlane({
      databaseUrl,
      dataDir: context.dataDir,
      s3: context.s3,
      environment: given.environment ?? context.environment,
      ceilings: context.ceilings,
      smoke: given.site === 'none' ? undefined : context.smoke?.(named),
    });
    if (given.site !== 'none') plane.askWorker = askMountWorker(plane.database);
    try {
      if (!anyEnvironment) await refuseUnknownEnvironment(plane);
      if (area !== undefined) await refuseUnknownArea(plane, area);
      if (!onlyReads && asked) await refuseOtherSite(plane, asked);
      const outcome = await run(plane, name === null ? '' : await knownName(context, name));
      return outcome.moved && asked !== undefined
        ? await confirmMove(outcome, outcome.moved, {
            plane,
            databaseUrl,
            site: asked,
            limitMs: context.serveLimitMs,
          })
        : outcome;
    } finally {
      await plane.database.destroy();
    }
  };
}
