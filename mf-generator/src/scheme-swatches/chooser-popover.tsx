import { useTranslation } from '@danqing/shell-sdk/i18n';
import { PopoverContent } from '@danqing/ui-kit';
import { Chooser, type ChooserProps } from './chooser.tsx';
import styles from './chooser.module.css';
import { swatchLabel } from '../model/use-swatch-name.ts';

export function ChooserPopover(props: ChooserProps) {
  const { t } = useTranslation('generator');
  return (
    <PopoverContent
      label={t('chooser.title', { name: swatchLabel(props.slip.swatch, t) })}
      align="center"
      className={styles.popover}
    >
      <Chooser {...props} />
    </PopoverContent>
  );
}
