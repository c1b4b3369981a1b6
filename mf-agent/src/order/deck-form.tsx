import { DECK_LIMITS, type DeckFormat, type RunRequest } from '@danqing/contracts/agent';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, ChoiceMenu } from '@danqing/ui-kit';
import { useId, useState } from 'react';
import { storeTopic, readTopic } from '../model/topic-draft.ts';
import { useDeckPalettes } from '../model/use-deck-palettes.ts';
import styles from './deck-form.module.css';
import field from './field.module.css';
import { PaletteCards } from './palette-cards.tsx';
import { TopicField } from './topic-field.tsx';

export interface DeckFormProps {
  writing: boolean;
  onSubmit: (order: RunRequest) => void;
}

export function DeckForm({ writing, onSubmit }: DeckFormProps) {
  const { t } = useTranslation('deck');
  const headingId = useId();
  const [topic, setTopic] = useState(readTopic);
  const [format, setFormat] = useState<DeckFormat>('ppt');
  const [decided, setDecided] = useState<number | null>(null);
  const choice = useDeckPalettes();
  // Falls back to the first palette when none was chosen or the chosen one is no longer listed.
  const chosen = choice.palettes.find(({ id }) => id === decided) ?? choice.palettes[0] ?? null;
  const ready =
    topic.trim() !== '' && [...topic.trim()].length <= DECK_LIMITS.topic && (chosen?.colors.length ?? 0) > 0;
  const order = () => {
    if (!chosen || !ready || writing) return;
    const { id, name, colors } = chosen;
    onSubmit({
      topic: topic.trim(),
      format,
      palette: {
        id,
        name,
        colors: colors.map(({ hex, name: called }) => ({ hex, ...(called && { name: called }) })),
      },
    });
  };
  return (
    <form
      aria-labelledby={headingId}
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        order();
      }}
    >
      <header>
        <h2 id={headingId} className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.subtitle}>{t('subtitle')}</p>
      </header>
      <TopicField
        value={topic}
        onChange={(next) => {
          setTopic(next);
          storeTopic(next);
        }}
      />
      <div className={field.field}>
        <span className={field.label}>{t('format.label')}</span>
        <ChoiceMenu
          label={t('format.label')}
          value={format}
          options={[{ value: 'ppt', label: t('format.ppt') }]}
          onChange={setFormat}
        />
      </div>
      <PaletteCards choice={choice} chosen={chosen} onChoose={setDecided} />
      <Button type="submit" variant="primary" size="lg" disabled={!ready || writing} className={styles.go}>
        {writing ? t('generating') : t('generate')}
      </Button>
    </form>
  );
}
