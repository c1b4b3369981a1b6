import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Dialog, DialogFrame } from '@danqing/ui-kit';
import { useState } from 'react';
import styles from './shortcuts-dialog.module.css';

const MAC = /Mac|iPhone|iPad/.test(navigator.platform);
const COMMAND = MAC ? '⌘' : 'Ctrl';
const OPTION = MAC ? '⌥' : 'Alt';

/** Alternative shortcuts for one action, each a list of keys pressed together. */
type Ways = readonly (readonly string[])[];

const GROUPS = [
  {
    title: 'swatch.title',
    keys: [
      ['swatch.walk', [['←'], ['→'], ['↑'], ['↓']]],
      ['swatch.replace', [['Enter']]],
      ['swatch.copy', [['C']]],
      ['swatch.lock', [['L']]],
      [
        'swatch.move',
        [
          [OPTION, '←'],
          [OPTION, '→'],
        ],
      ],
      ['swatch.add', [['+']]],
      ['swatch.remove', [['Delete']]],
      ['swatch.draw', [['R']]],
    ],
  },
  {
    title: 'page.title',
    keys: [
      ['page.undo', [[COMMAND, 'Z']]],
      [
        'page.redo',
        MAC
          ? [['⇧', '⌘', 'Z']]
          : [
              ['Ctrl', 'Y'],
              ['Ctrl', 'Shift', 'Z'],
            ],
      ],
      ['page.close', [['Esc']]],
      ['page.help', [['?']]],
    ],
  },
] as const satisfies readonly { title: string; keys: readonly (readonly [string, Ways])[] }[];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shortcuts');
  const [returnFocus] = useState(() => ({ current: document.activeElement as HTMLElement | null }));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogFrame
        className={styles.dialog}
        title={t('title')}
        closeLabel={t('close')}
        returnFocus={returnFocus}
      >
        {GROUPS.map(({ title, keys }) => (
          <section key={title}>
            <h3 className={styles.title}>{t(title)}</h3>
            <dl className={styles.keys}>
              {keys.map(([what, ways]) => (
                <div key={what}>
                  <dt>{t(what)}</dt>
                  <dd>
                    {ways.map((way, index) => (
                      <span key={index}>
                        {way.map((key) => (
                          <kbd key={key}>{key}</kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </DialogFrame>
    </Dialog>
  );
}
