import type { GateResult, ReleaseEvent, ReleaseSummary } from '@danqing/contracts/releases';
import type { Language } from '../language/language.ts';

/** Name that the server stores for operators without a name of their own. */
const SHARED_TOKEN = 'operator (shared token)';
/** Name that the server stores for itself when it advances a rollout. */
const ROLLOUT = 'rollout';

export function actorName({ actor, evidence }: ReleaseEvent, { t }: Language): string {
  if (evidence || actor === ROLLOUT) return t.actor.automatic;
  return personName(actor, { t });
}

export const personName = (actor: string, { t }: Pick<Language, 't'>): string =>
  actor === SHARED_TOKEN ? t.session.shared : actor.replace(/^operator /, '');

/**
 * Returns whether an actor is the signed-in operator; null is the one with the shared token. The command line
 * stores a name without the console's prefix.
 */
export const isSignedIn = (actor: string, operator: string | null): boolean =>
  operator === null
    ? actor === SHARED_TOKEN
    : actor.replace(/^operator /, '').toLowerCase() === operator.toLowerCase();

/**
 * Returns whether everything passed except for the browser check, which had no result. That is the normal case
 * after `npm start`, which runs no browser.
 */
export function lacksOnlyMount(gate: GateResult): boolean {
  const stopped = gate.checks.filter(({ verdict }) => verdict !== 'compatible');
  return (
    stopped.length > 0 && stopped.every(({ check, verdict }) => check === 'smoke' && verdict === 'unknown')
  );
}

/** Returns whether the operator overrode more than a browser check without a result. */
export const isForced = ({ forced, gate }: ReleaseEvent): boolean =>
  forced && !(gate && lacksOnlyMount(gate));

const WHOLE_AREA = new Set<ReleaseEvent['action']>(['kill', 'revive', 'retire']);

export function describeMove({ action, evidence, pointer, to }: ReleaseEvent, language: Language): string {
  const { t, format } = language;
  if (evidence) return automaticMove(action, language);
  const weight =
    action === 'canary' && pointer.canary ? ` ${format.percent(pointer.canary.weight / 100)}` : '';
  const release = WHOLE_AREA.has(action) ? '' : ` ${to.slice(0, SHORT)}`;
  return `${t.done[action]}${weight}${release}`;
}

/** Names what a move means to a rollout, or returns null if it concerns none. */
export const describeRollout = ({ rollout }: ReleaseEvent, { t }: Pick<Language, 't'>): string | null =>
  rollout &&
  `${t.rollout.decision[rollout.decision]} · ${t.rollout.stepOf(String(rollout.step), String(rollout.steps))}`;

/** Names a move that the server made by itself. */
export const automaticMove = (action: ReleaseEvent['action'], { t }: Pick<Language, 't'>): string =>
  action === 'pause' ? t.done.pausedAutomatically : t.done.automatic;

export function commitName(
  { commit, dirty }: Pick<ReleaseSummary, 'commit' | 'dirty'>,
  { t }: Pick<Language, 't'>,
): string {
  return commit?.slice(0, COMMIT_DIGITS) ?? (dirty ? t.release.facts.uncommitted : t.none);
}

const COMMIT_DIGITS = 12;
const SHORT = 10;
export const shortRelease = (release: string): string => release.slice(0, SHORT);
