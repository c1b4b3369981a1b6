import type { Locale } from '@danqing/contracts/locale';
import { pageTitle } from '@danqing/contracts/page';
import { useLocale, usePageData, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { TitleSlip } from '@danqing/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { contactHref } from '../footer/contact-href.ts';
import styles from './legal-page.module.css';

/** Day from which both texts apply. */
const EFFECTIVE = new Date('2026-11-20T00:00:00Z');

const OTHER = { terms: 'privacy', privacy: 'terms' } as const;

interface Section {
  heading: string;
  body: Body;
}
/** In reading order: a text is a paragraph, a group of texts a list. */
type Body = Record<string, string | Record<string, string>>;

export interface LegalPageProps {
  document: 'terms' | 'privacy';
  /** A mail address, or the URL of a contact page; without it the page says that there is none. */
  contact?: string | null;
}

/** The terms of service or the privacy policy, with a table of contents. */
export function LegalPage({ document: name, contact = null }: LegalPageProps) {
  const locale = useLocale();
  const { basePath } = usePageData();
  const { t } = useTranslation('legal');
  const title = t(`${name}.title`);
  const sections = Object.entries(
    t(`${name}.sections`, { returnObjects: true }) as unknown as Record<string, Section>,
  );
  useTitle(pageTitle(title, locale));
  useScrollToHash();

  return (
    <TitleSlip title={title}>
      <div className={styles.text}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{t('contents')}</h2>
          <ol>
            {sections.map(([key, { heading }], index) => (
              <li key={key}>
                <a href={`#${anchor(index)}`}>
                  <span className="num">{index + 1}</span> {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.prose}>
          <p className={styles.summary}>{t(`${name}.summary`)}</p>
          <p className={styles.date}>{t('effective', { date: effectiveDate(locale) })}</p>
          {sections.map(([key, { heading, body }], index) => (
            <section key={key} aria-labelledby={anchor(index)}>
              <h2 id={anchor(index)}>
                <span className="num">{index + 1}</span> {heading}
              </h2>
              {paragraphs(body)}
              {key === 'contact' && <Contact contact={contact} />}
            </section>
          ))}
          <p className={styles.also}>
            {t('seeAlso')} <Link to={`/legal/${OTHER[name]}.html`}>{t(`${OTHER[name]}.title`)}</Link>
            <br />
            {/* One file in all languages: the router would put the page's before it. */}
            <a href={`${basePath}third-party.txt`}>{t('thirdParty')}</a>
          </p>
        </article>
      </div>
    </TitleSlip>
  );
}

function Contact({ contact }: { contact: string | null }) {
  const { t } = useTranslation('legal');
  if (contact === null) return <p>{t('contact.none')}</p>;
  return (
    <p>
      {t('contact.given')} <a href={contactHref(contact)}>{t('contact.link')}</a>
    </p>
  );
}

function paragraphs(body: Body): ReactNode[] {
  return Object.entries(body).map(([key, text]) =>
    typeof text === 'string' ? (
      <p key={key}>{text}</p>
    ) : (
      <ul key={key}>
        {Object.entries(text).map(([item, line]) => (
          <li key={item}>{line}</li>
        ))}
      </ul>
    ),
  );
}

const anchor = (index: number) => `section-${index + 1}`;

const effectiveDate = (locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(EFFECTIVE);

/** The browser looked for the section of the address before there was one. */
function useScrollToHash(): void {
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
