import { colorGloss } from '@danqing/contracts/page';
import { storyPath, type Story, type StoryNeighbour } from '@danqing/contracts/colors';
import { useAccent, useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { ValueRow } from '../color-block/value-row.tsx';
import { StoryAside } from './story-aside.tsx';
import styles from './story.module.css';

export function StoryView({ story }: { story: Story }) {
  const { t } = useTranslation('story');
  const locale = useLocale();
  const { color, title, content, sources, previous, next } = story;
  useAccent(color);
  const gloss = colorGloss(color, locale);
  const [lead = '', ...paragraphs] = content.split('\n\n');
  return (
    <div className={styles.story}>
      <section className={styles.band} style={{ background: color.hex }} aria-label={t('values')}>
        <p className={styles.reading}>
          <span lang="zh-Latn">{color.pinyin}</span>
          {gloss ? <span>{gloss}</span> : null}
        </p>
        <div className={styles.values}>
          <ValueRow label="HEX" value={color.hex} hex={color.hex} first />
          <ValueRow label="RGB" value={spaced(color.rgb)} hex={color.hex} />
          <ValueRow label="CMYK" value={spaced(color.cmyk)} hex={color.hex} />
        </div>
      </section>
      <article aria-labelledby="story-title" className={styles.prose}>
        <h2 id="story-title">{title}</h2>
        <p className={styles.lead}>{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <footer className={styles.sources}>
          <h3>{t('sources')}</h3>
          <ul>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
          <p>{t('note')}</p>
        </footer>
      </article>
      <StoryAside color={color} />
      {previous || next ? (
        <nav className={styles.storyLink} aria-label={t('others')}>
          {previous ? <StoryLink neighbour={previous} label={t('previous')} /> : null}
          {next ? <StoryLink neighbour={next} label={t('next')} isNext /> : null}
        </nav>
      ) : null}
    </div>
  );
}

interface StoryLinkProps {
  neighbour: StoryNeighbour;
  label: string;
  isNext?: boolean;
}

function StoryLink({ neighbour: { id, name, hex, title }, label, isNext = false }: StoryLinkProps) {
  return (
    <Link
      className={isNext ? styles.next : undefined}
      rel={isNext ? 'next' : 'prev'}
      to={storyPath({ name, history_id: id })}
    >
      <i style={{ background: hex }} aria-hidden="true" />
      <span>
        <small>
          {label} · <span lang="zh">{name}</span>
        </small>{' '}
        <b>{title}</b>
      </span>
    </Link>
  );
}

const spaced = (values: string) => values.replaceAll(',', ', ');
