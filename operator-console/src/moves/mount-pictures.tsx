import type { MountPictures as Pictures } from '@danqing/contracts/releases';
import { Button, Note } from '@danqing/ui-kit';
import { useState } from 'react';
import { shortRelease } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';
import styles from './mount-pictures.module.css';

type Answer = 'unread' | 'pending' | 'failed' | Pictures | null;

/** Shows a page with the release beside the same page with the stable one, as the last mount saw them. */
export function MountPictures({ area, release }: { area: string; release: string }) {
  const { t, format } = useLanguage();
  const { api } = useOperator();
  const [answer, setAnswer] = useState<Answer>('unread');
  const load = async () => {
    setAnswer('pending');
    try {
      setAnswer((await api.pictures(area, release)).pictures);
    } catch {
      setAnswer('failed');
    }
  };
  return (
    <div className={styles.pictures}>
      {typeof answer === 'string' && (
        <Button size="sm" disabled={answer === 'pending'} onClick={() => void load()}>
          {answer === 'pending' ? t.loading : t.pictures.show}
        </Button>
      )}
      {answer === 'failed' && <Note tone="danger">{t.pictures.failed}</Note>}
      {answer === null && <Note tone="accent">{t.pictures.none}</Note>}
      {answer !== null && typeof answer === 'object' && (
        <section aria-label={t.pictures.show}>
          <div className={styles.pair}>
            <Picture image={answer.release} name={shortRelease(release)} path={answer.path} />
            {answer.stable && answer.stableRelease && (
              <Picture
                image={answer.stable}
                name={`${shortRelease(answer.stableRelease)} (${t.pictures.stable})`}
                path={answer.path}
              />
            )}
          </div>
          {answer.difference !== null && <p>{t.pictures.difference(format.percent(answer.difference))}</p>}
        </section>
      )}
    </div>
  );
}

function Picture({ image, name, path }: { image: string; name: string; path: string }) {
  return (
    <figure>
      <img src={`data:image/jpeg;base64,${image}`} width={640} height={450} alt={`${path}: ${name}`} />
      <figcaption>
        {name} · {path}
      </figcaption>
    </figure>
  );
}
