import { isNamed, nameWithGloss } from '@danqing/contracts/page';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useStore } from 'zustand';
import { Link } from 'react-router-dom';
import { useShell } from '../stores/shell-context.ts';

export function Spine({ to }: { to: string }) {
  const { accent, page } = useShell();
  const { t } = useTranslation();
  const color = useStore(accent);
  const named = isNamed(color) ? color : null;
  const label = t('spine', {
    color: named ? `${nameWithGloss(named, page.locale)} ${color.hex}` : color.hex,
  });
  return (
    <Link className="frame-spine" to={to} aria-label={label}>
      <span className="frame-spine-inner" lang="zh">
        <span className="frame-spine-logo">{t('logo')}</span>
        <span className="frame-spine-name">{named?.name}</span>
        <span className="frame-spine-hex num">{color.hex}</span>
      </span>
    </Link>
  );
}
