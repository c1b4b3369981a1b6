import { describeDevice, type SessionSummary, type User } from '@danqing/contracts/identity';
import { authorizedFetch, toast, useLocale, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useQuery } from '@danqing/shell-sdk/query';
import { Badge, Button, Dialog, DialogFrame, logError, Note, Skeleton, useOpener } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import styles from './devices-dialog.module.css';
import { endOtherSessions, endSession, listSessions } from './devices-api.ts';

interface DevicesDialogProps {
  member: User;
  onClose: () => void;
}

export function DevicesDialog({ member, onClose }: DevicesDialogProps) {
  const { t } = useTranslation('devices');
  const opener = useOpener();
  const locale = useLocale();
  const { basePath } = usePageData();
  const options = { basePath, fetch: authorizedFetch };
  const {
    data: sessions,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['sessions', member.id],
    queryFn: ({ signal }) => listSessions({ ...options, signal }),
    // Never shows a cached list, because members look for a device that has just signed in.
    gcTime: 0,
  });
  const [ending, setEnding] = useState(false);
  useEffect(() => {
    if (error) logError('the list of sessions could not be loaded', error);
  }, [error]);

  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const time = (at: string) => format.format(new Date(at));
  const nameOf = ({ user_agent }: SessionSummary) => {
    const device = describeDevice(user_agent);
    return device ? t('device', device) : t('unknown');
  };
  const end = async (work: () => Promise<void>, done: string) => {
    setEnding(true);
    try {
      await work();
      await refetch();
      toast({ message: done, variant: 'success' });
    } catch (failure) {
      logError('a session could not be ended', failure);
      toast({ message: t('endFailed'), variant: 'error' });
    } finally {
      setEnding(false);
    }
  };
  const { limited } = member;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogFrame className={styles.dialog} title={t('title')} closeLabel={t('close')} returnFocus={opener}>
        <div className={styles.content} aria-busy={isFetching}>
          {limited ? (
            <Note tone="accent">{t('limited', { time: time(limited.since), reason: limited.reason })}</Note>
          ) : null}
          <p className={styles.intro}>{t('intro')}</p>
          {error && !isFetching && !sessions ? (
            <div className={styles.failure}>
              <Note tone="danger">{t('failed')}</Note>
              <Button onClick={() => void refetch()}>{t('retry')}</Button>
            </div>
          ) : sessions ? (
            <ul className={styles.list}>
              {sessions.map((session) => (
                <li key={session.id}>
                  <div>
                    <p className={styles.device}>
                      <b>{nameOf(session)}</b>
                      {session.current ? <Badge>{t('current')}</Badge> : null}
                    </p>
                    <p className={styles.times}>
                      <span>{t('used', { time: time(session.last_used_at) })}</span>
                      <span>{t('since', { time: time(session.created_at) })}</span>
                    </p>
                  </div>
                  {session.current ? null : (
                    <Button
                      disabled={ending}
                      aria-label={t('endOne', { device: nameOf(session) })}
                      onClick={() => void end(() => endSession(session.id, options), t('ended'))}
                    >
                      {t('end')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <div role="status" aria-label={t('loading')} className={styles.list}>
              <Skeleton className={styles.skeleton} />
              <Skeleton className={styles.skeleton} />
            </div>
          )}
          {sessions && sessions.length > 1 ? (
            <Button
              className={styles.others}
              disabled={ending}
              onClick={() => void end(() => endOtherSessions(options), t('othersEnded'))}
            >
              {t('endOthers')}
            </Button>
          ) : null}
        </div>
      </DialogFrame>
    </Dialog>
  );
}
