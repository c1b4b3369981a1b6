import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useSession } from '@danqing/shell-sdk';
import { useState } from 'react';
import type { ColorGeneration } from '../model/use-color-generation.ts';
import { useSuggestions } from '../model/use-suggestions.ts';
import { SuggestionList } from '../suggestions/suggestion-list.tsx';
import styles from './sidebar.module.css';

export function Sidebar({ imagining }: { imagining: ColorGeneration }) {
  const { t } = useTranslation('new-color');
  const { user } = useSession();
  const { draft, generate } = imagining;
  // Fixed at mount, so that typing does not change the references.
  const [references] = useState(() => (draft.name.trim() ? [draft.name.trim().slice(0, 20)] : []));
  const suggestions = useSuggestions(references, user !== null, false);
  return (
    <aside aria-labelledby="suggested" className={styles.sidebar}>
      <h2 id="suggested" className={styles.title}>
        {t('suggested.title')}
      </h2>
      <SuggestionList
        suggestions={suggestions}
        current={draft.color?.name ?? null}
        // Never with an image, because an image costs a credit and choosing a name must be free.
        onChoose={(name) => generate(name, false, true)}
      />
    </aside>
  );
}
