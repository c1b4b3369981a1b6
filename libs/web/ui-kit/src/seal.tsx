import styles from './seal.module.css';

/**
 * Renders a square seal whose characters are cut out of the text colour. The characters are Chinese in every
 * language. They show `--seal-ground`, by default the accent.
 */
export function Seal({ text, title }: { text: string; title?: string }) {
  return (
    <span className={styles.seal} title={title}>
      <span lang="zh" className={styles.text}>
        {text}
      </span>
    </span>
  );
}
