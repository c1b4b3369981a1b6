/** While developing: a translation file was saved. `detail` is the object that was imported from it, with the texts of now. */
export const CHANGED_TEXTS_EVENT = 'danqing:changed-texts';
