import type {
  Delivery,
  NewTarget as Request,
  NotificationTarget,
  OnCallResponse,
  OperatorArea,
} from '@danqing/contracts/releases';
import { Note } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import { Refusal } from '../api/refusal.ts';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';
import { Panel } from '../panel.tsx';
import records from '../styles/records.module.css';
import { useNow } from '../use-now.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { NewTarget } from './new-target.tsx';
import styles from './notifications-panel.module.css';
import { TargetRow } from './target-row.tsx';

/** Gateways deliver every second, so the result of a test appears at the next look. */
const LOOK_MS = 2_000;

export function NotificationsPanel({
  areas,
  onClose,
}: {
  areas: readonly OperatorArea[];
  onClose: () => void;
}) {
  const { t, format } = useLanguage();
  const now = useNow();
  const { api } = useOperator();
  const [targets, setTargets] = useState<readonly NotificationTarget[] | null>(null);
  const [deliveries, setDeliveries] = useState<readonly Delivery[]>([]);
  const [onCall, setOnCall] = useState<OnCallResponse['on_call']>([]);
  const [secret, setSecret] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const look = () =>
      api.deliveries(stop.signal).then(
        (answer) => setDeliveries(answer.deliveries),
        () => undefined,
      );
    api.targets(stop.signal).then(
      (answer) => setTargets(answer.targets),
      () => {
        if (!stop.signal.aborted) setFailure(t.notifications.failed);
      },
    );
    api.onCall(stop.signal).then(
      (answer) => setOnCall(answer.on_call),
      () => undefined,
    );
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [api, t]);

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      setFailure(null);
      return true;
    } catch (error) {
      setFailure(error instanceof Refusal ? error.message : t.notifications.failed);
      return false;
    }
  };
  const add = (request: Request) =>
    attempt(async () => {
      const added = await api.addTarget(request);
      setSecret(added.secret);
      setTargets((all) => [added.target, ...(all ?? [])]);
    });
  const takeOver = (id: number, until: string | null) =>
    attempt(async () => {
      const { target } = await api.scheduleTarget(id, { on_call_until: until });
      setTargets((all) => all?.map((each) => (each.id === id ? target : each)) ?? null);
      setOnCall((await api.onCall()).on_call);
    });
  const revoke = (id: number) =>
    attempt(async () => {
      const { target } = await api.revokeTarget(id);
      setTargets((all) => all?.map((each) => (each.id === id ? target : each)) ?? null);
    });
  const show = ({ delivery }: { delivery: Delivery }) =>
    setDeliveries((all) => [delivery, ...all.filter(({ id }) => id !== delivery.id)]);

  return (
    <Panel title={t.notifications.title} lead={t.notifications.lead} onClose={onClose}>
      {failure && <Note tone="danger">{failure}</Note>}
      <NewTarget areas={areas} onAdd={add} />
      <div role="status">
        {secret && (
          <p className={styles.secret}>
            {t.notifications.secretLead} <code>{secret}</code>
          </p>
        )}
      </div>
      {onCall.length > 0 && (
        <ul className={`${records.list} ${styles.onCall}`} aria-label={t.notifications.onCall}>
          {onCall.map(({ areas: covered, targets: members, until }) => (
            <li key={covered.join()}>
              <b>
                {t.notifications.onCall}: {members.map(({ name }) => name).join(', ')}
              </b>
              <span>{t.notifications.until(format.time(until, now))}</span>
              <span>{covered.join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      {targets?.length === 0 && <p>{t.notifications.nobody}</p>}
      {targets && targets.length > 0 && (
        <ul className={`${records.list} ${styles.targets}`} aria-label={t.notifications.targets}>
          {targets.map((target) => (
            <TargetRow
              key={target.id}
              target={target}
              onTest={() => void attempt(async () => show(await api.testTarget(target.id)))}
              onTakeOver={(until) => void takeOver(target.id, until)}
              onRevoke={() => void revoke(target.id)}
            />
          ))}
        </ul>
      )}
      {deliveries.length > 0 && (
        <>
          <h3 className={styles.heading}>{t.notifications.log}</h3>
          <ul className={`${records.list} ${styles.log}`} aria-label={t.notifications.log}>
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                onRetry={() => void attempt(async () => show(await api.retryDelivery(delivery.id)))}
              />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
