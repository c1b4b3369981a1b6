import type { ProductCategory } from '@danqing/contracts/agent';
import { makePattern } from '@danqing/pattern-engine';
import { pageTitle } from '@danqing/contracts/page';
import { useLocale, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, IconButton, TitleLabel } from '@danqing/ui-kit';
import RefreshCw from '@danqing/ui-kit/icons/refresh-cw';
import Undo2 from '@danqing/ui-kit/icons/undo-2';
import { useMemo } from 'react';
import { PatternCanvas } from '../drawing/pattern-canvas.tsx';
import { useProducts } from '../model/use-products.ts';
import { usePattern } from '../model/use-pattern.ts';
import { MotifChoice } from '../panel/motif-choice.tsx';
import { PaletteChooser } from '../panel/palette-chooser.tsx';
import { ProductChoice } from '../panel/product-choice.tsx';
import { Ranges } from '../panel/ranges.tsx';
import { ShapeChoice } from '../panel/shape-choice.tsx';
import { ProductPicture } from '../result/product-picture.tsx';
import { Result } from '../result/result.tsx';
import styles from './patterns-page.module.css';

/** ASCII, because file names must survive any file system. */
const FILE_NAMES: Record<ProductCategory, string> = { 服装: 'clothing', 家居: 'home', 用品: 'goods' };

export function PatternsPage() {
  const { t } = useTranslation('agent');
  useTitle(pageTitle(t('title'), useLocale()));
  const { config, linked, change, generate, undo } = usePattern();
  const pattern = useMemo(() => makePattern(config), [config]);
  const products = useProducts(pattern, config);
  const motif = t(`motif.${config.motif}`);
  return (
    <TitleLabel title={t('title')}>
      <div className={styles.columns}>
        <div className={styles.panel}>
          <PatternCanvas pattern={pattern} label={t('preview', { motif })} className={styles.preview} />
          <div className={styles.actions}>
            <Button onClick={generate}>
              <RefreshCw size={16} strokeWidth={1.6} aria-hidden="true" />
              {t('generate')}
            </Button>
            <IconButton label={t('undo')} disabled={!undo} onClick={undo ?? undefined}>
              <Undo2 size={17} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          </div>
          <ProductChoice products={products} />
          <MotifChoice config={config} onChange={(chosen) => change({ motif: chosen })} />
          {config.motif === 'grid' ? (
            <ShapeChoice shapes={config.shapes} onChange={(shapes) => change({ shapes })} />
          ) : null}
          <Ranges config={config} onChange={change} />
          <PaletteChooser config={config} linked={linked} onChange={(palette) => change({ palette })} />
        </div>
        {products.shown && products.made ? (
          <ProductPicture
            made={products.made}
            category={products.category}
            name={motif}
            fileName={`danqing-${config.motif}-${config.seed}-${FILE_NAMES[products.category]}`}
            onBack={() => products.show(false)}
          />
        ) : (
          <Result pattern={pattern} motif={config.motif} name={motif} config={config} />
        )}
      </div>
    </TitleLabel>
  );
}
