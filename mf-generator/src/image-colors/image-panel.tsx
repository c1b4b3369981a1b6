import type { ColorList } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { VisuallyHidden } from '@danqing/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import type { ChoiceActions } from './color-choice.tsx';
import { DropZone } from './drop-zone.tsx';
import { FoundPicture } from './found-picture.tsx';
import { ReadingPicture } from './reading-picture.tsx';
import { useIncomingPicture } from './use-incoming-picture.ts';
import { usePicture } from './use-picture.ts';

interface ImagePanelProps {
  file: File | null;
  label: string;
  list: ColorList;
  actions: ChoiceActions;
}

export function ImagePanel({ file, label, list, actions }: ImagePanelProps) {
  const { t } = useTranslation('pictures');
  const { picture, count, read, setCount, remove } = usePicture();
  const onFile = (chosen: File) => void read(chosen);
  const over = useIncomingPicture(onFile);
  const readFirst = useEffectEvent(() => file && onFile(file));
  useEffect(() => void readFirst(), [file]);

  return (
    <>
      <p role="status">
        <VisuallyHidden>
          {picture.phase === 'read' ? t('found', { count: picture.result.colors.length }) : null}
        </VisuallyHidden>
      </p>
      {over || picture.phase === 'none' ? <DropZone over={over} onFile={onFile} /> : null}
      {/* Hidden but mounted, so that focus and scroll position survive a drag. */}
      <div hidden={over}>
        {picture.phase === 'reading' || picture.phase === 'failed' ? (
          <ReadingPicture picture={picture} onFile={onFile} onCancel={remove} />
        ) : null}
        {picture.phase === 'read' ? (
          <FoundPicture
            key={picture.file.name + picture.file.lastModified}
            picture={picture}
            count={count}
            label={label}
            list={list}
            onCount={(wanted) => void setCount(wanted)}
            onFile={onFile}
            onRemove={remove}
            actions={actions}
          />
        ) : null}
      </div>
    </>
  );
}
