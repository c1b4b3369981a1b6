import type { MoveResponse, OperatorArea } from '@danqing/contracts/releases';
import { useState } from 'react';
import type { OperatorApi } from '../api/operator-api.ts';
import { Refusal } from '../api/refusal.ts';
import { describeMove } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';
import type { RequestedMove } from './move-kind.ts';

export interface Move {
  pending: boolean;
  failure: Refusal | 'unreachable' | null;
  /** The move of the last attempt. The gate result in a refusal applies only to that move. */
  attempted: RequestedMove | null;
  send: (move: RequestedMove, reason: string, force: boolean) => Promise<void>;
}

interface Options {
  onDone: (message: string) => void;
  /** Called when the server refused the move or could not be reached. */
  onRefused: () => void;
}

/** Sends a move of an area's pointer. Reloads the overview after success and after any failure. */
export function useMove(area: OperatorArea, { onDone, onRefused }: Options): Move {
  const language = useLanguage();
  const { api, refresh } = useOperator();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Move['failure']>(null);
  const [attempted, setAttempted] = useState<RequestedMove | null>(null);

  const send: Move['send'] = async (move, reason, force) => {
    const { t } = language;
    setPending(true);
    setFailure(null);
    setAttempted(move);
    try {
      const seen = area.lastMove.sequence;
      const { event: made } = await sendMove(api, area.area, move, { reason, seen, ...(force && { force }) });
      await refresh().catch(() => undefined);
      onDone(
        made
          ? t.move.done(made.sequence, area.name[language.locale], describeMove(made, language))
          : move.action === 'changeRollout'
            ? t.rollout.done
            : t.move.unchanged,
      );
    } catch (error) {
      onRefused();
      setFailure(error instanceof Refusal ? error : 'unreachable');
      // After any error, the operator must decide on the latest state.
      await refresh().catch(() => undefined);
      setPending(false);
    }
  };
  return { pending, failure, attempted, send };
}

function sendMove(
  api: OperatorApi,
  area: string,
  move: RequestedMove,
  details: { reason: string; seen: number; force?: boolean },
): Promise<Pick<MoveResponse, 'event'>> {
  if (move.action === 'startRollout') {
    const { release, plan } = move;
    return api.startRollout(area, { release, plan, ...details });
  }
  if (move.action === 'changeRollout')
    return api.changeRollout(area, move.rollout, move.change, details.reason);
  return api.move(area, { ...move, ...details });
}
