import { navigate, requireLogin, usePageExists } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import Plus from '@danqing/ui-kit/icons/plus';
import styles from './color-picker.module.css';

const PATH = '/co-create-colors/new';

/** Returns whether the text can name a new colour: 1-4 Chinese characters (specification part 1 §2). */
export const canBeCoCreated = (text: string): boolean => /^\p{Script=Han}{1,4}$/u.test(text.trim());

export const useCoCreation = (): boolean => usePageExists(PATH);

export async function startCoCreation(name: string): Promise<void> {
  if (await requireLogin()) navigate(PATH, { state: { searchTerm: name } });
}

interface CoCreateHintProps {
  name: string;
  note: boolean;
  onStart: (name: string) => void;
}

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
