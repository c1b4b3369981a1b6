import { usePageData } from '@danqing/shell-sdk';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { deckRun } from '../model/deck-run.ts';
import { OrderPanel } from '../order/order-panel.tsx';
import { OwnDecks } from '../stage/own-decks.tsx';
import { Stage } from '../stage/stage.tsx';
import styles from './deck-screen.module.css';

export function DeckScreen() {
  const { basePath } = usePageData();
  const run = useStore(deckRun);
  useEffect(() => void deckRun.comeBack(basePath), [basePath]);
  return (
    <div className={styles.columns}>
      <OrderPanel
        writing={run.phase === 'writing'}
        onOrder={(order) => void deckRun.begin(order, basePath)}
      />
      <div className={styles.side}>
        <Stage
          run={run}
          onStop={deckRun.stop}
          onGoOn={() => void deckRun.goOn(basePath)}
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
