import type { LoadCounts } from '@danqing/contracts/releases';
import type { FormattedNotification } from '../formats/format.ts';
import { NOTIFICATION_TEXTS } from './notification-texts.ts';

export interface DescribedNotification {
  title: string;
  /** One line, or one for each notification of a digest. */
  lead: string;
  /** Label and value. */
  facts: [string, string][];
  /** Label of the link to the console. */
  open: string;
}

/** Begins every title. */
const SITE = /^\S+ · /;

/** Returns a notification in words for people. */
export function describeNotification({
  facts: { environment, kind, area, release, actor, reason, cause, evidence, digest = [] },
  at,
  language,
}: Pick<FormattedNotification, 'facts' | 'at' | 'language'>): DescribedNotification {
  const lines = digest.map((one) => {
    const { title, lead } = describeNotification({ facts: one, at: one.at, language });
    return `${minuteOf(one.at)} ${title.replace(SITE, '')}. ${lead}`;
  });
  const { title, lead, causes, labels, counts, open } = NOTIFICATION_TEXTS[language];
  const count = ({ failures, loads }: LoadCounts) => counts(failures, loads, cause);
  const facts: [string, string | null][] = [
    [labels.environment, environment],
    [labels.area, area],
    [labels.release, release],
    [labels.canary, evidence && count(evidence.canary)],
    [labels.stable, evidence && count(evidence.stable)],
    [labels.time, `${minuteOf(at)} UTC`],
  ];
  return {
    title: title[kind](area ?? ''),
    lead:
      kind === 'digest'
        ? lines.join('\n')
        : kind === 'alert'
          ? cause === null
            ? reason
            : causes[cause]
          : lead[kind]({ release: release?.slice(0, 6) ?? '', actor, reason }),
    facts: facts.filter((fact): fact is [string, string] => fact[1] !== null),
    open,
  };
}

const minuteOf = (iso: string) => iso.slice(0, 16).replace('T', ' ');
