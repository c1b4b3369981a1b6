import { TopUpLink } from '@danqing/area-kit';
import { COLOR_NAME_LENGTH } from '@danqing/contracts/cocreate';
import { PRICES } from '@danqing/contracts/credits';
import { useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Checkbox, Note, TextField } from '@danqing/ui-kit';
import RotateCcw from '@danqing/ui-kit/icons/rotate-ccw';
import { useRef, type FormEvent } from 'react';
import type { ColorGeneration } from '../model/use-color-generation.ts';
import styles from './name-form.module.css';
import { useNameHint } from './use-name-hint.ts';

export function NameForm({ imagining }: { imagining: ColorGeneration }) {
  const { t } = useTranslation('new-color');
  const { user } = useSession();
  const { draft, fault, failures, cancelled, rename, wantImage, generate, cancel } = imagining;
  const submit = useRef<HTMLButtonElement>(null);
  const busy = imagining.imagining || imagining.painting || imagining.saving;
  const again = draft.color !== null && draft.color.name === draft.name.trim();
  const hint = useNameHint(draft.name);
  const price = PRICES.colorPicture;
  const credits = user?.credits ?? null;
  const tooFew = draft.withImage && credits !== null && credits < price;
  const failure = failures.color;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) generate(draft.name, draft.withImage, true);
  };
  const error = () => {
    if (fault === 'required') return t('name.required');
    return fault === 'tooLong' ? t('name.tooLong', { count: COLOR_NAME_LENGTH }) : null;
  };
  return (
    <form aria-label={t('form')} className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.lead}>{t('lead')}</p>
      <TextField
        large
        className={styles.name}
        label={t('name.label')}
        placeholder={t('name.placeholder')}
        value={draft.name}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => rename(target.value)}
        error={error()}
        hint={hint}
      />
      <div>
        <Checkbox checked={draft.withImage} onChange={({ target }) => wantImage(target.checked)}>
          {t('image.label')} <b className="num">{t('image.price', { count: price })}</b>
          <span className={styles.free}>
            {tooFew ? t('image.tooFew', { count: price, credits: credits ?? 0 }) : t('image.free')}
          </span>
        </Checkbox>
        {tooFew ? <TopUpLink>{t('image.topUp')}</TopUpLink> : null}
      </div>
      <div className={styles.steps}>
        <Button
          ref={submit}
          type="submit"
          size="lg"
          variant={again ? undefined : 'primary'}
          aria-disabled={busy || undefined}
        >
          {again ? <RotateCcw size={17} strokeWidth={1.6} aria-hidden="true" /> : null}
          {again ? t('generate.again') : t('generate.first')}
          {draft.withImage ? <span className="num">{t('image.price', { count: price })}</span> : null}
        </Button>
        {imagining.imagining || imagining.painting ? (
          <Button
            size="lg"
            onClick={() => {
              cancel();
              // This button unmounts, so focus moves to submit.
              submit.current?.focus();
            }}
          >
            {t('cancel.label')}
          </Button>
        ) : null}
      </div>
      <p role="status" className={styles.cancelled}>
        {cancelled ? t(`cancel.${cancelled}`, { count: price }) : null}
      </p>
      {failure ? <Note tone="danger">{failure.reason ?? t('generate.failed')}</Note> : null}
    </form>
  );
}
