import { LazyDialog } from '@danqing/area-kit';
import type { User } from '@danqing/contracts/identity';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Avatar, prefetchProps } from '@danqing/ui-kit';
import Pencil from '@danqing/ui-kit/icons/pencil';
import { useRef, useState } from 'react';
import styles from './avatar-button.module.css';
import { avatarDialog } from './lazy-self-parts.ts';

export function AvatarButton({ member }: { member: User }) {
  const { t } = useTranslation('profile');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('avatar')}
        title={t('avatar')}
        aria-haspopup="dialog"
        className={styles.button}
        onClick={() => setOpen(true)}
        {...prefetchProps(avatarDialog)}
      >
        <Avatar name={member.name} image={member.image} className={styles.avatar} />
        <span className={styles.pencil}>
          <Pencil size={16} strokeWidth={1.6} aria-hidden="true" />
        </span>
      </button>
      <LazyDialog
        needed={open}
        chunk={avatarDialog}
        props={open ? { member, onClose: () => setOpen(false), returnFocus: button } : null}
        failed={t('partFailed')}
        onFailure={() => setOpen(false)}
      />
    </>
  );
}
