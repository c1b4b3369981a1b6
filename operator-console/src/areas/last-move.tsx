import type { ReleaseEvent } from '@danqing/contracts/releases';
import { actorName, describeMove } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';

export function LastMove({ move, now }: { move: ReleaseEvent; now: number }) {
  const language = useLanguage();
  const { format } = language;
  const what = describeMove(move, language);
  return (
    <>
      <span title={what}>
        <time dateTime={move.at} title={format.time(move.at, now)}>
          {format.ago(move.at, now)}
        </time>
        {' · '}
        {actorName(move, language)}
        {' · '}
        {what}
      </span>
      <span title={move.reason}>{move.reason}</span>
    </>
  );
}
