import { ListFailure, notify, useRequest } from '@danqing/area-kit';
import { listOwnPictures, memberKeys } from '@danqing/api-client';
import type { MemberPicture } from '@danqing/contracts/creations';
import type { User } from '@danqing/contracts/identity';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useQuery } from '@danqing/shell-sdk/query';
import { Link } from '@danqing/shell-sdk/router';
import {
  Button,
  buttonClass,
  Dialog,
  DialogFrame,
  logError,
  Note,
  Skeleton,
  VisuallyHidden,
} from '@danqing/ui-kit';
import { useEffect, useState, type RefObject } from 'react';
import styles from './avatar-dialog.module.css';
import { useChangeMember } from './use-change-member.ts';

const MAX_PICTURES = 30;
const COMING = [0, 1, 2, 3, 4, 5];

interface AvatarDialogProps {
  member: User;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

export function AvatarDialog({ member, onClose, returnFocus }: AvatarDialogProps) {
  const { t } = useTranslation('self');
  const { t: tProfile } = useTranslation('profile');
  const { basePath } = usePageData();
  const change = useChangeMember(member.id);
  const {
    data: pictures,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: memberKeys.pictures(member.id),
    queryFn: ({ signal }) =>
      listOwnPictures(member.id, MAX_PICTURES, { basePath, fetch: authorizedFetch, signal }),
  });
  useEffect(() => {
    if (error) logError('profile: the own pictures could not be loaded', error);
  }, [error]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [{ phase, failure }, request] = useRequest({ unmount: 'continue' });
  const sending = phase === 'running';
  const present = pictures?.find(({ sizes }) => sizes.some(({ url }) => url === member.image))?.url ?? null;
  const selected = chosen ?? present;

  const send = (url: string | null) =>
    request.start(
      async () => {
        await change({ avatar_url: url });
        notify({ message: t(url === null ? 'avatar.removed' : 'avatar.done'), variant: 'success' });
        onClose();
      },
      {
        onFailure: ({ error: failed, reason }) => {
          if (reason === null) logError('profile: the avatar could not be changed', failed);
        },
      },
    );
  const use = () => {
    if (selected !== null && selected !== present) void send(selected);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogFrame
        className={styles.dialog}
        title={t('avatar.title')}
        closeLabel={t('avatar.close')}
        returnFocus={returnFocus}
      >
        {error !== null && !pictures && !isFetching ? (
          <ListFailure
            message={t('avatar.loadFailed')}
            retry={tProfile('retry')}
            onRetry={() => void refetch()}
          />
        ) : !pictures ? (
          <div className={styles.pictures}>
            <VisuallyHidden>
              <span role="status">{t('avatar.loading')}</span>
            </VisuallyHidden>
            {COMING.map((place) => (
              <Skeleton key={place} className={styles.coming} />
            ))}
          </div>
        ) : pictures.length === 0 ? (
          <div className={styles.empty}>
            <p>{t('avatar.empty')}</p>
            <Link to="/gallery" className={buttonClass('primary')}>
              {t('avatar.step')}
            </Link>
          </div>
        ) : (
          <fieldset className={styles.choice}>
            <legend className={styles.hint}>{t('avatar.hint')}</legend>
            <div className={styles.pictures}>
              {pictures.map((picture, index) => (
                <Choice
                  key={picture.id}
                  picture={picture}
                  label={t('avatar.picture', { number: index + 1 })}
                  checked={picture.url === selected}
                  onChoose={() => {
                    setChosen(picture.url);
                    if (failure) request.clear();
                  }}
                />
              ))}
            </div>
          </fieldset>
        )}
        {failure ? <Note tone="danger">{failure.reason ?? t('avatar.failed')}</Note> : null}
        <div className={styles.buttons} aria-busy={sending || undefined}>
          {member.image === null ? null : (
            <Button
              aria-disabled={sending || undefined}
              className={styles.none}
              onClick={() => void send(null)}
            >
              {t('avatar.none')}
            </Button>
          )}
          <Button onClick={onClose}>{t('avatar.cancel')}</Button>
          {pictures && pictures.length > 0 ? (
            <Button
              variant="primary"
              aria-disabled={selected === null || selected === present || sending || undefined}
              onClick={use}
            >
              {t(sending ? 'avatar.saving' : 'avatar.use')}
            </Button>
          ) : null}
        </div>
      </DialogFrame>
    </Dialog>
  );
}

interface ChoiceProps {
  picture: MemberPicture;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ picture: { url, sizes }, label, checked, onChoose }: ChoiceProps) {
  return (
    <label className={styles.picture}>
      <input
        type="radio"
        name="avatar"
        aria-label={label}
        checked={checked}
        className={styles.radio}
        onChange={onChoose}
      />
      <img src={sizes[0]?.url ?? url} alt="" width={160} height={160} loading="lazy" decoding="async" />
    </label>
  );
}
