import { isNamed } from '@danqing/contracts/page';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useStore } from 'zustand';
import { Link } from 'react-router-dom';
import { useShell } from '../stores/shell-context.ts';

/** The colour block, closed: the current colour's name and hex; it leads back to where the block was open. */
export function Spine({ to }: { to: string }) {
  const { accent } = useShell();
  const { t } = useTranslation();
  const color = useStore(accent);
  const name = isNamed(color) ? color.name : null;
  const label = t('spine', { color: name ? `${name} ${color.hex}` : color.hex });
  return (
    <Link className="frame-spine" to={to} aria-label={label}>
      <span className="frame-spine-inner" lang="zh">
        <span className="frame-spine-logo">{t('logo')}</span>
        <span className="frame-spine-name">{name}</span>
        <span className="frame-spine-hex num">{color.hex}</span>
      </span>
    </Link>
  );
}
