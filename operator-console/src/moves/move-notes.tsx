import type { OperatorArea } from '@danqing/contracts/releases';
import { Button, Note } from '@danqing/ui-kit';
import { actorName, describeMove } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import { useNow } from '../use-now.ts';
import styles from './move-dialog.module.css';
import type { Move } from './use-move.ts';

export function MovedNote({ current, onReload }: { current: OperatorArea; onReload: () => void }) {
  const language = useLanguage();
  const { t, format } = language;
  const now = useNow();
  const { lastMove } = current;
  return (
    <div className={styles.moved}>
      <Note tone="danger">
        {t.move.moved(
          actorName(lastMove, language),
          format.time(lastMove.at, now),
          describeMove(lastMove, language),
          lastMove.reason,
        )}
      </Note>
      <Button onClick={onReload}>{t.move.lookAgain}</Button>
    </div>
  );
}

export function FailureNote({ failure }: { failure: NonNullable<Move['failure']> }) {
  const { t } = useLanguage();
  if (failure === 'unreachable') return <Note tone="danger">{t.move.unreachable}</Note>;
  const problems = failure.gate ? [] : failure.problems;
  return (
    <div>
      <Note tone="danger">
        {t.move.refused} {failure.code === 'APPROVAL_NEEDED' ? t.approval.needed : failure.message}
      </Note>
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={t.move.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
