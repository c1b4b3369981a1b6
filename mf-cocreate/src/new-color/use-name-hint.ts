import { colorsOf, useColorList } from '@danqing/area-kit';
import { SAME_NAME_COLORS } from '@danqing/contracts/cocreate';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useEffect, useState } from 'react';
import { nameFault } from '../model/color-name.ts';
import { useSameName } from '../model/use-same-name.ts';

/** Debounce in milliseconds. */
const STILL = 400;

/** Returns a hint when a traditional colour or other members already use the name; null if none is known. */
export function useNameHint(typed: string): string | null {
  const { t } = useTranslation('new-color');
  const name = nameFault(typed) ? '' : typed.trim();
  const settled = useSettled(name);
  const colors = colorsOf(useColorList(name !== ''));
  const others = useSameName(settled).length;
  const traditional = colors.find((color) => color.name === name);
  if (traditional) return t('name.traditional', { name, hex: traditional.hex });
  if (settled !== name || others === 0) return null;
  return others < SAME_NAME_COLORS
    ? t('name.used', { count: others })
    : t('name.usedMuch', { count: others });
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), STILL);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
