import { colorsOf, useColorList } from '@danqing/area-kit';
import { storyPath, type Color } from '@danqing/contracts/colors';
import { colorGloss, pageTitle } from '@danqing/contracts/page';
import { navigate, useLocale, usePageData, useTitle } from '@danqing/shell-sdk';
import { withLocale } from '@danqing/contracts/locale';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useSearchParams } from '@danqing/shell-sdk/router';
import { Segments, Skeleton, TextField, TitleLabel } from '@danqing/ui-kit';
import Search from '@danqing/ui-kit/icons/search';
import { useDeferredValue, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { ListFailure } from '../notes/list-failure.tsx';
import styles from './color-wall.module.css';
import { ARRANGEMENTS, foundGroups, wallGroups, type Arrangement } from './wall-groups.ts';
import { nextWallTile } from './wall-navigation.ts';
import { WallTile } from './wall-tile.tsx';

export function ColorWall() {
  const { t } = useTranslation('wall');
  const locale = useLocale();
  const { basePath } = usePageData();
  useTitle(pageTitle(t('title'), locale));
  const list = useColorList();
  const colors = colorsOf(list);
  const [params, setParams] = useSearchParams();
  const by = ARRANGEMENTS.find((one) => one === params.get('by')) ?? 'hue';
  const [typed, setTyped] = useState('');
  const arrangement = useDeferredValue(by);
  const query = useDeferredValue(typed);
  const groups = useMemo(
    () => foundGroups(wallGroups(colors, arrangement), colors, query),
    [colors, arrangement, query],
  );
  const count = groups.reduce((sum, group) => sum + group.colors.length, 0);
  const [current, setCurrent] = useState<string | null>(null);
  const stop = groups.some((group) => group.colors.some(({ name }) => name === current))
    ? current
    : groups[0]?.colors[0]?.name;
  const path = ({ name, history_id }: Color) =>
    arrangement === 'story' && history_id
      ? storyPath({ name, history_id })
      : `/colors/${encodeURIComponent(name)}`;

  const arrange = (next: Arrangement) =>
    setParams(next === 'hue' ? {} : { by: next }, { replace: true, preventScrollReset: true });
  const onClick = (event: MouseEvent) => {
    const tile = tileOf(event.target);
    const color = colors.find(({ name }) => name === tile?.dataset.tile);
    if (!color || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(path(color));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tile = tileOf(event.target);
    if (!tile || event.altKey || event.metaKey || event.ctrlKey) return;
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')];
    const columns = getComputedStyle(tile.closest('ul')!).gridTemplateColumns.split(' ').length;
    const counts = groups.map((group) => group.colors.length);
    const target = nextWallTile(event.key, tiles.indexOf(tile), counts, columns);
    if (target === null) return;
    event.preventDefault();
    tiles[target]?.focus();
  };
  return (
    <TitleLabel title={t('title')}>
      <div className={styles.head}>
        <Segments
          label={t('by')}
          className={styles.segments}
          value={by}
          onChange={arrange}
          options={ARRANGEMENTS.map((value) => ({ value, label: t(`arrangement.${value}`) }))}
        />
        <TextField
          label={t('search')}
          labelHidden
          placeholder={t('search')}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          leading={<Search size={17} strokeWidth={1.6} aria-hidden="true" />}
          trailing={
            <span className={styles.count} role="status">
              {list.status === 'loaded' ? t('count', { count }) : null}
            </span>
          }
          className={styles.search}
        />
      </div>
      {arrangement === 'season' || arrangement === 'story' ? (
        <p className={styles.note}>{t(`notes.${arrangement}`)}</p>
      ) : null}
      {list.status === 'failed' ? <ListFailure onRetry={list.retry} /> : null}
      {list.status === 'loading' ? <Skeleton className={styles.skeleton} /> : null}
      {list.status === 'loaded' && count === 0 ? (
        <p className={styles.empty}>{t('empty', { query: query.trim().slice(0, 40) })}</p>
      ) : null}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- handles events of the links inside */}
      <div
        className={styles.wall}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setCurrent(tileOf(target)?.dataset.tile ?? null)}
      >
        {groups.map((group) => (
          <section key={`${arrangement} ${group.key}`} aria-labelledby={`wall-${group.key}`}>
            <h2 id={`wall-${group.key}`}>
              {t(`group.${group.key}`)} <span>{group.colors.length}</span>
            </h2>
            <ul>
              {group.colors.map((color) => (
                <WallTile
                  key={color.id}
                  color={color}
                  gloss={colorGloss(color, locale)}
                  href={basePath.slice(0, -1) + withLocale(locale, path(color))}
                  isStop={color.name === stop}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </TitleLabel>
  );
}

const tileOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-tile]');
