import { EVERY, OPERATOR_RIGHTS, type Grant } from '@danqing/contracts/operators';

export interface GrantEdit {
  rights: readonly Grant['right'][];
  areas: readonly string[];
}

/** Returns one grant for each right in each area, sorted. `moderate` applies to the whole site. */
export const grantsOf = ({ rights, areas }: GrantEdit): Grant[] =>
  withoutRepetition(
    rights.flatMap((right) =>
      (right === 'moderate' ? [EVERY] : areas).map((area): Grant => ({ area, right })),
    ),
  );

export const addGrants = (grants: readonly Grant[], edit: GrantEdit): Grant[] =>
  withoutRepetition([...grants, ...grantsOf(edit)]);

/**
 * Returns the grants without the given rights in the given areas.
 *
 * @throws {Error} when a grant for every area includes one of them, because it cannot exclude an area
 */
export function removeGrants(grants: readonly Grant[], edit: GrantEdit): Grant[] {
  const removed = grantsOf(edit);
  const rest = grants
    .flatMap(splitEveryRight)
    .filter((grant) => !removed.some((each) => covers(each, grant)));
  const wider = rest.find((grant) => removed.some((each) => covers(grant, each)));
  if (wider)
    throw new Error(
      `The right ${wider.right} applies to every area. Withdraw it with --rights ${wider.right}, then grant it for the areas to keep.`,
    );
  return withoutRepetition(rest);
}

const splitEveryRight = ({ area, right }: Grant): Grant[] =>
  right === EVERY
    ? OPERATOR_RIGHTS.filter((each) => each !== 'moderate' || area === EVERY).map((each) => ({
        area,
        right: each,
      }))
    : [{ area, right }];

const covers = (wide: Grant, narrow: Grant): boolean =>
  (wide.area === EVERY || wide.area === narrow.area) && (wide.right === EVERY || wide.right === narrow.right);

function withoutRepetition(grants: readonly Grant[]): Grant[] {
  const distinct = [...new Map(grants.map((grant) => [`${grant.area} ${grant.right}`, grant])).values()];
  const needed = distinct.filter((grant) => !distinct.some((each) => each !== grant && covers(each, grant)));
  return needed.toSorted((a, b) => (`${a.area} ${a.right}` < `${b.area} ${b.right}` ? -1 : 1));
}
