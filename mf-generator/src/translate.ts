import type { useTranslation } from '@danqing/shell-sdk/i18n';

/** Gives the text of a key of the area. */
export type Translate = ReturnType<typeof useTranslation<'generator'>>['t'];
