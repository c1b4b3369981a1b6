import { setCatalogue, type Catalogues } from '@danqing/i18n';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLocale } from './shell.ts';

/**
 * A component that loads late, with its texts in the language of the page: both are fetched in parallel. At each mount
 * its texts become those of the namespace again, since another release may have set its own.
 */
export async function withLateTexts<Props extends object>(
  namespace: string,
  catalogues: Catalogues,
  part: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Part, { default: texts }] = await Promise.all([part, catalogues[pageLocale()]()]);
  return function PartWithTexts(props: Props) {
    const { i18n } = useTranslation();
    useState(() => setCatalogue(i18n, namespace, texts));
    return <Part {...props} />;
  };
}
