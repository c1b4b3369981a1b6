import type { TalkKind } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';
import { cleanTopic } from './clean-topic.ts';
import { kindOfWords } from './kind-of-words.ts';
import { languageOfTopic } from './language-of-topic.ts';
import { saidAudience } from './said-audience.ts';
import { saidLength } from './said-length.ts';
import { subjectOf, type Subject } from './subject-of.ts';

export interface Topic {
  kind: TalkKind;
  locale: Locale;
  /** Null if the topic names only a kind of talk, or nothing. */
  subject: Subject | null;
  audience: string | null;
  /** 1 to 480. */
  minutes: number | null;
}

/** Parses any text as a topic; `fallback` is the language of ambiguous text. */
export function readTopic(topic: string, fallback: Locale): Topic {
  const text = cleanTopic(topic).join('\n');
  const kind = kindOfWords(text);
  const locale = languageOfTopic(topic, fallback);
  const length = saidLength(text);
  const audience = saidAudience(length.rest);
  return {
    kind,
    locale,
    subject: subjectOf(audience.rest, kind, locale),
    audience: audience.value,
    minutes: length.value,
  };
}
