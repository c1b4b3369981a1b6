import { useShell } from '../stores/shell-context.ts';
import styles from './badges.module.css';
import { OverrideBadge } from './override-badge.tsx';
import { OverrideEnded } from './override-ended.tsx';
import { PreviewBadge } from './preview-badge.tsx';
import { ReleasePanel } from './release-panel.tsx';

export interface DeveloperToolsProps {
  open: boolean;
  onClose: () => void;
}

export function DeveloperTools({ open, onClose }: DeveloperToolsProps) {
  const { overrides, preview } = useShell().page;
  const { active, ended } = overrides ?? { active: [], ended: [] };
  return (
    <>
      <div className={styles.badges}>
        {preview && <PreviewBadge {...preview} />}
        {active.length > 0 && <OverrideBadge overrides={active} />}
        {ended.length > 0 && <OverrideEnded areas={ended} />}
      </div>
      {open && <ReleasePanel onClose={onClose} />}
    </>
  );
}
