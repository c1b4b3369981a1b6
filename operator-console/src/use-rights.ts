import { hasRight, type Grant } from '@danqing/contracts/operators';
import { useLanguage } from './language/language.ts';
import { useOperator } from './operator-context.ts';

export function useRights() {
  const { grants } = useOperator();
  const { t } = useLanguage();
  const has = (area: string, right: Grant['right']) => hasRight(grants, area, right);
  return {
    has,
    /** Returns why the operator may not do something that needs all these rights, or null if they may. */
    lacking(needs: readonly Grant[]): string | null {
      const missing = needs.find(({ area, right }) => !has(area, right));
      return missing ? t.rights.missing(t.rights.names[missing.right], missing.area) : null;
    },
  };
}
