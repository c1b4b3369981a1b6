import { usePageData } from '@danqing/shell-sdk';
import { useEffect } from 'react';
import { deckRun, useDeckRun } from '../model/deck-run.ts';
import { DeckForm } from '../order/deck-form.tsx';
import { OwnDecks } from '../stage/own-decks.tsx';
import { DeckView } from '../stage/deck-view.tsx';
import styles from './deck-screen.module.css';

export function DeckScreen() {
  const { basePath } = usePageData();
  const run = useDeckRun();
  useEffect(() => void deckRun.restore(basePath), [basePath]);
  return (
    <div className={styles.columns}>
      <DeckForm writing={run.phase === 'writing'} onSubmit={(order) => void deckRun.begin(order, basePath)} />
      <div className={styles.side}>
        <DeckView
          run={run}
          onStop={deckRun.stop}
          onResume={() => void deckRun.resume(basePath)}
          onClear={deckRun.clear}
        />
        <OwnDecks
          shown={run.id}
          latest={run.phase === 'done' ? run.id : null}
          onOpen={(id) => void deckRun.open(id, basePath)}
          onRemoved={deckRun.clear}
        />
      </div>
    </div>
  );
}
