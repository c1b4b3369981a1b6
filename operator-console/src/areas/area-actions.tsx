import { rightsForMove, type OperatorArea } from '@danqing/contracts/releases';
import { Button } from '@danqing/ui-kit';
import ChevronDown from '@danqing/ui-kit/icons/chevron-down';
import Undo2 from '@danqing/ui-kit/icons/undo-2';
import { PopoverMenu } from '../dialog/popover-menu.tsx';
import { useLanguage } from '../language/language.ts';
import { actionsOf, canRollBack, furtherMoves, type PointerMoveKind } from '../moves/move-kind.ts';
import { useOperator } from '../operator-context.ts';
import { useRights } from '../use-rights.ts';
import styles from './area-actions.module.css';

const DANGEROUS = new Set(['kill', 'retire', 'quarantine']);

/** Returns why the operator may not open a dialog, or null if they may make one of its moves. */
function useRefusal({ area }: OperatorArea) {
  const { lacking } = useRights();
  return (kind: PointerMoveKind) => {
    const refusals = actionsOf(kind).map((action) => lacking(rightsForMove(area, action)));
    return refusals.includes(null) ? null : refusals[0]!;
  };
}

export function AreaActions({ area }: { area: OperatorArea }) {
  const { t } = useLanguage();
  const { openMove } = useOperator();
  const refusalOf = useRefusal(area);
  const [noRollback, noRelease] = [refusalOf('rollback'), refusalOf('release')];
  return (
    <div className={styles.actions}>
      {canRollBack(area) ? (
        <Button
          size="sm"
          disabled={noRollback !== null}
          title={noRollback ?? undefined}
          onClick={() => openMove('rollback', area)}
        >
          <Undo2 size={14} aria-hidden="true" />
          {t.actions.rollback}
        </Button>
      ) : (
        !area.pointer.retired && <span className={styles.none}>{t.rollback.none}</span>
      )}
      <Button
        size="sm"
        disabled={noRelease !== null}
        title={noRelease ?? undefined}
        onClick={() => openMove('release', area)}
      >
        {t.actions.release}
      </Button>
      <FurtherActions area={area} />
    </div>
  );
}

function FurtherActions({ area }: { area: OperatorArea }) {
  const { t, locale } = useLanguage();
  const { openMove, openHistory } = useOperator();
  const refusalOf = useRefusal(area);
  const further = furtherMoves(area);
  const kinds: PointerMoveKind[] = [
    ...(canRollBack(area) ? (['rollback'] as const) : []),
    'release',
    ...further,
  ];
  const refusals = [...new Set(kinds.map(refusalOf))].filter((refusal) => refusal !== null);
  return (
    <PopoverMenu
      label={t.actions.moreOf(area.name[locale])}
      button={
        <>
          {t.actions.more}
          <ChevronDown size={14} aria-hidden="true" />
        </>
      }
    >
      {(choose) => (
        <ul>
          {further.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className={DANGEROUS.has(kind) ? styles.dangerous : undefined}
                disabled={refusalOf(kind) !== null}
                onClick={choose(() => openMove(kind, area))}
              >
                {t.actions[kind]}
              </button>
            </li>
          ))}
          <li>
            <button type="button" onClick={choose(() => openHistory(area.area))}>
              {t.actions.history}
            </button>
          </li>
          {refusals.map((refusal) => (
            <li key={refusal} className={styles.refusal}>
              {refusal}
            </li>
          ))}
        </ul>
      )}
    </PopoverMenu>
  );
}
