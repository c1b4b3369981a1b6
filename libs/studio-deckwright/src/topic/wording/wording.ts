import type { TalkKind } from '@danqing/contracts/agent';

/** How a language asks for a talk. What a pattern finds is taken off, but for its group `kept`. */
export interface Wording {
  sentenceEnd: RegExp;
  /** Asking for a talk, whatever it is of: “please make a presentation about”. */
  request: readonly RegExp[];
  /** The kind of talk, at the edges of its subject: “a trip to”, 发布会. */
  kinds: (kind: TalkKind) => readonly RegExp[];
  /** What is left when nothing was said. */
  nothing: RegExp;
  /** What is no noun. */
  question: RegExp;
  /** The subject as sentences name it. */
  asNoun: (subject: string) => string;
}

/** `$<kept>` needs the group, also where a pattern keeps nothing. */
export const off = (source: string, flags = 'u'): RegExp => new RegExp(`(?<kept>)(?:${source})`, flags);
