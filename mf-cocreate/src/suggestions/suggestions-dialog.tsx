import { COLOR_NAME_LENGTH } from '@danqing/contracts/cocreate';
import { PRICES } from '@danqing/contracts/credits';
import { navigate } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Checkbox, Dialog, DialogFrame, TextField } from '@danqing/ui-kit';
import ArrowRight from '@danqing/ui-kit/icons/arrow-right';
import { useState, type FormEvent, type RefObject } from 'react';
import { NEW_COLOR_PATH } from '../model/color-path.ts';
import { nameFault } from '../model/color-name.ts';
import { useSuggestions } from '../model/use-suggestions.ts';
import { SuggestionList } from './suggestion-list.tsx';
import styles from './suggestions-dialog.module.css';

interface SuggestionsDialogProps {
  references: readonly string[];
  originHex: string | null;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

export function SuggestionsDialog({ references, originHex, onClose, returnFocus }: SuggestionsDialogProps) {
  const { t } = useTranslation('new-color');
  const [withImage, setWithImage] = useState(false);
  const [own, setOwn] = useState('');
  const [fault, setFault] = useState<ReturnType<typeof nameFault>>(null);
  const [signingIn, setSigningIn] = useState(false);
  const suggestions = useSuggestions(references, true, true);
  const begin = (searchTerm: string) => {
    onClose();
    navigate(NEW_COLOR_PATH, { state: { searchTerm, withImage, originHex } });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = nameFault(own);
    setFault(wrong);
    if (!wrong) begin(own.trim());
  };
  const error = () => {
    if (fault === 'required') return t('name.required');
    return fault === 'tooLong' ? t('name.tooLong', { count: COLOR_NAME_LENGTH }) : null;
  };
  // Unmounts during sign-in, because two modal dialogs would fight for focus.
  if (signingIn) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogFrame
        className={styles.dialog}
        title={t('dialog.title')}
        closeLabel={t('dialog.close')}
        returnFocus={returnFocus}
      >
        <form className={styles.own} onSubmit={onSubmit} noValidate>
          <TextField
            className={styles.field}
            label={t('dialog.own')}
            placeholder={t('name.placeholder')}
            value={own}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setOwn(target.value);
              setFault(null);
            }}
            error={error()}
          />
          <Button type="submit">
            {t('dialog.begin')}
            <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />
          </Button>
        </form>
        <h3 className={styles.title}>{t('suggested.title')}</h3>
        <div className={styles.list}>
          <SuggestionList
            suggestions={{
              ...suggestions,
              refresh: () => {
                if (!suggestions.signedOut) return suggestions.refresh();
                setSigningIn(true);
                void suggestions.signIn().then(() => setSigningIn(false));
              },
            }}
            current={null}
            onChoose={begin}
          />
        </div>
        <div className={styles.image}>
          <Checkbox checked={withImage} onChange={({ target }) => setWithImage(target.checked)}>
            {t('image.label')} <b className="num">{t('image.price', { count: PRICES.colorPicture })}</b>
          </Checkbox>
        </div>
      </DialogFrame>
    </Dialog>
  );
}
