import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Switch } from '@danqing/ui-kit';
import type { ShownMode } from '../model/generator-state.ts';
import type { GeneratorDispatch } from '../model/generator-store.ts';

export function EvenSwitch({ mode, dispatch }: { mode: ShownMode; dispatch: GeneratorDispatch }) {
  const { t } = useTranslation('generator');
  if (mode !== 'mono' && mode !== 'even') return null;
  return (
    <Switch
      checked={mode === 'even'}
      title={t('tools.evenHint')}
      onChange={(on) => dispatch({ type: 'mode-chosen', mode: on ? 'even' : 'mono' })}
    >
      {t('tools.even')}
    </Switch>
  );
}
