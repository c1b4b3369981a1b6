import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './not-found-screen.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface NotFoundScreenProps {
  code?: 404 | 410;
  title: string;
  message?: ReactNode;
  children?: ReactNode;
}

/** Renders the page for 404 and 410: a palette strip with the status in place of a missing swatch. */
export function NotFoundScreen({ code = 404, title, message, children }: NotFoundScreenProps) {
  return (
    <div className={styles.container}>
      <div className={styles.screen}>
        <div className={styles.strip} aria-hidden="true">
          <i className={styles.lightest} />
          <i className={styles.light} />
          <i className={classNames(styles.gone, 'num')}>{code}</i>
          <i className={styles.own} />
          <i className={styles.deep} />
          <i className={styles.deeper} />
          <i className={styles.deepest} />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <VisuallyHidden>{code} </VisuallyHidden>
            {title}
          </h1>
          <div className={styles.body}>
            {message ? <div className={styles.message}>{message}</div> : null}
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
