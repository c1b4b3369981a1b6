import type { OperatorRelease } from '@danqing/contracts/releases';
import { Button, Note } from '@danqing/ui-kit';
import { useState } from 'react';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';
import controls from '../styles/controls.module.css';
import { diffDescriptors, type ChangedEntry, type DescriptorDiff } from './descriptor-diff.ts';
import { shortRelease } from './describe-event.ts';
import styles from './release-diff.module.css';

type Answer = 'none' | 'pending' | 'failed' | readonly [OperatorRelease, OperatorRelease];

export function ReleaseDiff({
  area,
  from,
  to,
  label,
}: {
  area: string;
  from: string;
  to: string;
  label: string;
}) {
  const { t } = useLanguage();
  const { api } = useOperator();
  const [answer, setAnswer] = useState<Answer>('none');
  const load = async () => {
    setAnswer('pending');
    try {
      setAnswer(await Promise.all([api.release(area, from), api.release(area, to)]));
    } catch {
      setAnswer('failed');
    }
  };
  return (
    <div className={styles.diff}>
      {typeof answer === 'string' && (
        <Button size="sm" disabled={answer === 'pending'} onClick={() => void load()}>
          {answer === 'pending' ? t.loading : label}
        </Button>
      )}
      {answer === 'failed' && <Note tone="danger">{t.diff.failed}</Note>}
      {typeof answer !== 'string' && (
        <section aria-label={label}>
          <h3 className={controls.mono}>{t.diff.title(shortRelease(from), shortRelease(to))}</h3>
          <Differences diff={diffDescriptors(answer[0].descriptor, answer[1].descriptor)} />
        </section>
      )}
    </div>
  );
}

function Differences({ diff }: { diff: DescriptorDiff }) {
  const { t } = useLanguage();
  const { added, removed, changed, same } = diff.files;
  const parts = (['contract', 'routes', 'navigation', 'shared'] as const).filter(
    (part) => diff[part].length > 0,
  );
  const filesDiffer = added.length + removed.length + changed.length > 0;
  if (!filesDiffer && parts.length === 0) return <p>{t.diff.nothing}</p>;
  return (
    <dl>
      {parts.map((part) => (
        <div key={part}>
          <dt>{t.diff[part]}</dt>
          {diff[part].map((entry) => (
            <Entry key={entry.name} entry={entry} />
          ))}
        </div>
      ))}
      <div>
        <dt>
          {t.diff.files} <span>{t.diff.same(same)}</span>
        </dt>
        {changed.map(({ path, from }) => (
          <dd key={path} className={styles.changed}>
            <b>{t.diff.changed}</b> {from === path ? path : `${from} → ${path}`}
          </dd>
        ))}
        {added.map((path) => (
          <dd key={path} className={styles.added}>
            <b>{t.diff.added}</b> {path}
          </dd>
        ))}
        {removed.map((path) => (
          <dd key={path} className={styles.removed}>
            <b>{t.diff.removed}</b> {path}
          </dd>
        ))}
      </div>
    </dl>
  );
}

function Entry({ entry: { name, from, to } }: { entry: ChangedEntry }) {
  const { t } = useLanguage();
  return (
    <dd>
      <b>{name}</b> <del>{from ?? t.diff.absent}</del> → <ins>{to ?? t.diff.absent}</ins>
    </dd>
  );
}
