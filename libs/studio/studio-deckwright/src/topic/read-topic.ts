import type { TalkKind } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';
import { cleanTopic } from './clean-topic.ts';
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
  audience: string | null;
  /** 1 to 480. */
  minutes: number | null;
}

/** Parses any text as a topic; `fallback` is the language of ambiguous text. */
export function readTopic(topic: string, fallback: Locale): Topic {
  const text = cleanTopic(topic).join('\n');
  const kind = kindOfText(text);
  const locale = languageOfTopic(topic, fallback);
  const length = parseLength(text);
  const audience = parseAudience(length.rest);
  return {
    kind,
    locale,
    subject: subjectOf(audience.rest, kind, locale),
    audience: audience.value,
    minutes: length.value,
  };
}
