import type { TalkKind } from '@danqing/contracts/agent';

/** How a language requests a talk. Matches are removed, except for the group `kept`. */
export interface Wording {
  sentenceEnd: RegExp;
  request: readonly RegExp[];
  kinds: (kind: TalkKind) => readonly RegExp[];
  nothing: RegExp;
  question: RegExp;
  asNoun: (subject: string) => string;
}

/** The empty group defines `$<kept>` for patterns that retain nothing. */
export const off = (source: string, flags = 'u'): RegExp => new RegExp(`(?<kept>)(?:${source})`, flags);
