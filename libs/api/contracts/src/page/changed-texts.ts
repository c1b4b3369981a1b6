export const CHANGED_TEXTS_EVENT = 'danqing:changed-texts';
