import { newFreezeSchema, type Freeze } from '@danqing/contracts/releases';
import { by, InvalidArgumentError, type Act, type Command } from '@danqing/nest-kit/command-line';
import { z } from 'zod';
import { selectFreezes } from '../database/freeze.queries.ts';
import { freezeEvent } from '../freezes/freeze-event.ts';
import { addFreeze, removeFreeze } from '../freezes/freeze-releases.ts';
import { areaSchema, countSchema, requiredReasonSchema } from '../plane/operator-input.ts';
import type { ReleaseCliContext } from './cli-context.ts';
import { refuseUnknownArea } from './known-names.ts';
import type { OnPlane } from './on-plane.ts';

const TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** A time of this machine's zone unless it names one. `2026-12-24` is its beginning. */
const timeSchema = z.string().transform((text, context) => {
  const time = new Date(text.includes('T') ? text : `${text}T00:00`);
  if (TIME.test(text) && !Number.isNaN(time.getTime())) return time.toISOString();
  context.addIssue('must be a time such as 2026-12-24T18:00');
  return z.NEVER;
});

interface AddOptions {
  from?: string;
  to: string;
  area?: string;
  reason: string;
}

export function defineFreezes(
  program: Command,
  act: Act,
  { context, plane }: { context: ReleaseCliContext; plane: OnPlane },
): void {
  const record = async (actor: string, freeze: Freeze, what: 'added' | 'removed') =>
    context.record?.(freezeEvent({ actor: `command line ${actor}`, address: null }, freeze, what));
  const freeze = program
    .command('freeze')
    .description(
      'keep releases from reaching more visitors for a time; rollback, pause and kill always work',
    );
  freeze
    .command('add')
    .description('freeze all areas, or one')
    .option('--from <time>', 'start, in local time unless it has a zone (default: now)', by(timeSchema))
    .requiredOption('--to <time>', 'end', by(timeSchema))
    .option('--area <name>', 'only this area', by(areaSchema))
    .requiredOption(
      '--reason <text>',
      'reason, shown to everybody whose move is refused',
      by(requiredReasonSchema),
    )
    .action(
      act(({ from = new Date().toISOString(), to, area, reason }: AddOptions) => {
        const parsed = newFreezeSchema.safeParse({ from, to, area, reason });
        if (!parsed.success) throw new InvalidArgumentError(`It ${parsed.error.issues[0]!.message}.`);
        return plane({}, async (plane, actor) => {
          if (area !== undefined) await refuseUnknownArea(plane, area);
          const result = await addFreeze(plane, { ...parsed.data, actor });
          await record(actor, result, 'added');
          return { result, text: describeFreezes([result]) };
        });
      }),
    );
  freeze
    .command('list')
    .description('list freezes that have not ended')
    .action(
      act(() =>
        plane({ onlyReads: true }, async ({ database, environment }) => {
          const result = await selectFreezes(database, environment);
          return { result, text: result.length === 0 ? 'No freezes.\n' : describeFreezes(result) };
        }),
      ),
    );
  freeze
    .command('remove')
    .description('end a freeze, or take back one that has not begun')
    .argument('<id>', 'ID from freeze list', by(countSchema))
    .action(
      act((id: number) =>
        plane({}, async (plane, actor) => {
          const result = await removeFreeze(plane, { id, actor });
          await record(actor, result, 'removed');
          return { result, text: `removed:\n${describeFreezes([result])}` };
        }),
      ),
    );
}

const describeFreezes = (freezes: readonly Freeze[]): string =>
  freezes
    .map(
      ({ id, area, starts_at, ends_at, reason, created_by }) =>
        `${id}  ${area ?? 'all areas'}  ${starts_at} to ${ends_at}  by ${created_by}: ${reason}\n`,
    )
    .join('');
