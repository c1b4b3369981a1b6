import type { MountsSummary } from '@danqing/contracts/releases';
import { Note } from '@danqing/ui-kit';
import { useLanguage } from '../language/language.ts';

/** Says that nothing tries releases in a browser. */
export function MountNote({ mounts: { workers, waiting } }: { mounts: MountsSummary }) {
  const { t, format } = useLanguage();
  if (workers > 0) return null;
  return (
    <Note tone="accent">
      {t.mounts.noWorker} {waiting > 0 && t.mounts.waiting(format.number(waiting))}
    </Note>
  );
}
