import type { Act, Command } from '@danqing/nest-kit/command-line';
import { ReleaseError } from '../release/release-error.ts';
import { describeShipment, shipBuilds } from '../shipping/ship-builds.ts';
import type { ReleaseCliContext } from './cli-context.ts';
import type { OnPlane } from './on-plane.ts';

/**
 * Defines the `hand-over` command. Run before another version starts, it activates that version's releases,
 * so that the start moves nothing.
 */
export function defineHandOver(
  program: Command,
  act: Act,
  { context, plane }: { context: ReleaseCliContext; plane: OnPlane },
): void {
  program
    .command('hand-over')
    .description(
      'before starting another version: activate its shell and areas as one set, and retire areas it lacks',
    )
    .argument('<folder>', 'folder of that version, such as /opt/danqing/1')
    .action(
      act((folder: string) => {
        const folders = context.builds?.(folder) ?? [];
        if (folders.length === 0)
          throw new ReleaseError(
            'INPUT_INVALID',
            `${folder}: no version with a built shell is there. Name the folder that holds shell/dist.`,
          );
        return plane({}, async (plane, actor) => {
          const shipment = await shipBuilds(plane, { folders, actor, source: context.source });
          const text = describeShipment(shipment.areas).map((line) => `${line}\n`);
          return { result: shipment, text: text.join(''), moved: shipment.moves.at(-1) };
        });
      }),
    );
}
