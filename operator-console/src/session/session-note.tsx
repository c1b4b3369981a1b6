import type { OperatorSession } from '@danqing/contracts/operators';
import { Note } from '@danqing/ui-kit';
import { useLanguage } from '../language/language.ts';

export function SessionNote({ session: { name, changes } }: { session: OperatorSession }) {
  const { t } = useLanguage();
  if (changes !== 'missing') return null;
  return <Note tone="accent">{name === null ? t.session.nameMissing : t.session.factorMissing(name)}</Note>;
}
