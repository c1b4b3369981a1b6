import { PALETTE_LIMITS } from '@danqing/contracts/palettes';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { charactersLeft, type SaveField } from './save-draft.ts';

const NEAR: Record<SaveField, number> = { name: 10, description: 50 };

export function useLengthNote(field: SaveField, text: string): string | null {
  const { t } = useTranslation('generator');
  const left = charactersLeft(field, text);
  if (left < 0) return t('save.tooLong', { max: PALETTE_LIMITS[field], count: -left });
  return left <= NEAR[field] ? t('save.left', { count: left }) : null;
}
