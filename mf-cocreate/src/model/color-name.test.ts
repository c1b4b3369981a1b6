import { expect, it } from 'vitest';
import { nameFault, readableLength } from './color-name.ts';

it.each([
  ['', 'required'],
  [' \u3000', 'required'],
  ['茶', null],
  ['青'.repeat(20), null],
  ['青'.repeat(21), 'tooLong'],
  ['👩‍🎨'.repeat(20), null],
  ['<b>青</b>', null],
  ['أزرق', null],
])('the name %j has the fault %j', (name, fault) => expect(nameFault(name)).toBe(fault));

it('counts characters as readers do', () => expect(readableLength('é👩‍🎨青')).toBe(3));
