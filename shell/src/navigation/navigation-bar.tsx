import { Account } from './account.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './navigation-bar.module.css';
import { NavigationLinks } from './navigation-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function NavigationBar() {
  return (
    <div className="frame-navigation">
      <div className={styles.bar}>
        <div className={styles.inner}>
          <NavigationLinks place="bar" className={styles.links} />
          <div className={styles.end}>
            <ThemeToggle />
            <LanguageMenu />
            <Account />
          </div>
          <PhoneMenu />
        </div>
      </div>
    </div>
  );
}
