import type { ColorList } from '@danqing/area-kit';
import { useTranslation, withLateTexts } from '@danqing/shell-sdk/i18n';
import {
  lazyChunk,
  logError,
  prefetchProps,
  Skeleton,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  useLazyChunk,
  VisuallyHidden,
} from '@danqing/ui-kit';
import type { Swatch } from '@danqing/color-core';
import X from '@danqing/ui-kit/icons/x';
import { useState } from 'react';
import type { ChosenColor } from '../model/chosen-color.ts';
import type { SchemeSwatch } from '../model/scheme.ts';
import { Previews } from '../previews/previews.tsx';
import { pagePreviewCatalogues } from '../page-preview/page-preview-catalogues.ts';
import { seeingCatalogues } from '../seeing/seeing-catalogues.ts';
import { useColorVision } from '../seeing/color-vision-context.tsx';
import styles from './view-tabs.module.css';

const late = {
  page: lazyChunk(() =>
    withLateTexts(
      'page-preview',
      pagePreviewCatalogues,
      import(/* webpackChunkName: "more" */ '../page-preview/page-preview.tsx').then(
        (module) => module.PagePreview,
      ),
    ),
  ),
  contrast: lazyChunk(() =>
    withLateTexts(
      'seeing',
      seeingCatalogues,
      import('../seeing/contrast-view.tsx').then((module) => module.ContrastView),
    ),
  ),
  provenance: lazyChunk(() =>
    import('../provenance/provenance-view.tsx').then((module) => module.ProvenanceView),
  ),
};
const onFailed = (error: unknown) => logError('generator: a view did not load', error);

export interface ViewTabsProps {
  primary: ChosenColor;
  scheme: readonly SchemeSwatch[];
  previewed: readonly Swatch[];
  list: ColorList;
  onReplace: (swatch: string, color: ChosenColor) => void;
}

const VIEWS = ['examples', 'page', 'contrast', 'provenance'] as const;
type View = (typeof VIEWS)[number];

export function ViewTabs({ primary, scheme, previewed, list, onReplace }: ViewTabsProps) {
  const { t } = useTranslation('generator');
  const [view, setView] = useState<View>('examples');
  const { vision, wholePage, setWholePage } = useColorVision();
  const page = useLazyChunk(late.page, view === 'page', onFailed);
  const contrast = useLazyChunk(late.contrast, view === 'contrast', onFailed);
  const provenance = useLazyChunk(late.provenance, view === 'provenance', onFailed);
  return (
    <Tabs className={styles.views} value={view} onChange={(value) => setView(value as View)}>
      <VisuallyHidden>
        <h2>{t('views.label')}</h2>
      </VisuallyHidden>
      <div className={styles.head}>
        <TabList className={styles.tabs} label={t('views.label')}>
          {VIEWS.map((value) => (
            <Tab
              key={value}
              value={value}
              className={styles.tab}
              {...(value !== 'examples' && prefetchProps(late[value]))}
            >
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
      <TabPanel value="page" className={styles.view} tabIndex={-1}>
        {page.part ? <page.part swatches={previewed} primary={primary.hex} /> : <Awaited {...page} />}
      </TabPanel>
      <TabPanel value="contrast" className={styles.view} tabIndex={-1}>
        {contrast.part ? <contrast.part {...{ scheme, list, onReplace }} /> : <Awaited {...contrast} />}
      </TabPanel>
      <TabPanel value="provenance" className={styles.view} tabIndex={-1}>
        {provenance.part ? <provenance.part color={primary} list={list} /> : <Awaited {...provenance} />}
      </TabPanel>
    </Tabs>
  );
}

function Awaited({ failed, retry }: { failed: boolean; retry: () => void }) {
  const { t } = useTranslation('generator');
  if (!failed) return <Skeleton className={styles.skeleton} />;
  return (
    <p role="alert" className={styles.failed}>
      {t('views.failed')}{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        {t('list.retry')}
      </button>
    </p>
  );
}
