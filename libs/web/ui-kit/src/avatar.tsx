import { classNames } from './class-names.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  name: string;
  image: string | null;
  className?: string;
}

/** Renders a member's picture or initial. It is hidden from screen readers, because the name stands beside it. */
export function Avatar({ name, image, className }: AvatarProps) {
  return image ? (
    <img src={image} alt="" className={classNames(styles.avatar, className)} />
  ) : (
    <span aria-hidden="true" className={classNames(styles.avatar, className)}>
      {initial(name)}
    </span>
  );
}

/**
 * Returns the last character of a Chinese name of two to four characters, which belongs to the given name.
 * Returns the first character of any other name.
 */
function initial(name: string): string {
  const signs = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const sign = /^\p{Script=Han}{2,4}$/u.test(name) ? signs.at(-1) : signs[0];
  return (sign ?? '').toLocaleUpperCase();
}
