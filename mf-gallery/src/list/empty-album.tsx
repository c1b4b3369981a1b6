import type { ReactNode } from 'react';
import styles from './empty-album.module.css';

export function EmptyAlbum({ title, help, step }: { title: ReactNode; help: string; step?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg width="220" height="150" viewBox="0 0 220 150" aria-hidden="true" className={styles.drawing}>
        <rect x="14" y="26" width="120" height="104" className={styles.under} transform="rotate(-5 74 78)" />
        <rect x="50" y="18" width="156" height="112" className={styles.sheet} />
        <path d="M152 18v112M169 30v58M187 30v44" className={styles.rule} />
        <path d="M58 112c14-24 24-42 34-50 9 8 12 20 20 26 9-8 16-4 32 24" className={styles.hill} />
        <circle cx="126" cy="44" r="11" className={styles.sun} />
        <rect x="178" y="104" width="16" height="16" rx="2" className={styles.seal} />
      </svg>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.help}>{help}</p>
      {step}
    </div>
  );
}
