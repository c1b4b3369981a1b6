import type { RolloutChange } from '@danqing/contracts/releases';
import { useLanguage } from '../language/language.ts';
import { MoveDialog, type MoveDialogContext } from './move-dialog.tsx';

export function RolloutDialog({ change, ...context }: MoveDialogContext & { change: RolloutChange }) {
  const { t, locale } = useLanguage();
  const { name, rollout } = context.area;
  return (
    <MoveDialog
      {...context}
      title={t.rollout.title[change](name[locale])}
      lead={t.rollout.lead[change]}
      submit={t.rollout.actions[change]}
      danger={change === 'cancel'}
      requestedMove={rollout && { action: 'changeRollout', rollout: rollout.id, change }}
    />
  );
}
