import type { useTranslation } from '@danqing/shell-sdk/i18n';

export type Translate = ReturnType<typeof useTranslation<'generator'>>['t'];
