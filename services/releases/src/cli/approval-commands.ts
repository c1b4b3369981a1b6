import { approvalKindSchema, type Approval, type ApprovalKind } from '@danqing/contracts/releases';
import { by, type Act, type Command } from '@danqing/nest-kit/command-line';
import { z } from 'zod';
import { approvalEvent } from '../approvals/approval-event.ts';
import { approveRelease, declineApproval } from '../approvals/approve-release.ts';
import { selectApprovals, selectFourEyes, upsertFourEyes } from '../database/approval.queries.ts';
import { countSchema, parseInput, requiredReasonSchema } from '../plane/operator-input.ts';
import type { ReleaseCliContext } from './cli-context.ts';
import type { OnPlane } from './on-plane.ts';

export function defineApprovals(
  program: Command,
  act: Act,
  { context, plane }: { context: ReleaseCliContext; plane: OnPlane },
): void {
  const actorOf = (actor: string) => ({ actor: `command line ${actor}`, address: null });
  const approval = program
    .command('approval')
    .description('approve releases of other operators, where four eyes are needed');
  approval
    .command('list')
    .description('list what waits for an approval, and approvals that may be used')
    .action(
      act(() =>
        plane({ onlyReads: true }, async ({ database, environment }) => {
          const result = {
            four_eyes: await selectFourEyes(database, environment),
            approvals: await selectApprovals(database, environment),
          };
          const { four_eyes: kinds, approvals } = result;
          return { result, text: `${describeFourEyes(kinds)}${approvals.map(describeApproval).join('')}` };
        }),
      ),
    );
  approval
    .command('approve')
    .description('permit a move that another operator asked for; it must be repeated within a day')
    .argument('<id>', 'ID from approval list', by(countSchema))
    .requiredOption('--reason <text>', 'what you looked at', by(requiredReasonSchema))
    .action(
      act((id: number, { reason }: { reason: string }) =>
        plane({}, async (plane, actor) => {
          const result = await approveRelease(plane, { id, actor, reason });
          await context.record?.(approvalEvent(actorOf(actor), result, 'approved'));
          return { result, text: describeApproval(result) };
        }),
      ),
    );
  approval
    .command('decline')
    .description('decline a request, or take an approval back')
    .argument('<id>', 'ID from approval list', by(countSchema))
    .action(
      act((id: number) =>
        plane({}, async (plane, actor) => {
          const result = await declineApproval(plane, { id, actor });
          await context.record?.(approvalEvent(actorOf(actor), result, 'declined'));
          return { result, text: `declined:\n${describeApproval(result)}` };
        }),
      ),
    );
  approval
    .command('four-eyes')
    .description(
      'choose which moves need a second operator: shell (any of the shell), contract (of a release with another contract), force (past the gate); none of them: none',
    )
    .argument('<kinds...>', 'shell, contract, force; or only none', collectKind)
    .action(
      act((wanted: FourEyesWord[]) =>
        plane({}, async ({ database, environment }, actor) => {
          const result = parseInput('kinds', fourEyesSchema, wanted);
          await upsertFourEyes(database, environment, result);
          await context.record?.({
            ...actorOf(actor),
            action: 'operator-change',
            result: 'allowed',
            subject: 'site',
            detail: describeFourEyes(result).trim(),
          });
          return { result, text: describeFourEyes(result) };
        }),
      ),
    );
}

const wordSchema = z.enum([...approvalKindSchema.options, 'none']);
type FourEyesWord = z.infer<typeof wordSchema>;

/** Requires `none` to be alone, so that a mistyped command ends no protection. */
const fourEyesSchema = z
  .array(wordSchema)
  .refine((words) => words.length === 1 || !words.includes('none'), 'must be kinds, or only none')
  .transform((words): ApprovalKind[] => [...new Set(words.filter((word) => word !== 'none'))]);

const collectKind = (text: string, before: FourEyesWord[] = []): FourEyesWord[] => [
  ...before,
  by(wordSchema)(text),
];

const describeFourEyes = (kinds: readonly ApprovalKind[]): string =>
  kinds.length === 0 ? 'No move needs a second operator.\n' : `Four eyes: ${kinds.join(', ')}.\n`;

const describeApproval = ({
  id,
  area,
  release,
  kinds,
  checks,
  requested_by,
  reason,
  approved_by,
  expires_at,
}: Approval): string =>
  `${id}  ${area} ${release}  ${[...kinds, ...checks].join(', ')}  asked by ${requested_by}: ${reason}  ${
    approved_by === null ? 'waits' : `approved by ${approved_by}`
  } until ${expires_at}\n`;
