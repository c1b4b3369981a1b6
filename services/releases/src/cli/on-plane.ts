import type { Outcome } from '@danqing/nest-kit/command-line';
import type { Move } from '../moves/move-pointer.ts';
import { openReleasePlane, type ReleasePlane } from '../plane/release-plane.ts';
import type { ReleaseCliContext } from './cli.ts';
import { confirmMove, refuseOtherSite } from './confirm-move.ts';
import { refuseUnknownArea, refuseUnknownEnvironment } from './known-names.ts';
import { parseSite } from './running-site.ts';

/** What every command takes. */
export interface PlaneOptions {
  actor?: string;
  environment?: string;
  site?: string;
}

export interface PlaneOutcome extends Outcome {
  /** Of a move. */
  moved?: Move;
}

interface PlaneRequest {
  /** Has to be there, with a release or a move. */
  area?: string | undefined;
  /** Changes nothing that a site serves, so it matters not which one runs. */
  onlyReads?: boolean;
  /** Is about releases alone, or begins an environment. */
  anyEnvironment?: boolean | undefined;
}

/** Runs a command on the release plane, which is closed afterwards. `actor` is who acts. */
export type OnPlane = (
  request: PlaneRequest,
  run: (plane: ReleasePlane, actor: string) => Promise<PlaneOutcome>,
) => Promise<Outcome>;

/** How commands reach the plane: they are refused for unknown names and beside a foreign site, and a move is confirmed by the site. */
export function onPlane(context: ReleaseCliContext, options: () => PlaneOptions): OnPlane {
  return async ({ area, onlyReads, anyEnvironment }, run) => {
    const given = options();
    const named = given.site === undefined || given.site === 'none' ? undefined : parseSite(given.site);
    const asked = given.site === 'none' ? null : (named ?? context.site);
    const databaseUrl = await context.openDatabase();
    const plane = await openReleasePlane({
      databaseUrl,
      dataDir: context.dataDir,
      s3: context.s3,
      environment: given.environment ?? context.environment,
      smoke: given.site === 'none' ? undefined : context.smoke?.(named),
    });
    try {
      if (!anyEnvironment) await refuseUnknownEnvironment(plane);
      if (area !== undefined) await refuseUnknownArea(plane, area);
      if (!onlyReads && asked) await refuseOtherSite(plane, asked);
      const outcome = await run(plane, given.actor ?? context.actor);
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
