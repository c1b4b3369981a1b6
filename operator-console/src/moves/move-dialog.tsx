import type { GateResult, OperatorArea } from '@danqing/contracts/releases';
import { TEXT_LINE } from '@danqing/contracts/text';
import { Button, Checkbox, classNames, Note } from '@danqing/ui-kit';
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Refusal } from '../api/refusal.ts';
import { Modal } from '../dialog/modal.tsx';
import { actorName, describeMove } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';
import { useNow } from '../use-now.ts';
import controls from '../styles/controls.module.css';
import { GateList } from './gate-list.tsx';
import styles from './move-dialog.module.css';
import type { RequestedMove } from './move-kind.ts';

export interface MoveDialogContext {
  area: OperatorArea;
  current: OperatorArea;
  reason: string;
  /** Restarts from the latest state and retains the typed reason. */
  onReload: (reason: string) => void;
  onDone: (message: string) => void;
  onClose: () => void;
}

export interface MoveDialogProps extends MoveDialogContext {
  title: string;
  lead: string;
  submit: string;
  danger?: boolean;
  /** Null while the input is incomplete. Submitting then calls `onIncomplete`, which marks the field. */
  requestedMove: RequestedMove | null;
  onIncomplete?: () => void;
  /** Release that the gate checks before the move is submitted. Null leaves the check to the move itself. */
  checked?: string | null;
  children?: ReactNode;
}

type GateResponse = { release: string | null } & ({ gate: GateResult } | { gate: null });

export function MoveDialog({
  area,
  current,
  reason: firstReason,
  onReload,
  onDone,
  onClose,
  title,
  lead,
  submit,
  danger = false,
  requestedMove,
  onIncomplete,
  checked = null,
  children,
}: MoveDialogProps) {
  const language = useLanguage();
  const { t, format } = language;
  const { api, refresh } = useOperator();
  const now = useNow();
  const id = useId();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const forceField = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState(firstReason);
  const [reasonMissing, setReasonMissing] = useState(false);
  const [force, setForce] = useState(false);
  const [forceMissing, setForceMissing] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Refusal | 'unreachable' | null>(null);
  const [answer, setAnswer] = useState<GateResponse | null>(null);

  useEffect(() => {
    if (checked === null) return;
    const stop = new AbortController();
    api.check(area.area, checked, stop.signal).then(
      (gate) => setAnswer({ release: checked, gate }),
      () => {
        if (!stop.signal.aborted) setAnswer({ release: checked, gate: null });
      },
    );
    return () => stop.abort();
  }, [api, area.area, checked]);

  useEffect(() => {
    // Gate results above the reason could push the field behind the sticky buttons.
    const field = reasonField.current;
    if (answer && field && field === document.activeElement) field.scrollIntoView({ block: 'nearest' });
  }, [answer]);

  const key = requestedMove && JSON.stringify(requestedMove);
  const [insistedOn, setInsistedOn] = useState<string | null>(null);
  const refusedGate = failure instanceof Refusal && insistedOn === key ? failure.gate : null;
  const gate = refusedGate ?? (checked !== null && answer?.release === checked ? answer.gate : null);
  const checking = checked !== null && answer?.release !== checked;
  const passes = gate === null || gate.verdict === 'compatible';
  const moved = !pending && current.lastMove.sequence !== area.lastMove.sequence;

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (pending || moved) return;
    setReasonMissing(reason.trim() === '');
    setForceMissing(!passes && !force);
    if (!requestedMove) return onIncomplete?.();
    if (reason.trim() === '') return reasonField.current?.focus();
    if (!passes && !force) return forceField.current?.querySelector('input')?.focus();
    setPending(true);
    setFailure(null);
    setInsistedOn(key);
    try {
      const { event: made } = await api.move(area.area, {
        ...requestedMove,
        reason: reason.trim(),
        seen: area.lastMove.sequence,
        ...(passes ? {} : { force: true }),
      });
      await refresh().catch(() => undefined);
      onDone(
        made
          ? t.move.done(made.sequence, area.name[language.locale], describeMove(made, language))
          : t.move.unchanged,
      );
    } catch (error) {
      setForce(false);
      setFailure(error instanceof Refusal ? error : 'unreachable');
      // After any error, the operator must decide on the latest state.
      await refresh().catch(() => undefined);
      setPending(false);
    }
  };

  return (
    <Modal title={title} lead={lead} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        {children}
        <div aria-live="polite" className={styles.gate}>
          {checking && <p className={styles.hint}>{t.gate.checking}</p>}
          {checked !== null && !checking && !gate && <p className={styles.hint}>{t.gate.failed}</p>}
          {gate && <GateList gate={gate} />}
        </div>
        {!passes && (
          <div ref={forceField} className={styles.force}>
            <p>{t.move.forceLead}</p>
            <Checkbox
              checked={force}
              onChange={(event) => setForce(event.target.checked)}
              aria-invalid={forceMissing && !force}
            >
              {t.move.force}
            </Checkbox>
            {forceMissing && !force && <p role="alert">{t.move.forceMissing}</p>}
          </div>
        )}
        <div className={controls.field}>
          <label htmlFor={id}>{t.move.reason}</label>
          <textarea
            ref={reasonField}
            data-first-focus
            id={id}
            rows={2}
            maxLength={500}
            required
            value={reason}
            aria-invalid={reasonMissing && reason.trim() === ''}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setReason(toLine(event.target.value))}
          />
          {reasonMissing && reason.trim() === '' ? (
            <p id={`${id}-hint`} role="alert" className={controls.error}>
              {t.move.reasonMissing}
            </p>
          ) : (
            <p id={`${id}-hint`} className={controls.hint}>
              {t.move.reasonHint}
            </p>
          )}
        </div>
        {moved && (
          <div className={styles.moved}>
            <Note tone="danger">
              {t.move.moved(
                actorName(current.lastMove, language),
                format.time(current.lastMove.at, now),
                describeMove(current.lastMove, language),
                current.lastMove.reason,
              )}
            </Note>
            <Button onClick={() => onReload(reason)}>{t.move.lookAgain}</Button>
          </div>
        )}
        {failure && !moved && !pending && <Failure failure={failure} />}
        <p className={styles.hint}>{t.move.effect}</p>
        <footer className={styles.foot}>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={pending || moved}
            className={classNames((danger || !passes) && controls.danger)}
          >
            {pending ? t.move.pending : submit}
          </Button>
        </footer>
      </form>
    </Modal>
  );
}

function Failure({ failure }: { failure: Refusal | 'unreachable' }) {
  const { t } = useLanguage();
  if (failure === 'unreachable') return <Note tone="danger">{t.move.unreachable}</Note>;
  const problems = failure.gate ? [] : failure.problems;
  return (
    <div>
      <Note tone="danger">
        {t.move.refused} {failure.message}
      </Note>
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={t.move.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Replaces characters that `TEXT_LINE` rejects with spaces, so that pasted text is accepted. */
const toLine = (text: string) =>
  [...text].map((character) => (TEXT_LINE.test(character) ? character : ' ')).join('');
