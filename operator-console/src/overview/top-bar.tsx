import type { OperatorRight, OperatorSession } from '@danqing/contracts/operators';
import type { OperatorOverview } from '@danqing/contracts/releases';
import { Button } from '@danqing/ui-kit';
import MenuIcon from '@danqing/ui-kit/icons/menu';
import { PopoverMenu } from '../dialog/popover-menu.tsx';
import { useLanguage } from '../language/language.ts';
import { useRights } from '../use-rights.ts';
import controls from '../styles/controls.module.css';
import { NARROW, useMedia } from '../use-media.ts';
import styles from './top-bar.module.css';

const PANELS = ['previews', 'publishers', 'notifications', 'reports', 'log'] as const;
export type PanelName = (typeof PANELS)[number];

/** Right for the whole site that a panel needs. The others show what the operator may read. */
const RIGHT_FOR_PANEL: Partial<Record<PanelName, OperatorRight>> = {
  notifications: 'activate',
  reports: 'moderate',
  log: 'read',
};

/** Returns why the operator may not open a panel, or null if they may. */
function usePanelRefusal() {
  const { lacking } = useRights();
  return (name: PanelName) => {
    const right = RIGHT_FOR_PANEL[name];
    return right ? lacking([{ area: '*', right }]) : null;
  };
}

export interface TopBarProps {
  overview: OperatorOverview;
  session: OperatorSession;
  isLive: boolean;
  panel: PanelName | null;
  onPanel: (name: PanelName) => void;
  onSignOut: () => void;
}

/** The header. On narrow screens its facts and buttons are in a menu. */
export function TopBar(props: TopBarProps) {
  const { overview, isLive, panel, onPanel, onSignOut } = props;
  const { t } = useLanguage();
  const isNarrow = useMedia(NARROW);
  const refusalOf = usePanelRefusal();
  return (
    <header className={styles.top}>
      <h1>{t.title}</h1>
      <span className={controls.badge}>{overview.environment}</span>
      {!isNarrow && <Facts {...props} />}
      <div className={styles.end}>
        {isLive && <span className={styles.live}>{t.connection.live}</span>}
        {isNarrow ? (
          <NarrowMenu {...props} />
        ) : (
          <>
            {PANELS.map((name) => (
              <Button
                key={name}
                size="sm"
                aria-pressed={panel === name}
                disabled={refusalOf(name) !== null}
                title={refusalOf(name) ?? undefined}
                onClick={() => onPanel(name)}
              >
                {t[name].show}
              </Button>
            ))}
            <Button size="sm" onClick={onSignOut}>
              {t.signOut}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

function Facts({ overview, session }: TopBarProps) {
  const { t } = useLanguage();
  return (
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
  );
}

function NarrowMenu(props: TopBarProps) {
  const { t } = useLanguage();
  const refusalOf = usePanelRefusal();
  return (
    <PopoverMenu label={t.menu} button={<MenuIcon size={18} aria-hidden="true" />} className={styles.menu}>
      {(choose) => (
        <>
          <Facts {...props} />
          <ul>
            {PANELS.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  disabled={refusalOf(name) !== null}
                  onClick={choose(() => props.onPanel(name))}
                >
                  {t[name].show}
                </button>
                {refusalOf(name) && <p className={controls.hint}>{refusalOf(name)}</p>}
              </li>
            ))}
            <li>
              <button type="button" onClick={choose(props.onSignOut)}>
                {t.signOut}
              </button>
            </li>
          </ul>
        </>
      )}
    </PopoverMenu>
  );
}
