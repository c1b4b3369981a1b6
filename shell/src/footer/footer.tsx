import { contactHref } from '@danqing/contracts/page';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames } from '@danqing/ui-kit';
import { Link } from 'react-router-dom';
import styles from './footer.module.css';

export interface FooterProps {
  contact?: string | null;
}

export function Footer({ contact = null }: FooterProps) {
  const { t } = useTranslation('footer');
  return (
    <footer className={classNames('frame-footer', styles.footer)}>
      <p className="num">{t('copyright', { year: new Date().getFullYear() })}</p>
      <nav aria-label={t('links')}>
        <ul className={styles.links}>
          {contact !== null && (
            <li>
              <a href={contactHref(contact)}>{t('contact')}</a>
            </li>
          )}
          <li>
            <Link to="/legal/privacy.html">{t('privacy')}</Link>
          </li>
          <li>
            <Link to="/legal/terms.html">{t('terms')}</Link>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
