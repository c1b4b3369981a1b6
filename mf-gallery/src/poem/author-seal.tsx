import { classNames } from '@danqing/ui-kit';
import { sealText } from './seal-text.ts';
import styles from './author-seal.module.css';

/** The red seal of who made a sheet; decoration beside the name. */
export function AuthorSeal({ name, className }: { name: string; className?: string }) {
  return (
    <span aria-hidden="true" lang="zh" className={classNames(styles.seal, className)}>
      {sealText(name)}
    </span>
  );
}
