import { GivenName } from '@danqing/area-kit';
import { textOn } from '@danqing/color-core';
import { COLOR_NAME_LENGTH } from '@danqing/contracts/cocreate';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Button, buttonClass, classNames, Note, VisuallyHidden } from '@danqing/ui-kit';
import Check from '@danqing/ui-kit/icons/check';
import { listPath } from '../model/color-path.ts';
import { readableLength } from '../model/color-name.ts';
import { edgeOf } from '../circles/edge.ts';
import type { ColorGeneration } from '../model/use-color-generation.ts';
import styles from './generated-color-view.module.css';
import { Newness } from './newness.tsx';

const UPRIGHT_LENGTH = 5;
const UPRIGHT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const spaced = (values: string) => values.split(',').join(', ');

interface GeneratedColorViewProps {
  imagining: ColorGeneration;
  originHex: string | null;
}

export function GeneratedColorView({ imagining, originHex }: GeneratedColorViewProps) {
  const { t } = useTranslation('new-color');
  const { draft, painting, saving, failures } = imagining;
  const { color, imageUrl } = draft;
  const { image, save } = failures;
  const status = () => {
    if (imagining.imagining) return t('status.imagining');
    if (painting) return t('status.painting');
    return color ? t('status.imagined', { name: color.name, hex: color.hex }) : '';
  };
  return (
    <section aria-label={t('result')} aria-busy={imagining.imagining || painting} className={styles.result}>
      <VisuallyHidden>
        <span role="status">{status()}</span>
      </VisuallyHidden>
      <div
        className={classNames(styles.disc, !color && styles.empty, imagining.imagining && styles.coming)}
        data-edge={color ? edgeOf(color.hex) : undefined}
        style={color ? { background: color.hex, color: textOn(color.hex) } : undefined}
      >
        {color ? <DiscName name={color.name} /> : <p>{imagining.imagining ? t('coming') : t('empty')}</p>}
        {imageUrl && color ? (
          <img
            src={imageUrl}
            alt={t('image.alt', { name: color.name })}
            width={1024}
            height={1024}
            className={styles.picture}
          />
        ) : null}
        {painting ? (
          <span className={classNames(styles.picture, styles.wet)}>{t('image.coming')}</span>
        ) : null}
      </div>
      {color ? (
        <>
          <dl className={styles.values}>
            {(
              [
                ['HEX', color.hex],
                ['RGB', spaced(color.rgb)],
                ['HSL', spaced(color.hsl)],
              ] as const
            ).map(([kind, text]) => (
              <div key={kind}>
                <dt>{kind}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {color.description ? (
            <p dir="auto" className={styles.say}>
              {color.description}
            </p>
          ) : null}
          <p dir="auto" className={styles.maker}>
            {color.maker?.kind === 'model'
              ? t('maker.colorModel', { name: color.maker.name })
              : t('maker.colorStudio')}
          </p>
          <Newness hex={color.hex} name={color.name} />
          {image ? (
            <Note tone="danger" className={styles.note}>
              {image.reason ?? t('image.failed')} {t('image.check')}{' '}
              <button type="button" className={styles.retry} onClick={imagining.paintAgain}>
                {t('image.retry')}
              </button>
            </Note>
          ) : null}
          {save ? (
            <Note tone="danger" className={styles.note}>
              {save.reason ?? t('save.failed')}
            </Note>
          ) : null}
        </>
      ) : null}
      <div className={styles.steps}>
        <Link to={listPath(originHex)} className={buttonClass()}>
          {t('back')}
        </Link>
        <Button
          variant={color ? 'primary' : undefined}
          disabled={!color || imagining.imagining}
          aria-disabled={saving || painting || undefined}
          onClick={saving || painting ? undefined : imagining.save}
        >
          <Check size={17} strokeWidth={1.8} aria-hidden="true" />
          {saving ? t('save.busy') : t('save.label')}
        </Button>
      </div>
    </section>
  );
}

function DiscName({ name }: { name: string }) {
  const length = readableLength(name);
  const upright = UPRIGHT.test(name) && length <= UPRIGHT_LENGTH;
  return (
    <b
      className={classNames(styles.name, upright && styles.upright)}
      data-long={length > COLOR_NAME_LENGTH / 2 || undefined}
    >
      <GivenName name={name} />
    </b>
  );
}
