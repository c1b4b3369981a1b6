import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useSession } from '@danqing/shell-sdk';
import { useState } from 'react';
import type { Imagining } from '../model/use-imagining.ts';
import { useSuggestions } from '../model/use-suggestions.ts';
import { SuggestionList } from '../suggestions/suggestion-list.tsx';
import styles from './sidebar.module.css';

/** Names to choose from beside the desk: those of the dialog that led here, else new ones. */
export function Sidebar({ imagining }: { imagining: Imagining }) {
  const { t } = useTranslation('new-color');
  const { user } = useSession();
  const { draft, generate } = imagining;
  // What new names are to go with does not change while one types.
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
        // A picture is asked for by its own button: a look at a name costs nothing.
        onChoose={(name) => generate(name, false, true)}
      />
    </aside>
  );
}
