import type { OperatorArea } from '@danqing/contracts/releases';
import { Button } from '@danqing/ui-kit';
import ChevronDown from '@danqing/ui-kit/icons/chevron-down';
import Undo2 from '@danqing/ui-kit/icons/undo-2';
import { PopoverMenu } from '../dialog/popover-menu.tsx';
import { useLanguage } from '../language/language.ts';
import { canRollBack, furtherMoves } from '../moves/move-kind.ts';
import { useOperator } from '../operator-context.ts';
import styles from './area-actions.module.css';

const DANGEROUS = new Set(['kill', 'retire', 'quarantine']);

export function AreaActions({ area }: { area: OperatorArea }) {
  const { t } = useLanguage();
  const { openMove } = useOperator();
  return (
    <div className={styles.actions}>
      {canRollBack(area) ? (
        <Button size="sm" onClick={() => openMove('rollback', area)}>
          <Undo2 size={14} aria-hidden="true" />
          {t.actions.rollback}
        </Button>
      ) : (
        !area.pointer.retired && <span className={styles.none}>{t.rollback.none}</span>
      )}
      <Button size="sm" onClick={() => openMove('release', area)}>
        {t.actions.release}
      </Button>
      <FurtherActions area={area} />
    </div>
  );
}

function FurtherActions({ area }: { area: OperatorArea }) {
  const { t, locale } = useLanguage();
  const { openMove, openHistory } = useOperator();
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
          {furtherMoves(area).map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className={DANGEROUS.has(kind) ? styles.dangerous : undefined}
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
        </ul>
      )}
    </PopoverMenu>
  );
}
