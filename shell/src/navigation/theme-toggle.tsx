import { useTheme } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { IconButton } from '@danqing/ui-kit';
import Moon from '@danqing/ui-kit/icons/moon';
import Sun from '@danqing/ui-kit/icons/sun';
import { useShell } from '../stores/shell-context.ts';

export function ThemeToggle() {
  const { theme } = useShell();
  const { t } = useTranslation();
  const dark = useTheme() === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <IconButton
      label={t(dark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => theme.set(dark ? 'light' : 'dark')}
    >
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  );
}
