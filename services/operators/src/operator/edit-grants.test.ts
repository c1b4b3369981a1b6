import { FULL_GRANTS, hasRight, OPERATOR_RIGHTS } from '@danqing/contracts/operators';
import { describe, expect, it } from 'vitest';
import { addGrants, grantsOf, removeGrants } from './edit-grants.ts';

const rightsIn = (grants: Parameters<typeof hasRight>[0], area: string) =>
  OPERATOR_RIGHTS.filter((right) => hasRight(grants, area, right));

describe('grants', () => {
  it('are one for each right in each area', () => {
    const grants = grantsOf({ rights: ['canary', 'rollback'], areas: ['palettes', 'generator'] });
    expect(grants).toHaveLength(4);
    expect(rightsIn(grants, 'palettes')).toEqual(['read', 'canary', 'rollback']);
    expect(rightsIn(grants, 'gallery')).toEqual([]);
    expect(rightsIn(grants, '*')).toEqual([]);
  });

  it('include moderation for the whole site only, and it lets nobody read releases', () => {
    const grants = grantsOf({ rights: ['moderate'], areas: ['palettes'] });
    expect(grants).toEqual([{ area: '*', right: 'moderate' }]);
    expect(rightsIn(grants, '*')).toEqual(['moderate']);
  });

  it('merge into wider ones', () => {
    const few = grantsOf({ rights: ['canary'], areas: ['palettes'] });
    expect(addGrants(few, { rights: ['*'], areas: ['*'] })).toEqual(FULL_GRANTS);
    expect(addGrants(FULL_GRANTS, { rights: ['canary'], areas: ['palettes'] })).toEqual(FULL_GRANTS);
  });

  it('lose a right everywhere', () => {
    const rest = removeGrants(FULL_GRANTS, { rights: ['kill', 'activate'], areas: ['*'] });
    expect(rightsIn(rest, 'palettes')).toEqual(['read', 'publish', 'canary', 'rollback', 'moderate']);
  });

  it('lose every right in an area, or all', () => {
    const grants = grantsOf({ rights: ['canary', 'kill'], areas: ['palettes', 'generator'] });
    const rest = removeGrants(grants, { rights: ['*'], areas: ['palettes'] });
    expect([rightsIn(rest, 'palettes'), rightsIn(rest, 'generator')]).toEqual([
      [],
      ['read', 'canary', 'kill'],
    ]);
    expect(removeGrants(FULL_GRANTS, { rights: ['*'], areas: ['*'] })).toEqual([]);
  });

  it('cannot exclude one area from all', () => {
    expect(() => removeGrants(FULL_GRANTS, { rights: ['kill'], areas: ['palettes'] })).toThrow(
      'The right kill applies to every area.',
    );
  });
});
