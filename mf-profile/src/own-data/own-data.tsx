import type { User } from '@danqing/contracts/identity';
import { useLazyChunk } from '@danqing/ui-kit';
import { erasureNote, ownDataSection } from './lazy-own-data.ts';

export function OwnData({ member }: { member: User }) {
  const { part: Section } = useLazyChunk(ownDataSection, true);
  return Section && <Section member={member} />;
}

export function ErasureWarning({ member }: { member: User }) {
  const { part: Note } = useLazyChunk(erasureNote, member.erases_at !== undefined);
  return Note && member.erases_at !== undefined ? <Note member={member} /> : null;
}
