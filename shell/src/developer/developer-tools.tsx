import { usePages } from '../shell-context.ts';
import { useLateTexts } from '../use-late-texts.ts';
import { developerCatalogues } from './catalogues.ts';
import { OverrideBadge } from './override-badge.tsx';
import { ReleasePanel } from './release-panel.tsx';

export interface DeveloperToolsProps {
  open: boolean;
  onClose: () => void;
}

/** The badge of overridden areas, and the panel when it is open. */
export function DeveloperTools({ open, onClose }: DeveloperToolsProps) {
  useLateTexts('developer', developerCatalogues);
  const overridden = usePages().filter(({ channel }) => channel === 'override');
  return (
    <>
      {overridden.length > 0 && <OverrideBadge areas={overridden} />}
      {open && <ReleasePanel onClose={onClose} />}
    </>
  );
}
