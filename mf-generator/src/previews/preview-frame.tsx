import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames } from '@danqing/ui-kit';
import type { MouseEvent, ReactNode } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { colorUnderPointer } from './color-under-pointer.ts';
import styles from './previews.module.css';

interface PreviewFrameProps {
  label: string;
  /** Colour that a key press copies, because it has no pointer position. */
  keyColor: string;
  className: string | undefined;
  children: ReactNode;
}

export function PreviewFrame({ label, keyColor, className, children }: PreviewFrameProps) {
  const { t } = useTranslation('generator');
  const copy = useCopy();
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { clientX, clientY, currentTarget } = event;
    // Enter and Space fire a click without a pointer press.
    const pressed = event.detail > 0;
    const hex = pressed
      ? colorUnderPointer(document.elementsFromPoint(clientX, clientY), currentTarget, clientX, clientY)
      : null;
    void copy(hex ?? keyColor, hex ?? keyColor);
  };
  return (
    <button
      type="button"
      className={classNames(styles.preview, className)}
      aria-label={t('preview.label', { label, hex: keyColor })}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
