import styles from './seal.module.css';

/**
 * A square seal whose characters are cut out of the text colour. The ground shows through as `--seal-ground`,
 * or as the accent where that is not set. The characters are Chinese in every language.
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
