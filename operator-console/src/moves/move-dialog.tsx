import type { OperatorArea } from '@danqing/contracts/releases';
import { Button, classNames, Note } from '@danqing/ui-kit';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Modal } from '../dialog/modal.tsx';
import { useLanguage } from '../language/language.ts';
import { useRights } from '../use-rights.ts';
import controls from '../styles/controls.module.css';
import { ForceField } from './force-field.tsx';
import { GateList } from './gate-list.tsx';
import styles from './move-dialog.module.css';
import { endsRollout, rightsFor, type RequestedMove } from './move-kind.ts';
import { FailureNote, MovedNote } from './move-notes.tsx';
import { ReasonField } from './reason-field.tsx';
import { useGate } from './use-gate.ts';
import { useMove } from './use-move.ts';

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

export function MoveDialog(props: MoveDialogProps) {
  const { area, current, requestedMove, onIncomplete, checked = null, danger = false } = props;
  const { t } = useLanguage();
  const { lacking } = useRights();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const forceField = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState(props.reason);
  const [force, setForce] = useState(false);
  const [tried, setTried] = useState({ reason: false, force: false });
  const { checking, result } = useGate(area.area, checked);
  const { pending, failure, attempted, send } = useMove(area, {
    onDone: props.onDone,
    onRefused: () => setForce(false),
  });

  useEffect(() => {
    if (checked === null || checking) return;
    // Gate results above the reason could push the field behind the sticky buttons.
    const field = reasonField.current;
    if (field && field === document.activeElement) field.scrollIntoView({ block: 'nearest' });
  }, [checked, checking]);

  const isAttempted = JSON.stringify(attempted) === JSON.stringify(requestedMove);
  const refusedGate = failure !== null && failure !== 'unreachable' && isAttempted ? failure.gate : null;
  const gate = refusedGate ?? result;
  const passes = gate === null || gate.verdict === 'compatible';
  const moved = !pending && current.lastMove.sequence !== area.lastMove.sequence;

  const needs = (force: boolean) => (requestedMove ? rightsFor(area.area, requestedMove, force) : []);
  const refusal = lacking(needs(false)) ?? (passes ? null : lacking(needs(true)));

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (pending || moved || refusal !== null) return;
    setTried({ reason: reason.trim() === '', force: !passes });
    if (!requestedMove) return onIncomplete?.();
    if (reason.trim() === '') return reasonField.current?.focus();
    if (!passes && !force) return forceField.current?.querySelector('input')?.focus();
    void send(requestedMove, reason.trim(), !passes);
  };

  return (
    <Modal
      title={props.title}
      lead={props.lead}
      onClose={props.onClose}
      onSubmit={onSubmit}
      foot={
        <>
          <Button onClick={props.onClose}>{t.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={pending || moved || refusal !== null}
            className={classNames((danger || !passes) && controls.danger)}
          >
            {pending ? t.move.pending : props.submit}
          </Button>
        </>
      }
    >
      {props.children}
      <div aria-live="polite" className={styles.gate}>
        {checking && <p className={controls.hint}>{t.gate.checking}</p>}
        {checked !== null && !checking && !gate && <p className={controls.hint}>{t.gate.failed}</p>}
        {gate && <GateList gate={gate} />}
      </div>
      {refusal !== null && <Note tone="accent">{refusal}</Note>}
      {!passes && refusal === null && (
        <ForceField field={forceField} checked={force} onChange={setForce} tried={tried.force} />
      )}
      <ReasonField field={reasonField} reason={reason} onChange={setReason} tried={tried.reason} />
      {requestedMove && endsRollout(area, requestedMove) && <Note tone="accent">{t.rollout.ends}</Note>}
      {moved && <MovedNote current={current} onReload={() => props.onReload(reason)} />}
      {failure && !moved && !pending && <FailureNote failure={failure} />}
      <p className={controls.hint}>{t.move.effect}</p>
    </Modal>
  );
}
