import styles from './empty-state.module.css';

const SWATCHES = [
  { turn: -44, className: styles.own },
  { turn: -22, className: styles.mild },
  { turn: 0, className: styles.light },
  { turn: 22, className: styles.lightest },
  { turn: 44, className: styles.deep },
];

export function SwatchFan() {
  return (
    <svg width="300" height="240" viewBox="-20 0 300 240" aria-hidden="true" className={styles.fan}>
      {SWATCHES.map(({ turn, className }) => (
        <rect
          key={turn}
          x="106"
          y="16"
          width="48"
          height="196"
          rx="4"
          transform={`rotate(${turn} 130 196)`}
          className={className}
        />
      ))}
      <circle cx="130" cy="196" r="4.5" strokeWidth="1.5" className={styles.eyelet} />
      <path
        d="M130 200c-4 16 8 16 3 36"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        className={styles.thread}
      />
    </svg>
  );
}
