import { openDevices } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import MonitorSmartphone from '@danqing/ui-kit/icons/monitor-smartphone';
import styles from './account-settings.module.css';

export function Devices() {
  const { t } = useTranslation('self');
  return (
    <section aria-labelledby="devices-title">
      <h2 id="devices-title" className={styles.title}>
        {t('devices.title')}
      </h2>
      <div className={styles.box}>
        <p className={styles.says}>{t('devices.says')}</p>
        <Button aria-haspopup="dialog" onClick={openDevices}>
          <MonitorSmartphone size={17} strokeWidth={1.6} aria-hidden="true" />
          {t('devices.open')}
        </Button>
      </div>
    </section>
  );
}
