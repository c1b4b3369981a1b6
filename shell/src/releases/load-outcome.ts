import type { LoadOutcome } from '@danqing/contracts/releases';
import { isChunkError } from './chunk-error.ts';
import type { LoadFailure, LoadReport } from './load-reports.ts';

const SLOW_MS = 8_000;

export function outcomeOf({ failure, duration }: Pick<LoadReport, 'failure' | 'duration'>): LoadOutcome {
  if (failure) return failureOutcome(failure);
  return duration > SLOW_MS ? 'slow' : 'ok';
}

function failureOutcome({ error, stage, files, online }: LoadFailure): LoadOutcome {
  if (stage === 'hang') return 'hang';
  const message = error instanceof Error ? error.message : String(error);
  const chunk = isChunkError(error);
  if (stage === 'screen') return chunk ? (online ? 'chunk' : 'network') : 'render';
  // Browsers do not report why a script was rejected. Fetching its file again reveals the reason.
  if (files === 'altered' || /no known hash|was altered/.test(message)) return 'integrity';
  if (!online) return 'network';
  if (chunk) return 'chunk';
  if (/script did not come|not there after/.test(message)) return 'network';
  if (/in shared scope|Unsatisfied version|not exist in container|no component for/.test(message))
    return 'compat';
  return 'init';
}
