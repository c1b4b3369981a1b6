export { legalCatalogues } from './catalogues.ts';
export { LegalPage, type LegalPageProps } from './legal-page.tsx';
