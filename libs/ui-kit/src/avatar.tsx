import { classNames } from './class-names.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  name: string;
  /** Address of the picture; without one the name's initial is shown. */
  image: string | null;
  className?: string;
}

/** A person's picture or initial; decoration beside the name, which says who it is. */
export function Avatar({ name, image, className }: AvatarProps) {
  return image ? (
    <img src={image} alt="" className={classNames(styles.avatar, className)} />
  ) : (
    <span aria-hidden="true" className={classNames(styles.avatar, className)}>
      {initial(name)}
    </span>
  );
}

/** Of a Chinese name of usual length its last character, which people go by; else the first sign. */
function initial(name: string): string {
  const signs = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const sign = /^\p{Script=Han}{2,4}$/u.test(name) ? signs.at(-1) : signs[0];
  return (sign ?? '').toLocaleUpperCase();
}
