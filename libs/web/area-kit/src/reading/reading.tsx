import { authorName } from '@danqing/contracts/identity';
import { textLanguage } from '@danqing/contracts/locale';
import { useLocale } from '@danqing/shell-sdk';
import { classNames, lazyChunk, useLazyChunk } from '@danqing/ui-kit';
import styles from './reading.module.css';

/** Loaded on demand, because the table weighs 19 kB and Chinese readers do not need it. */
const readings = lazyChunk(() => import(/* webpackChunkName: "readings" */ '@danqing/contracts/readings'));

interface ReadingProps {
  name: string;
  /** Writes the reading as a person's name: "Lín Zhīyuǎn". */
  person?: boolean;
  className?: string;
}

/**
 * Renders the pinyin after a Chinese name for readers of English and Japanese. Renders nothing in Chinese, or
 * when the name has no reading.
 */
export function Reading({ name, person = false, className }: ReadingProps) {
  const locale = useLocale();
  // Default names and the name of deleted members are already in the reader's language.
  const chosen = !person || authorName({ name }, locale) === name;
  const wanted = locale !== 'zh' && chosen && textLanguage(name) === 'zh';
  const { part } = useLazyChunk(readings, wanted);
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

/** Renders a name given by a member with its own language and writing direction. */
export function GivenName({ name, className }: { name: string; className?: string }) {
  return (
    <bdi lang={textLanguage(name)} className={className}>
      {name}
    </bdi>
  );
}

/**
 * Renders a member's name in its own language, with its `Reading`. A deleted member has a translated
 * placeholder.
 */
export function MemberName({ user }: { user: { name: string } }) {
  const name = authorName(user, useLocale());
  return (
    <>
      <GivenName name={name} />
      <Reading name={user.name} person />
    </>
  );
}
