import type { OperatorArea, Preview } from '@danqing/contracts/releases';
import { Note } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import { Refusal } from '../api/refusal.ts';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';
import { Panel } from '../panel.tsx';
import { NewPreview, type NewPreviewRequest } from './new-preview.tsx';
import { PreviewRow } from './preview-row.tsx';
import records from '../styles/records.module.css';
import styles from './previews-panel.module.css';

export function PreviewsPanel({ areas, onClose }: { areas: readonly OperatorArea[]; onClose: () => void }) {
  const { t } = useLanguage();
  const { api } = useOperator();
  const [previews, setPreviews] = useState<readonly Preview[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    api.previews(stop.signal).then(
      (answer) => setPreviews(answer.previews),
      () => {
        if (!stop.signal.aborted) setFailure(t.previews.failed);
      },
    );
    return () => stop.abort();
  }, [api, t]);

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      setFailure(null);
    } catch (error) {
      setFailure(error instanceof Refusal ? [error.message, ...error.problems].join(' ') : t.previews.failed);
    }
  };
  const add = ({ area, release, days }: NewPreviewRequest) =>
    attempt(async () => {
      const { preview } = await api.addPreview({ releases: [{ area, release }], days });
      // The same operator gets the same preview again, with a later end.
      setPreviews((all) => [preview, ...(all ?? []).filter(({ id }) => id !== preview.id)]);
    });
  const revoke = (id: number) =>
    attempt(async () => {
      const { preview } = await api.revokePreview(id);
      setPreviews((all) => all?.map((each) => (each.id === id ? preview : each)) ?? null);
    });

  return (
    <Panel title={t.previews.title} lead={t.previews.lead} onClose={onClose}>
      {failure && <Note tone="danger">{failure}</Note>}
      <NewPreview areas={areas} onAdd={(request) => void add(request)} />
      {previews?.length === 0 && <p>{t.previews.nobody}</p>}
      {previews && previews.length > 0 && (
        <ul className={`${records.list} ${styles.list}`}>
          {previews.map((preview) => (
            <PreviewRow key={preview.id} preview={preview} onRevoke={() => void revoke(preview.id)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
