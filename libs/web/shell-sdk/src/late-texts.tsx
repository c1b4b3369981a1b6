import { setCatalogue, type Catalogues } from '@danqing/i18n';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLocale } from './shell.ts';

/**
 * Loads a component and its texts in the page's language in parallel. Sets the namespace's texts at each
 * mount, because another release may have replaced them.
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
