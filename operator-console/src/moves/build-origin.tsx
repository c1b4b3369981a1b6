import type { Provenance } from '@danqing/contracts/releases';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import styles from './build-origin.module.css';

/** Shows the builder of a release, and whether a trusted key signed its statement. */
export function BuildOrigin({ provenance: { builder, key } }: { provenance: Provenance }) {
  const { t } = useLanguage();
  return (
    <>
      <span className={controls.mono}>{builder}</span> ·{' '}
      {key === null ? (
        <span className={styles.claimed}>{t.release.facts.claimed}</span>
      ) : (
        t.release.facts.signedWith(key)
      )}
    </>
  );
}
