import { copyWithNotice, notify } from '@danqing/area-kit';
import {
  encodeConfig,
  writeCss,
  type Motif,
  type Pattern,
  type PatternConfig,
} from '@danqing/pattern-engine';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, ChoiceMenu, lazyChunk, prefetchProps } from '@danqing/ui-kit';
import Copy from '@danqing/ui-kit/icons/copy';
import Download from '@danqing/ui-kit/icons/download';
import Link2 from '@danqing/ui-kit/icons/link-2';
import { useId, useState } from 'react';
import { PatternCanvas } from '../drawing/pattern-canvas.tsx';
import { PNG_WIDTHS, PRINT } from '../model/file-sizes.ts';
import styles from './result.module.css';

const patternFiles = lazyChunk(() => import('../model/pattern-files.ts'));

const FORMATS = [
  'svgTile',
  'svgSheet',
  ...PNG_WIDTHS.map((width) => `png-${width}` as const),
  'print',
] as const;
type Format = (typeof FORMATS)[number];

export interface ResultProps {
  pattern: Pattern;
  motif: Motif;
  name: string;
  config: PatternConfig;
}

export function Result({ pattern, motif, name, config }: ResultProps) {
  const { t } = useTranslation('agent');
  const locale = useLocale();
  const widthId = useId();
  const [format, setFormat] = useState<Format>('svgTile');
  const [millimetres, setMillimetres] = useState<number>(PRINT.usual);
  const fileName = `danqing-${motif}-${config.seed}`;
  const size = Math.min(PRINT.max, Math.max(PRINT.min, millimetres || PRINT.usual));
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);

  const fileOf = async () => {
    const { pngFile, printFile, sheetFile, tileFile } = await patternFiles.load();
    if (format === 'svgTile') return tileFile(fileName, pattern);
    if (format === 'svgSheet') return sheetFile(fileName, pattern);
    if (format === 'print') return printFile(fileName, pattern, size);
    return pngFile(fileName, pattern, Number(format.slice('png-'.length)));
  };
  const save = async () => {
    try {
      const file = await fileOf();
      (await patternFiles.load()).download(file);
    } catch (error) {
      reportError(error);
      notify({ message: t('exportFailed'), variant: 'error' });
    }
  };
  const copy = (text: string, copied: string) =>
    copyWithNotice(text, { copied, failed: t('copyFailed'), swatch: config.palette.bg }, notify);
  const label = (one: Format) =>
    one === 'svgTile' || one === 'svgSheet' || one === 'print'
      ? t(one)
      : t('pngSize', { pixels: one.slice('png-'.length) });

  return (
    <div className={styles.result}>
      <PatternCanvas pattern={pattern} label={t('result', { motif: name })} className={styles.sheet} />
      <div className={styles.bar}>
        <ChoiceMenu
          label={t('export')}
          value={format}
          options={FORMATS.map((one) => ({ value: one, label: label(one) }))}
          onChange={setFormat}
        />
        {format === 'print' ? (
          <label htmlFor={widthId} className={styles.width}>
            {t('width')}
            <input
              id={widthId}
              type="number"
              inputMode="numeric"
              min={PRINT.min}
              max={PRINT.max}
              value={Number.isNaN(millimetres) ? '' : millimetres}
              onChange={(event) => setMillimetres(event.target.valueAsNumber)}
              onBlur={() => setMillimetres(size)}
            />
          </label>
        ) : null}
        <Button {...prefetchProps(patternFiles)} onClick={() => void save()}>
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          {t('download')}
        </Button>
        <span className={styles.copies}>
          <Button variant="quiet" onClick={() => void copy(writeCss(pattern), t('cssCopied'))}>
            <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
            {t('copyCss')}
          </Button>
          <Button variant="quiet" onClick={() => void copy(linkTo(config), t('linkCopied'))}>
            <Link2 size={16} strokeWidth={1.6} aria-hidden="true" />
            {t('copyLink')}
          </Button>
        </span>
      </div>
      <p className={styles.note}>
        {t('seamless')}
        {format === 'print'
          ? ` · ${t('repeat', { width: number(size), height: number((size * pattern.height) / pattern.width) })}`
          : null}
      </p>
    </div>
  );
}

function linkTo(config: PatternConfig): string {
  const link = new URL(window.location.href);
  link.search = encodeConfig(config).toString();
  link.hash = '';
  return link.href;
}
