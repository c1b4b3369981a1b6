import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Note } from '@danqing/ui-kit';
import { useStore } from 'zustand';
import { useShell } from '../stores/shell-context.ts';

export const EXPIRED_NOTE_ID = 'session-expired';

export function useExpired(): boolean {
  const { session } = useShell();
  return useStore(session, ({ expired }) => expired ?? false);
}

export function ExpiredNote() {
  const { t } = useTranslation();
  return useExpired() ? (
    <div id={EXPIRED_NOTE_ID}>
      <Note tone="accent">{t('session.expired')}</Note>
    </div>
  ) : null;
}
