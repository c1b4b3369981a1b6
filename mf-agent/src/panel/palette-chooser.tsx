import { GivenName, ListFailure, notify, Pager, Reading } from '@danqing/area-kit';
import type { ListedPalette } from '@danqing/api-client';
import { paletteStripes } from '@danqing/color-core';
import { authorName } from '@danqing/contracts/identity';
import { patternPalette, type PatternConfig } from '@danqing/pattern-engine';
import { navigate, requireLogin, useLocale, useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Skeleton, Tab, TabList, TabPanel, Tabs, VisuallyHidden } from '@danqing/ui-kit';
import Check from '@danqing/ui-kit/icons/check';
import { useEffect, useRef, useState } from 'react';
import { colorsInWords } from '../model/colors-in-words.ts';
import {
  useOwnPalettes,
  usePublicPalettes,
  type PagedPalettes,
  type PaletteTab,
} from '../model/use-palettes.ts';
import styles from './panel.module.css';

const STRIPES = 5;

export interface PaletteChooserProps {
  config: PatternConfig;
  /** True when the URL contains colours, so no palette is preselected. */
  linked: boolean;
  onChange: (palette: PatternConfig['palette']) => void;
}

export function PaletteChooser({ config, linked, onChange }: PaletteChooserProps) {
  const { t } = useTranslation('agent');
  const { user } = useSession();
  const [decided, setDecided] = useState<PaletteTab | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const tab = decided ?? (user ? 'mine' : 'public');
  const own = useOwnPalettes(user);
  const open = usePublicPalettes(tab === 'public');
  const shown = tab === 'mine' ? own : open;

  const choose = ({ id, colors, fault }: ListedPalette) => {
    if (fault) return notify({ message: t(`fault.${fault}`), variant: 'error' });
    try {
      onChange(
        patternPalette(
          colors.map(({ hex }) => hex),
          config.seed,
        ),
      );
      setChosen(id);
    } catch (error) {
      reportError(error);
      notify({ message: t('fault.OTHER'), variant: 'error' });
    }
  };

  // Preselects the first palette once, unless the URL contains colours or the visitor chose one.
  const taken = useRef(linked);
  const first = shown.palettes.find(({ fault }) => !fault);
  useEffect(() => {
    if (taken.current || !first) return;
    taken.current = true;
    choose(first);
  });

  return (
    <Tabs value={tab} onChange={(next) => setDecided(next as PaletteTab)} className={styles.chooser}>
      <TabList label={t('palettes')}>
        <Tab value="mine">{t('tab.mine')}</Tab>
        <Tab value="public">{t('tab.public')}</Tab>
      </TabList>
      <TabPanel value={tab} className={styles.panelBody}>
        {tab === 'mine' && !user ? (
          <div className={styles.empty}>
            <p>{t('signIn')}</p>
            <Button size="sm" onClick={() => void requireLogin()}>
              {t('signInAction')}
            </Button>
          </div>
        ) : (
          <Choice tab={tab} choice={shown} chosen={chosen} onChoose={choose} />
        )}
      </TabPanel>
    </Tabs>
  );
}

interface ChoiceProps {
  tab: PaletteTab;
  choice: PagedPalettes;
  chosen: number | null;
  onChoose: (palette: ListedPalette) => void;
}

function Choice({ tab, choice, chosen, onChoose }: ChoiceProps) {
  const { status, palettes, page, pages, turnTo, retry } = choice;
  const { t } = useTranslation('agent');
  const locale = useLocale();
  if (status === 'failed')
    return <ListFailure message={t(`failed.${tab}`)} retry={t('retry')} onRetry={retry} />;
  if (status === 'loading')
    return (
      <>
        <div role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </div>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className={styles.row} />
        ))}
      </>
    );
  if (palettes.length === 0)
    return (
      <div className={styles.empty}>
        <p>{t(`empty.${tab}`)}</p>
        <Button size="sm" onClick={() => navigate('/')}>
          {t('toGenerator')}
        </Button>
      </div>
    );
  return (
    <>
      {palettes.map((palette) => (
        <button
          key={palette.id}
          type="button"
          aria-pressed={palette.id === chosen}
          aria-describedby={`palette-colors-${palette.id}`}
          className={styles.palette}
          onClick={() => onChoose(palette)}
        >
          <span className={styles.stripes} aria-hidden="true">
            {paletteStripes(palette.colors, STRIPES).map(({ hex }) => (
              <i key={hex} style={{ background: hex }} />
            ))}
          </span>
          <span className={styles.names}>
            <span>
              <GivenName name={palette.name || t('unnamed')} />
              <Reading name={palette.name} />
            </span>
            {tab === 'public' && palette.user.name ? (
              <small>
                {t('by', { name: authorName(palette.user, locale) })}
                <Reading name={palette.user.name} person />
              </small>
            ) : null}
          </span>
          <span id={`palette-colors-${palette.id}`} hidden>
            {colorsInWords(palette.colors, STRIPES, locale)}
          </span>
          {palette.id === chosen ? <Check size={17} strokeWidth={1.6} aria-hidden="true" /> : null}
        </button>
      ))}
      {pages > 1 ? (
        <Pager
          page={page}
          pages={pages}
          texts={{
            label: t('pager.label'),
            previous: t('pager.previous'),
            next: t('pager.next'),
            position: t('pager.place', { page, pages }),
          }}
          onPage={turnTo}
        />
      ) : null}
    </>
  );
}
