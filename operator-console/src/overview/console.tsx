import type { OperatorSession } from '@danqing/contracts/operators';
import type { OperatorArea, OperatorOverview } from '@danqing/contracts/releases';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { OperatorApi } from '../api/operator-api.ts';
import { AreasList } from '../areas/areas-list.tsx';
import { AreaHealth } from '../health/area-health.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import type { MoveKind } from '../moves/move-kind.ts';
import { NotificationsPanel } from '../notifications/notifications-panel.tsx';
import { OpenDialog } from '../moves/open-dialog.tsx';
import { OperatorContext, type Operator } from '../operator-context.ts';
import { PreviewsPanel } from '../previews/previews-panel.tsx';
import { PublishersPanel } from '../publishers/publishers-panel.tsx';
import { ReportsPanel } from '../reports/reports-panel.tsx';
import { SecurityLogPanel } from '../security-log/security-log-panel.tsx';
import { SessionNote } from '../session/session-note.tsx';
import { Approvals } from './approvals.tsx';
import { ConnectionLine } from './connection-line.tsx';
import styles from './console.module.css';
import { MountNote } from './mount-note.tsx';
import { FreezeBanner } from './freeze-banner.tsx';
import { OverviewFeed } from './overview-feed.ts';
import { RollbackAlerts } from './rollback-alerts.tsx';
import { TopBar, type PanelName } from './top-bar.tsx';

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
  const [feed] = useState(() => new OverviewFeed(api, first, { onSignedOut: onExpired }));
  const { overview, lostSince } = useStore(feed.store);
  const [move, setMove] = useState<OpenMove | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [message, setMessage] = useState('');
  useEffect(() => feed.start(), [feed]);

  const operator = useMemo<Operator>(
    () => ({
      api,
      grants: session.grants,
      refresh: feed.refresh,
      openMove: (kind, area) => {
        setMessage('');
        setMove({ kind, area, reason: '' });
      },
      openHistory: setShown,
    }),
    [api, feed, session.grants],
  );
  const current = move && (overview.areas.find(({ area }) => area === move.area.area) ?? move.area);
  const closePanel = () => setPanel(null);
  const shownArea = overview.areas.find(({ area }) => area === shown);

  return (
    <OperatorContext value={operator}>
      <TopBar
        overview={overview}
        session={session}
        isLive={lostSince === null}
        panel={panel}
        onPanel={(name) => setPanel(panel === name ? null : name)}
        onSignOut={onSignOut}
      />
      <main className={styles.main}>
        {lostSince !== null && <ConnectionLine lostSince={lostSince} onRetry={feed.retry} />}
        <SessionNote session={session} />
        <MountNote mounts={overview.mounts} />
        <FreezeBanner overview={overview} />
        <Approvals overview={overview} operator={session.name} onDone={setMessage} />
        <RollbackAlerts areas={overview.areas} />
        <p role="status" className={styles.message}>
          {message}
        </p>
        <AreasList overview={overview} selected={shown} stale={lostSince !== null} />
        {shownArea && (
          <HistoryPanel key={shownArea.area} area={shownArea} onClose={() => setShown(null)}>
            <AreaHealth area={shownArea} />
          </HistoryPanel>
        )}
        {panel === 'previews' && <PreviewsPanel areas={overview.areas} onClose={closePanel} />}
        {panel === 'publishers' && <PublishersPanel areas={overview.areas} onClose={closePanel} />}
        {panel === 'notifications' && <NotificationsPanel areas={overview.areas} onClose={closePanel} />}
        {panel === 'reports' && <ReportsPanel onClose={closePanel} />}
        {panel === 'log' && <SecurityLogPanel onClose={closePanel} />}
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
