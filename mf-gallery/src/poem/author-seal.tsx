import { classNames } from '@danqing/ui-kit';
import { sealText } from './seal-text.ts';
import styles from './author-seal.module.css';

export function AuthorSeal({ name, className }: { name: string; className?: string }) {
  return (
    <span aria-hidden="true" lang="zh" className={classNames(styles.seal, className)}>
      {sealText(name)}
    </span>
  );
}
