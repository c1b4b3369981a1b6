import {
  DEFAULT_TOKEN_DAYS,
  MAX_TOKEN_DAYS,
  PUBLISHER_MOVES,
  type Publisher,
  type PublisherMove,
} from '@danqing/contracts/releases';
import { by, type Act, type Command } from '@danqing/nest-kit/command-line';
import { actorSchema, areaSchema, countSchema, publisherMovesSchema } from '../plane/operator-input.ts';
import { describeRights } from '../upload/describe-rights.ts';
import { createPublisher, listPublishers, revokePublisher } from '../upload/publishers.ts';
import type { ReleaseCliContext } from './cli-context.ts';
import { describeCreated, describePublishers, describeRevoked } from './cli-text.ts';
import type { OnPlane } from './on-plane.ts';

interface Reach {
  context: ReleaseCliContext;
  plane: OnPlane;
}

interface NewPublisherOptions {
  name: string;
  moves: PublisherMove[];
  days: number;
}

export function definePublishers(program: Command, act: Act, { plane, context }: Reach): void {
  const record = async (actor: string, { id, name, area }: Publisher, what: string): Promise<void> =>
    context.record?.({
      action: 'publisher-change',
      result: 'allowed',
      actor: `command line ${actor}`,
      address: null,
      subject: `publisher ${id}`,
      detail: `${name} of ${area}, ${what}`,
    });
  const publisher = program.command('publisher').description('manage publishers of the running site');
  publisher
    .command('add')
    .description('add a publisher for one existing or new area; prints the token once')
    .argument('<area>', 'name of the shell or of an area', by(areaSchema))
    .requiredOption('--name <name>', 'name of the person or program', by(actorSchema))
    .option(
      '--moves <list>',
      `moves that the token may make in its area, such as canary,rollback: ${PUBLISHER_MOVES.join(', ')}`,
      by(publisherMovesSchema),
      [],
    )
    .option(
      '--days <n>',
      `days until the token expires, up to ${MAX_TOKEN_DAYS}`,
      by(countSchema),
      DEFAULT_TOKEN_DAYS,
    )
    .action(
      act((area: string, { name, moves, days }: NewPublisherOptions) =>
        plane({ anyEnvironment: true }, async (plane, actor) => {
          const site = context.publicUrl ?? null;
          const result = await createPublisher(plane, { area, name, actor, moves, days, site });
          await record(actor, result.publisher, `added, ${describeRights(result.publisher)}`);
          return { result, text: describeCreated(result) };
        }),
      ),
    );
  publisher
    .command('list')
    .description('list all publishers, including revoked ones')
    .action(
      act(() =>
        plane({ anyEnvironment: true, onlyReads: true }, async (plane) => {
          const result = await listPublishers(plane);
          return { result, text: describePublishers(result) };
        }),
      ),
    );
  publisher
    .command('revoke')
    .description("revoke a publisher's token permanently")
    .argument('<id>', 'ID from publisher list', by(countSchema))
    .action(
      act((id: number) =>
        plane({ anyEnvironment: true }, async (plane, actor) => {
          const result = await revokePublisher(plane, { id, actor });
          await record(actor, result, 'revoked');
          return { result, text: describeRevoked(result) };
        }),
      ),
    );
}
