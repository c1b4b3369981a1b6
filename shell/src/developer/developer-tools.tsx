import { useShell } from '../stores/shell-context.ts';
import { OverrideBadge } from './override-badge.tsx';
import { OverrideEnded } from './override-ended.tsx';
import { ReleasePanel } from './release-panel.tsx';

export interface DeveloperToolsProps {
  open: boolean;
  onClose: () => void;
}

export function DeveloperTools({ open, onClose }: DeveloperToolsProps) {
  const { active, ended } = useShell().page.overrides ?? { active: [], ended: [] };
  return (
    <>
      {active.length > 0 && <OverrideBadge overrides={active} />}
      {ended.length > 0 && <OverrideEnded areas={ended} />}
      {open && <ReleasePanel onClose={onClose} />}
    </>
  );
}
