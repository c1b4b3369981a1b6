import { chartSubject } from '@danqing/contracts/colors';
import type { useTranslation } from '@danqing/shell-sdk/i18n';

type Translate = ReturnType<typeof useTranslation<'grid'>>['t'];

export function chartTitle(t: Translate, page: number): string {
  const subject = chartSubject(page);
  if (subject.collection === 'sepu') return t('chartTitle.sepu');
  return subject.collection === 'classic'
    ? t('chartTitle.classic', { family: t(`families.${subject.family}`) })
    : t('chartTitle.term', { term: t(`terms.${subject.term}`) });
}
