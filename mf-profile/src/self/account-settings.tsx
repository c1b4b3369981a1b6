import type { User } from '@danqing/contracts/identity';
import { Devices } from './devices.tsx';
import { PublicPageSwitch } from './public-page-switch.tsx';
import styles from './account-settings.module.css';

export function AccountSettings({ member }: { member: User }) {
  return (
    <div className={styles.settings}>
      <PublicPageSwitch member={member} />
      <Devices />
    </div>
  );
}
