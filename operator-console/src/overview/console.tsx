import type { OperatorSession } from '@danqing/contracts/operators';
import type { OperatorArea, OperatorOverview } from '@danqing/contracts/releases';
import { Button } from '@danqing/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { OperatorApi } from '../api/operator-api.ts';
import { AreasTable } from '../areas/areas-table.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import { useLanguage } from '../language/language.ts';
import type { MoveKind } from '../moves/move-kind.ts';
import { OpenDialog } from '../moves/open-dialog.tsx';
import { OperatorContext, type Operator } from '../operator-context.ts';
import { PublishersPanel } from '../publishers/publishers-panel.tsx';
import { ReportsPanel } from '../reports/reports-panel.tsx';
import { SecurityLogPanel } from '../security-log/security-log-panel.tsx';
import { SessionNote } from '../session/session-note.tsx';
import controls from '../styles/controls.module.css';
import { ConnectionLine } from './connection-line.tsx';
import styles from './console.module.css';
import { OverviewFeed } from './overview-feed.ts';
import { RollbackAlerts } from './rollback-alerts.tsx';

export interface ConsoleProps {
  api: OperatorApi;
  first: OperatorOverview;
  session: OperatorSession;
  onSignOut: () => void;
  onExpired: () => void;
}

interface OpenMove {
  kind: MoveKind;
  area: OperatorArea;
  reason: string;
}

export function Console({ api, first, session, onSignOut, onExpired }: ConsoleProps) {
  const { t } = useLanguage();
  const [feed] = useState(() => new OverviewFeed(api, first, { onSignedOut: onExpired }));
  const { overview, lostSince } = useStore(feed.store);
  const [move, setMove] = useState<OpenMove | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [panel, setPanel] = useState<'publishers' | 'reports' | 'log' | null>(null);
  const [message, setMessage] = useState('');
  useEffect(() => feed.start(), [feed]);

  const operator = useMemo<Operator>(
    () => ({
      api,
      refresh: feed.refresh,
      openMove: (kind, area) => {
        setMessage('');
        setMove({ kind, area, reason: '' });
      },
      openHistory: setShown,
    }),
    [api, feed],
  );
  const current = move && (overview.areas.find(({ area }) => area === move.area.area) ?? move.area);
  const shownArea = overview.areas.find(({ area }) => area === shown);

  return (
    <OperatorContext value={operator}>
      <header className={styles.top}>
        <h1>{t.title}</h1>
        <span className={`${controls.badge} ${controls.info}`}>{overview.environment}</span>
        <dl>
          <div>
            <dt>{t.document}</dt>
            <dd className={controls.mono}>#{overview.sequence}</dd>
          </div>
          <div>
            <dt>{t.signedInAs}</dt>
            <dd>{session.name ?? t.session.shared}</dd>
          </div>
        </dl>
        <div className={styles.end}>
          {lostSince === null && <span className={styles.live}>{t.connection.live}</span>}
          {(['publishers', 'reports', 'log'] as const).map((each) => (
            <Button
              key={each}
              size="sm"
              aria-pressed={panel === each}
              onClick={() => setPanel(panel === each ? null : each)}
            >
              {t[each].show}
            </Button>
          ))}
          <Button size="sm" onClick={onSignOut}>
            {t.signOut}
          </Button>
        </div>
      </header>
      <main className={styles.main}>
        {lostSince !== null && <ConnectionLine lostSince={lostSince} onRetry={feed.retry} />}
        <SessionNote session={session} />
        <RollbackAlerts areas={overview.areas} />
        <p role="status" className={styles.message}>
          {message}
        </p>
        <AreasTable overview={overview} selected={shown} stale={lostSince !== null} />
        {shownArea && <HistoryPanel key={shownArea.area} area={shownArea} onClose={() => setShown(null)} />}
        {panel === 'publishers' && <PublishersPanel areas={overview.areas} />}
        {panel === 'reports' && <ReportsPanel />}
        {panel === 'log' && <SecurityLogPanel />}
      </main>
      {move && current && (
        <OpenDialog
          key={move.area.lastMove.sequence}
          {...move}
          current={current}
          onReload={(reason) => setMove({ ...move, area: current, reason })}
          onDone={(done) => {
            setMessage(done);
            setMove(null);
          }}
          onClose={() => setMove(null)}
        />
      )}
    </OperatorContext>
  );
}
