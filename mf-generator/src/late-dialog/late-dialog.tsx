import { toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useEffect, useState, type ComponentType } from 'react';
import { logError } from '../log/log-error.ts';

interface LateDialogProps<Props> {
  /** Whether it is time to fetch the code. */
  wanted: boolean;
  /** Gives the component; called again it takes what is there. */
  load: () => Promise<ComponentType<Props>>;
  /** Null: not on screen. */
  props: Props | null;
  /** It did not load, which the visitor has been told. A stable function. */
  onFailure: () => void;
}

/**
 * A dialog whose code comes with its first use: the first page does without it. Not `React.lazy`: React holds back for 300 ms
 * what a Suspense boundary reveals.
 */
export function LateDialog<Props extends object>({ wanted, load, props, onFailure }: LateDialogProps<Props>) {
  const { t } = useTranslation('generator');
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted || Dialog) return;
    load().then(
      (loaded) => setDialog(() => loaded),
      (error: unknown) => {
        logError('a dialog did not load', error);
        toast({ message: t('dialogFailed'), variant: 'error' });
        onFailure();
      },
    );
  }, [wanted, Dialog, load, onFailure, t]);
  return Dialog && props && <Dialog {...props} />;
}
