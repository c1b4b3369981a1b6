/** Texts of one language: nested keys, i18next interpolation `{{name}}`. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}
