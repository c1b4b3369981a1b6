import type { User } from '@danqing/contracts/identity';
import { useLatePart } from '@danqing/ui-kit';
import { erasureNote, ownDataSection } from './late-own-data.ts';

export function OwnData({ member }: { member: User }) {
  const { part: Section } = useLatePart(ownDataSection, true);
  return Section && <Section member={member} />;
}

export function ErasureWarning({ member }: { member: User }) {
  const { part: Note } = useLatePart(erasureNote, member.erases_at !== undefined);
  return Note && member.erases_at !== undefined ? <Note member={member} /> : null;
}
