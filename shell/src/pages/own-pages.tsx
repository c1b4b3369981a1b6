import { usePageData, type AreaDefinition } from '@danqing/shell-sdk';
import { LegalPage, type LegalPageProps } from '../legal/index.ts';

export const ownPages: AreaDefinition['routes'] = {
  terms: () => <Legal document="terms" />,
  privacy: () => <Legal document="privacy" />,
};

function Legal({ document }: Pick<LegalPageProps, 'document'>) {
  return <LegalPage document={document} contact={usePageData().site.contact} />;
}
