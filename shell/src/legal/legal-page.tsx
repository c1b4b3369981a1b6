import {
  legalDate,
  legalPath,
  legalSectionId,
  otherLegalDocument,
  type LegalBody,
  type LegalDocument,
  type LegalDocumentTexts,
} from '@danqing/contracts/legal';
import { contactHref, pageTitle } from '@danqing/contracts/page';
import { useLocale, usePageData, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { TitleLabel } from '@danqing/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './legal-page.module.css';

export interface LegalPageProps {
  document: LegalDocument;
  contact?: string | null;
}

export function LegalPage({ document: name, contact = null }: LegalPageProps) {
  const locale = useLocale();
  const { basePath } = usePageData();
  const { t } = useTranslation('legal');
  const title = t(`${name}.title`);
  const other = otherLegalDocument(name);
  const sections = Object.entries(
    t(`${name}.sections`, { returnObjects: true }) as unknown as LegalDocumentTexts['sections'],
  );
  useTitle(pageTitle(title, locale));
  useScrollToHash();

  return (
    <TitleLabel title={title}>
      <div className={styles.text}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{t('contents')}</h2>
          <ol>
            {sections.map(([key, { heading }], index) => (
              <li key={key}>
                <a href={`#${legalSectionId(index)}`}>
                  <span className="num">{index + 1}</span> {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.prose}>
          <p className={styles.summary}>{t(`${name}.summary`)}</p>
          <p className={styles.date}>{t('effective', { date: legalDate(locale) })}</p>
          {sections.map(([key, { heading, body }], index) => (
            <section key={key} aria-labelledby={legalSectionId(index)}>
              <h2 id={legalSectionId(index)}>
                <span className="num">{index + 1}</span> {heading}
              </h2>
              {paragraphs(body)}
              {key === 'contact' && <Contact contact={contact} />}
            </section>
          ))}
          <p className={styles.also}>
            {t('seeAlso')} <Link to={legalPath(other)}>{t(`${other}.title`)}</Link>
            <br />
            {/*
             * A plain link, because the router would add the language prefix, and this file exists once for
             * all languages.
             */}
            <a href={`${basePath}third-party.txt`}>{t('thirdParty')}</a>
          </p>
        </article>
      </div>
    </TitleLabel>
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

function paragraphs(body: LegalBody): ReactNode[] {
  return body.map((text, key) =>
    typeof text === 'string' ? (
      <p key={key}>{text}</p>
    ) : (
      <ul key={key}>
        {text.map((line, item) => (
          <li key={item}>{line}</li>
        ))}
      </ul>
    ),
  );
}

/** Scrolls to the URL's fragment after rendering, because the browser looks for it before. */
function useScrollToHash(): void {
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
