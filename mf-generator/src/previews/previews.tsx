import { previewRoles, type PreviewRoles, type Swatch } from '@danqing/color-core';
import { memo, useMemo, type CSSProperties } from 'react';
import { ChartPreview } from './chart-preview.tsx';
import { GoodsPreview } from './goods-preview.tsx';
import { MusicPreview } from './music-preview.tsx';
import styles from './previews.module.css';
import { SlidePreview } from './slide-preview.tsx';

/** Four real things in the colours of the scheme, and in no others. Drawn anew only with other swatches, not with every address. */
export const Previews = memo(function Previews({ swatches }: { swatches: readonly Swatch[] }) {
  const roles = useMemo(() => (swatches.length > 0 ? previewRoles(swatches) : null), [swatches]);
  if (!roles) return null;
  return (
    <div className={styles.previews} style={rolesStyle(roles)}>
      <SlidePreview keyColor={roles.key} />
      <MusicPreview keyColor={roles.key} />
      <GoodsPreview keyColor={roles.key} />
      <ChartPreview keyColor={roles.key} />
    </div>
  );
});

/** The roles as the custom properties that the previews are drawn in. */
const rolesStyle = (roles: PreviewRoles): CSSProperties =>
  Object.fromEntries(Object.entries(roles).map(([role, hex]) => [`--${role}`, hex]));
