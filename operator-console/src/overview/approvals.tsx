import type { Approval, OperatorOverview } from '@danqing/contracts/releases';
import { Button, classNames } from '@danqing/ui-kit';
import Info from '@danqing/ui-kit/icons/info';
import { useState } from 'react';
import { Refusal } from '../api/refusal.ts';
import { isSignedIn, personName, shortRelease } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';
import { useNow } from '../use-now.ts';
import { useRights } from '../use-rights.ts';
import styles from './console.module.css';

interface ApprovalsProps {
  overview: OperatorOverview;
  /** Name of the signed-in operator; null with the shared token. */
  operator: string | null;
  onDone: (message: string) => void;
}

export function Approvals({ overview: { approvals, areas }, operator, onDone }: ApprovalsProps) {
  const { t, locale } = useLanguage();
  const nameOf = (id: string) => areas.find(({ area }) => area === id)?.name[locale] ?? id;
  return (
    <div role="status" aria-label={t.approval.title}>
      {approvals.map((approval) => (
        <ApprovalLine
          key={approval.id}
          approval={approval}
          area={nameOf(approval.area)}
          isOwn={isSignedIn(approval.requested_by, operator)}
          onDone={onDone}
        />
      ))}
    </div>
  );
}

interface ApprovalLineProps {
  approval: Approval;
  area: string;
  isOwn: boolean;
  onDone: (message: string) => void;
}

function ApprovalLine({ approval, area, isOwn, onDone }: ApprovalLineProps) {
  const language = useLanguage();
  const { t, format } = language;
  const { api, refresh } = useOperator();
  const { lacking } = useRights();
  const now = useNow();
  const [isSure, setSure] = useState(false);
  const { id, release, kinds, checks, requested_by, reason, approved_by, expires_at } = approval;
  const short = shortRelease(release);
  const missing = lacking([
    { area: approval.area, right: 'activate' },
    ...(checks.length > 0 ? [{ area: 'shell', right: 'activate' } as const] : []),
  ]);
  const decide = async (work: () => Promise<unknown>, message: string) => {
    try {
      await work();
      onDone(message);
    } catch (error) {
      onDone(error instanceof Refusal ? error.message : t.approval.failed);
    }
    await refresh().catch(() => undefined);
  };
  return (
    <div className={classNames(styles.alert, styles.freeze, styles.approval)}>
      <Info size={16} aria-hidden="true" />
      <p>
        <b>
          {approved_by === null
            ? t.approval.waiting(area, short, personName(requested_by, language))
            : t.approval.approved(
                area,
                short,
                personName(approved_by, language),
                format.time(expires_at, now),
              )}
        </b>
        {' · '}
        {[
          ...kinds.map((kind) => t.approval.kinds[kind]),
          ...checks.map((check) => t.gate.checks[check]),
          ...(reason === '' ? [] : [reason]),
          ...(isOwn && approved_by === null ? [t.approval.own] : []),
        ].join(' · ')}
      </p>
      <div className={styles.decisions}>
        {approved_by === null && !isOwn && (
          <Button
            size="sm"
            disabled={missing !== null}
            title={missing ?? undefined}
            onClick={() =>
              isSure ? void decide(() => api.approve(id), t.approval.done(area)) : setSure(true)
            }
          >
            {isSure ? t.approval.sure(short) : t.approval.approve}
          </Button>
        )}
        {missing === null && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => void decide(() => api.decline(id), t.approval.declined)}
          >
            {approved_by === null && !isOwn ? t.approval.decline : t.approval.takeBack}
          </Button>
        )}
      </div>
    </div>
  );
}
