import { AUTOMATIC_ACTORS } from '../moves/automatic-actors.ts';
import { actorSchema, parseInput } from '../plane/operator-input.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { ReleaseCliContext } from './cli-context.ts';

const nameSchema = actorSchema.refine(
  (name) => !AUTOMATIC_ACTORS.includes(name),
  'is the name of an automatic actor',
);

/**
 * Returns the name that the command line was given, before the database opens.
 *
 * @throws {ReleaseError} INPUT_INVALID without a name
 */
export function givenName(context: ReleaseCliContext, option: string | undefined): string {
  const name = option ?? context.operator;
  if (name === undefined || name.trim() === '')
    throw new ReleaseError(
      'INPUT_INVALID',
      'Say who you are, because the history names you: --as <name>, or the variable OPERATOR.',
    );
  return parseInput(option === undefined ? 'OPERATOR' : '--as', nameSchema, name);
}

/**
 * Returns the operator's name as it is stored.
 *
 * @throws {ReleaseError} OPERATOR_UNKNOWN when the site has operators and none of this name
 */
export async function knownName(context: ReleaseCliContext, name: string): Promise<string> {
  const known = context.knownOperator ? await context.knownOperator(name) : name;
  if (known !== null) return known;
  throw new ReleaseError(
    'OPERATOR_UNKNOWN',
    `There is no operator ${name}. Use the name of one (npm run operators -- list), or add them (npm run operators -- add).`,
  );
}
