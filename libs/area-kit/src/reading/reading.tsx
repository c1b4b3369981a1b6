import { authorName } from '@danqing/contracts/identity';
import { textLanguage } from '@danqing/contracts/locale';
import { useLocale } from '@danqing/shell-sdk';
import { classNames, latePart, useLatePart } from '@danqing/ui-kit';
import styles from './reading.module.css';

/** The table of readings weighs 19 kB, and Chinese readers need none of it. */
const readings = latePart(() => import(/* webpackChunkName: "readings" */ '@danqing/contracts/readings'));

interface ReadingProps {
  /** A name that a member gave. */
  name: string;
  /** A person's name is written as one: "Lín Zhīyuǎn". */
  person?: boolean;
  className?: string;
}

/** The pinyin of a Chinese name, behind it, for readers of English and Japanese. Nothing in Chinese, or without a reading. */
export function Reading({ name, person = false, className }: ReadingProps) {
  const locale = useLocale();
  // What stands in place of a member's name is in the reader's language.
  const chosen = !person || authorName({ name }, locale) === name;
  const wanted = locale !== 'zh' && chosen && textLanguage(name) === 'zh';
  const { part } = useLatePart(readings, wanted);
  const reading = wanted && part ? (person ? part.readMemberName(name) : part.readText(name)) : null;
  return reading === null ? null : (
    <>
      {' '}
      <span lang="zh-Latn" className={classNames(styles.reading, className)}>
        {reading}
      </span>
    </>
  );
}

/** A name that a member gave to a work, in its own language and writing direction. */
export function GivenName({ name, className }: { name: string; className?: string }) {
  return (
    <bdi lang={textLanguage(name)} className={className}>
      {name}
    </bdi>
  );
}

/** The name of a member, with its reading. */
export function MemberName({ user }: { user: { name: string } }) {
  const name = authorName(user, useLocale());
  return (
    <>
      <GivenName name={name} />
      <Reading name={user.name} person />
    </>
  );
}
