import type { TalkKind } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';
import { asTyped } from './as-typed.ts';
import { cleanTopic } from './clean-topic.ts';
import { emojiIn, withoutEmoji } from './emoji.ts';
import { kindOfText } from './kind-of-text.ts';
import { languageOfTopic } from './language-of-topic.ts';
import { parseAudience } from './parse-audience.ts';
import { parseLength } from './parse-length.ts';
import { subjectOf, type Subject } from './subject-of.ts';

export interface Topic {
  kind: TalkKind;
  locale: Locale;
  /** Null if the topic names only a kind of talk, or nothing. */
  subject: Subject | null;
  /** The emoji of a topic without a subject. */
  emoji?: string;
  audience: string | null;
  /** 1 to 480. */
  minutes: number | null;
}

/** Parses any text as a topic; `fallback` is the language of ambiguous text. */
export function readTopic(topic: string, fallback: Locale): Topic {
  const lines = cleanTopic(topic);
  const typed = lines.join('\n');
  // Words are parsed without emoji, so that those hide no request, length or kind of talk.
  const text = lines
    .map(withoutEmoji)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n');
  const kind = kindOfText(text);
  const locale = languageOfTopic(topic, fallback);
  const length = parseLength(text);
  const audience = parseAudience(length.rest);
  const subject = subjectOf(audience.rest, kind, locale);
  return {
    kind,
    locale,
    subject: subject && { ...subject, title: asTyped(subject.title, typed) },
    ...(!subject && typed !== text && { emoji: emojiIn(typed) }),
    audience: audience.value,
    minutes: length.value,
  };
}
