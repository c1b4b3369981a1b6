import {
  KillDialog,
  PauseDialog,
  PromoteDialog,
  QuarantineDialog,
  ResumeDialog,
  RetireDialog,
  ReviveDialog,
} from './confirm-dialog.tsx';
import type { MoveDialogContext } from './move-dialog.tsx';
import type { MoveKind } from './move-kind.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { RolloutDialog } from './rollout-dialog.tsx';
import { RollbackDialog } from './rollback-dialog.tsx';

export function OpenDialog({ kind, ...context }: MoveDialogContext & { kind: MoveKind }) {
  switch (kind) {
    case 'rollback':
      return <RollbackDialog {...context} />;
    case 'release':
      return <ReleaseDialog {...context} weightOnly={false} />;
    case 'weight':
      return <ReleaseDialog {...context} weightOnly />;
    case 'pause':
      return <PauseDialog {...context} />;
    case 'resume':
      return <ResumeDialog {...context} />;
    case 'promote':
      return <PromoteDialog {...context} />;
    case 'kill':
      return <KillDialog {...context} />;
    case 'revive':
      return <ReviveDialog {...context} />;
    case 'retire':
      return <RetireDialog {...context} />;
    case 'quarantine':
    case 'unquarantine':
      return <QuarantineDialog {...context} action={kind} />;
    case 'pauseRollout':
      return <RolloutDialog {...context} change="pause" />;
    case 'resumeRollout':
      return <RolloutDialog {...context} change="resume" />;
    case 'hastenRollout':
      return <RolloutDialog {...context} change="hasten" />;
    case 'cancelRollout':
      return <RolloutDialog {...context} change="cancel" />;
  }
}
