import { previewRoles, type PreviewRoles, type Swatch } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { memo, useMemo, type CSSProperties } from 'react';
// Imported first, because the previews' style sheets override it.
import styles from './previews.module.css';
import chart from './chart-preview.module.css';
import { ChartPreview } from './chart-preview.tsx';
import goods from './goods-preview.module.css';
import { GoodsPreview } from './goods-preview.tsx';
import music from './music-preview.module.css';
import { MusicPreview } from './music-preview.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import slide from './slide-preview.module.css';
import { SlidePreview } from './slide-preview.tsx';

const PREVIEWS = [
  { name: 'slide', Preview: SlidePreview, frame: slide.slide },
  { name: 'music', Preview: MusicPreview, frame: music.music },
  { name: 'goods', Preview: GoodsPreview, frame: goods.goods },
  { name: 'chart', Preview: ChartPreview, frame: chart.chart },
] as const;

/**
 * Renders four previews in scheme colours only. Their content never re-renders; the colours come from custom
 * properties.
 */
export const Previews = memo(function Previews({ swatches }: { swatches: readonly Swatch[] }) {
  const { t } = useTranslation('generator');
  const roles = useMemo(() => (swatches.length > 0 ? previewRoles(swatches) : null), [swatches]);
  if (!roles) return null;
  return (
    <div className={styles.previews} style={rolesStyle(roles)}>
      {PREVIEWS.map(({ name, Preview, frame }) => (
        <PreviewFrame key={name} label={t(`preview.${name}.name`)} keyColor={roles.key} className={frame}>
          <Preview />
        </PreviewFrame>
      ))}
    </div>
  );
});

const rolesStyle = (roles: PreviewRoles): CSSProperties =>
  Object.fromEntries(Object.entries(roles).map(([role, hex]) => [`--${role}`, hex]));
