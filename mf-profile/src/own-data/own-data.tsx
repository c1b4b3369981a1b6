import type { User } from '@danqing/contracts/identity';
import { useLatePart } from '@danqing/ui-kit';
import { erasureNote, ownDataSection } from './late-own-data.ts';

/** The member's data, to take away and to have erased. */
export function OwnData({ member }: { member: User }) {
  const { part: Section } = useLatePart(ownDataSection, true);
  return Section && <Section member={member} />;
}

/** Where the account is to be erased: until when it can be kept. */
export function ErasureWarning({ member }: { member: User }) {
  const { part: Note } = useLatePart(erasureNote, member.erases_at !== undefined);
  return Note && member.erases_at !== undefined ? <Note member={member} /> : null;
}
