import { useTranslation } from '@danqing/shell-sdk/i18n';
import { IconButton } from '@danqing/ui-kit';
import Redo2 from '@danqing/ui-kit/icons/redo-2';
import Undo2 from '@danqing/ui-kit/icons/undo-2';

export interface HistoryButtonsProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  className?: string;
}

export function HistoryButtons({ canUndo, canRedo, onUndo, onRedo, className }: HistoryButtonsProps) {
  const { t } = useTranslation('generator');
  return (
    <>
      <IconButton
        label={t('history.undo')}
        title={t('history.undoHint')}
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!canUndo}
        className={className}
        onClick={onUndo}
      >
        <Undo2 size={17} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('history.redo')}
        title={t('history.redoHint')}
        aria-keyshortcuts="Control+Y Control+Shift+Z Meta+Shift+Z"
        aria-disabled={!canRedo}
        className={className}
        onClick={onRedo}
      >
        <Redo2 size={17} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </>
  );
}
