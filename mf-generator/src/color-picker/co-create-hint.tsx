import { navigate, requireLogin, usePageExists } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import Plus from '@danqing/ui-kit/icons/plus';
import styles from './color-picker.module.css';

const PATH = '/co-create-colors/new';

/** Whether a text that no colour matches may become the name of a new one: 1 to 4 Chinese characters (specification part 1 §2). */
export const canBeCoCreated = (text: string): boolean => /^\p{Script=Han}{1,4}$/u.test(text.trim());

/** Whether an area has the page on which colours are made together. */
export const useCoCreation = (): boolean => usePageExists(PATH);

/**
 * Navigates to co-creation with the name. A visitor who is signed out signs in first; the navigation follows by itself.
 */
export async function startCoCreation(name: string): Promise<void> {
  if (await requireLogin()) navigate(PATH, { state: { searchTerm: name } });
}

interface CoCreateHintProps {
  name: string;
  /** Says in words that nothing was found; false where the place has said it already. */
  note: boolean;
  onStart: (name: string) => void;
}

/** Nothing has this name; the visitor may give it to a new colour. */
export function CoCreateHint({ name, note, onStart }: CoCreateHintProps) {
  const { t } = useTranslation('generator');
  return (
    <div className={styles.coCreate}>
      {note ? (
        <>
          <p className={styles.coCreateTitle}>{t('unknown.message', { search: name })}</p>
          <p className={styles.coCreateNote}>{t('coCreate.note')}</p>
        </>
      ) : null}
      <Button variant="primary" size="sm" onClick={() => onStart(name)}>
        <Plus size={15} strokeWidth={1.8} aria-hidden="true" />
        {t('coCreate.start', { name })}
      </Button>
    </div>
  );
}
