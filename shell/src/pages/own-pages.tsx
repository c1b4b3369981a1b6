import { usePageData, type AreaDefinition } from '@danqing/shell-sdk';
import { LegalPage, type LegalPageProps } from '../legal/index.ts';

/** The pages of the shell itself, by the route ids of area.json. Their texts are the namespace `legal`. */
export const ownPages: AreaDefinition['routes'] = {
  terms: () => <Legal document="terms" />,
  privacy: () => <Legal document="privacy" />,
};

function Legal({ document }: Pick<LegalPageProps, 'document'>) {
  return <LegalPage document={document} contact={usePageData().site.contact} />;
}
