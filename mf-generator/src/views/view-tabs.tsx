import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Skeleton, Tab, TabList, TabPanel, Tabs } from '@danqing/ui-kit';
import type { Swatch } from '@danqing/color-core';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { ChosenColor } from '../generator/chosen-color.ts';
import type { ColorList } from '../generator/route-color.ts';
import type { SchemeSwatch } from '../generator/scheme.ts';
import { Previews } from '../previews/previews.tsx';
import { useColorVision } from '../seeing/color-vision-context.tsx';
import { useLateView } from './use-late-view.ts';
import styles from './view-tabs.module.css';

const loadContrast = () => import('../seeing/contrast-view.tsx').then((module) => module.ContrastView);
const loadProvenance = () =>
  import('../provenance/provenance-view.tsx').then((module) => module.ProvenanceView);

export interface ViewTabsProps {
  primary: ChosenColor;
  scheme: readonly SchemeSwatch[];
  /** What the previews are drawn in. */
  previewed: readonly Swatch[];
  list: ColorList;
}

const VIEWS = ['examples', 'contrast', 'provenance'] as const;
type View = (typeof VIEWS)[number];

/** What there is to see of a scheme: in use, its contrasts through several eyes, and where the name comes from. */
export function ViewTabs({ primary, scheme, previewed, list }: ViewTabsProps) {
  const { t } = useTranslation('generator');
  const [view, setView] = useState<View>('examples');
  const { vision, wholePage, setWholePage } = useColorVision();
  const contrast = useLateView(view === 'contrast', loadContrast);
  const provenance = useLateView(view === 'provenance', loadProvenance);
  return (
    <Tabs className={styles.views} value={view} onChange={(value) => setView(value as View)}>
      <div className={styles.head}>
        <TabList className={styles.tabs} label={t('views.label')}>
          {VIEWS.map((value) => (
            <Tab key={value} value={value} className={styles.tab}>
              {t(`views.${value}`)}
            </Tab>
          ))}
        </TabList>
        {vision && wholePage ? (
          <button type="button" className={styles.eyes} onClick={() => setWholePage(false)}>
            {t('vision.page', { vision: t(`vision.${vision}`) })}
            <X size={15} strokeWidth={1.6} aria-hidden="true" />
          </button>
        ) : null}
      </div>
      <TabPanel value="examples" className={styles.examples} tabIndex={-1}>
        <Previews swatches={previewed} />
      </TabPanel>
      <TabPanel value="contrast" className={styles.view} tabIndex={-1}>
        {contrast.View ? (
          <contrast.View scheme={scheme} />
        ) : (
          <LateView failed={contrast.failed} onRetry={contrast.retry} />
        )}
      </TabPanel>
      <TabPanel value="provenance" className={styles.view} tabIndex={-1}>
        {provenance.View ? (
          <provenance.View color={primary} list={list} />
        ) : (
          <LateView failed={provenance.failed} onRetry={provenance.retry} />
        )}
      </TabPanel>
    </Tabs>
  );
}

function LateView({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('generator');
  if (!failed) return <Skeleton className={styles.skeleton} />;
  return (
    <p role="alert" className={styles.failed}>
      {t('views.failed')}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('list.retry')}
      </button>
    </p>
  );
}
